/**
 * `npm run parse-corpus -- DIR ...`: parses every manifest in the folders, and compares the syntax tree or the first
 * error with the Puppet of this machine (`PUPPET_LIB` selects a checkout). The exit status is 1 if a file differs.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseText } from '../../src/cli/parse-text.ts';

interface Row {
  readonly file: string;
  readonly pn?: string;
  readonly error?: string;
}

const script = fileURLToPath(new URL('../../e2e/conformance/pn.rb', import.meta.url));

function manifestsBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return path.endsWith('.pp') ? [path] : [];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => manifestsBelow(join(path, name)));
}

function puppetRows(files: readonly string[]): Row[] {
  const result = spawnSync('ruby', [script], { input: `${files.join('\n')}\n`, encoding: 'utf8', maxBuffer: 1 << 30 });
  if (result.error !== undefined || result.status !== 0) {
    throw new Error(
      `Puppet could not be asked: ${result.error?.message ?? result.stderr}\nInstall Ruby and Puppet, and try again.`,
    );
  }
  return result.stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

/**
 * Error of Puppet's own printer for an untyped parameter that captures the remaining arguments (`*$rest`): the printer
 * uses a class that does not exist.
 */
const printerFault = /undefined method `Literal' for Puppet::Pops::PN/;

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('npm run parse-corpus -- DIR ...');
  process.exit(2);
}
const files = folders.flatMap((folder) => manifestsBelow(resolve(folder)));
let equal = 0;
let unprintable = 0;
const different: string[] = [];
for (const theirs of puppetRows(files)) {
  if (theirs.error !== undefined && printerFault.test(theirs.error)) {
    unprintable += 1;
    continue;
  }
  const ours = parseText(theirs.file, readFileSync(theirs.file, 'utf8'));
  const same = 'pn' in ours ? ours.pn === theirs.pn : ours.error.message === theirs.error;
  if (same) equal += 1;
  else different.push(theirs.file);
}
for (const file of different) console.log(`different: ${file}`);
console.log(
  `${files.length} files: ${equal} equal, ${different.length} different${unprintable === 0 ? '' : `, ${unprintable} that Puppet's own printer fails on`}`,
);
process.exitCode = different.length === 0 ? 0 : 1;
