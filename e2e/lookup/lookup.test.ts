/** Compares the subcommand `lookup` with recorded output of the real `puppet lookup`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bootedRuby } from '../../scripts/ruby/assets.ts';
import { runLookup } from '../../src/cli/verbs/lookup.ts';
import { splitWords } from './split-words.ts';

interface Recorded {
  readonly environment: string;
  readonly command: string;
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

const rows = readFileSync(join(import.meta.dirname, 'expected.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Recorded => JSON.parse(line));

/** Runs a line of `commands.txt` in its environment. */
async function run(environment: string, command: string): Promise<Omit<Recorded, 'environment' | 'command'>> {
  const folder = join(import.meta.dirname, 'environments', environment);
  const given = ['--node', 'web1.example.com', '--facts', 'facts.yaml'];
  let [stdout, stderr] = ['', ''];
  const exitCode = await runLookup([...given, ...splitWords(command)], {
    loadRuby: bootedRuby,
    workingFolder: folder,
    folder: '/etc/puppetlabs/code/environments/production',
    output: { write: (text) => (stdout += text), complain: (text) => (stderr += text) },
  });
  return { exitCode, stdout, stderr };
}

describe.each([...new Set(rows.map(({ environment }) => environment))])('%s', (environment) => {
  it.each(rows.filter((row) => row.environment === environment))(
    '$command',
    async ({ command, exitCode, stdout, stderr }) => {
      expect(await run(environment, command)).toEqual({ exitCode, stdout, stderr });
    },
  );
});
