/** Looks up keys in the data of an environment like `puppet lookup`. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  collectFacts,
  defaultRelease,
  getRelease,
  isResult,
  lookup,
  platforms,
  readLookupLine,
  type RubySnapshot,
} from '../../engine/index.ts';
import { defaultNode, readCase } from '../case.ts';
import { loadMachines } from '../nodes/by-node.ts';
import { releaseNamed } from '../nodes/nodes-of-folder.ts';
import { compileInput, rubyFor } from '../run-case.ts';

/** Options in addition to those of `puppet lookup`. */
const OPTIONS = [
  { name: 'dir', takesValue: true },
  { name: 'release', takesValue: true },
] as const;

const HELP = `
* --dir:  the directory of the environment, by default the current one
* --release:  the release of Puppet, such as 7.34 or openvox-9

A node has the facts of a Debian 12, which the file of --facts overrides. With --node, that file replaces all of them.
`;

interface Output {
  readonly write: (text: string) => void;
  readonly complain: (text: string) => void;
}

interface LookupOptions {
  readonly loadRuby: () => Promise<RubySnapshot>;
  /** Directory for relative paths; by default the current one. */
  readonly workingFolder?: string;
  /** Path that the output shows for the environment's directory. By default, its real path. */
  readonly folder?: string;
  readonly output?: Output;
}

const standardOutput: Output = {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
};

/** Returns the exit status of `puppet lookup`. */
export async function runLookup(args: readonly string[], options: LookupOptions): Promise<number> {
  const { output = standardOutput } = options;
  const { exitCode, stdout, stderr } = await lookUp(args, options);
  output.write(stdout);
  output.complain(stderr);
  return exitCode;
}

async function lookUp(args: readonly string[], { loadRuby, folder, workingFolder = '.' }: LookupOptions) {
  const line = readLookupLine(args, {}, OPTIONS);
  if (isResult(line)) return line;
  const release = releaseNamed(line.options.get('release') ?? defaultRelease);
  const path = resolve(workingFolder, line.options.get('dir') ?? '.');
  const puppet = { release: getRelease(release) };
  const machine = (await loadMachines(release, []))(defaultNode);
  const read = readCase(path);
  const ruby = await rubyFor(read, { loadRuby });
  const isDescribed = line.options.has('node') && line.options.has('facts');
  const result = lookup(
    line,
    {
      node: defaultNode,
      input: compileInput(read, machine, { release, ruby }),
      findFacts: (node) =>
        isDescribed ? {} : collectFacts(platforms[machine.platform], node, read.options.facts, puppet.release),
      readFile: (file) => {
        const own = resolve(workingFolder, file);
        return existsSync(own) ? readFileSync(own, 'utf8') : undefined;
      },
      folder: folder ?? path,
    },
    puppet,
  );
  return line.options.has('help') ? { ...result, stdout: result.stdout + HELP.trimStart() } : result;
}
