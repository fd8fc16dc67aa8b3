/**
 * `node scripts/run.mjs scripts/machine/derive-packages.ts FOLDER NAMES INDEX… -- RECORDING…`: writes the archive of a
 * platform from Debian's package indexes and from recordings of installed packages. FOLDER is `src/machines/PLATFORM`.
 * NAMES is a file with the names of the packages to include (for Debian 12, `asked-packages.txt`); their dependencies
 * are added. INDEX are `Packages` files; of several versions of a package, the newest is used. RECORDING are outputs of
 * `record-packages.ts` or `read-debs.ts`, the most exact one first. The fresh machine comes from a recording; without
 * one, `FOLDER/fresh.json` stays unchanged.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageData } from './package-contents.ts';
import { freshMachine, splitPackages } from './fresh-machine.ts';
import { withAllAccounts } from './recorded-accounts.ts';
import { Relations } from './relations.ts';
import { readIndexes } from './package-index.ts';
import type { FreshMachineData } from './package-data.ts';
import type { RecordedMachine, RecordedPackage } from './recording.ts';

const words = process.argv.slice(2);
const [folder = '', namesFile = '', ...rest] = words;
const indexFiles = rest.slice(0, rest.indexOf('--'));
const recordingFiles = rest.slice(rest.indexOf('--') + 1);
const readText = (path: string): string => readFileSync(path, 'utf8');

const index = readIndexes(indexFiles.map(readText));
const recordings = new Map<string, RecordedPackage[]>();
let machine: RecordedMachine | undefined;
for (const line of recordingFiles.flatMap((path) =>
  readText(path)
    .split('\n')
    .filter((each) => each !== ''),
)) {
  const row: RecordedMachine | RecordedPackage = JSON.parse(line);
  if ('owners' in row) machine ??= row;
  else recordings.set(row.name, [...(recordings.get(row.name) ?? []), row]);
}

const packages = join(folder, 'packages');
rmSync(packages, { recursive: true, force: true });
mkdirSync(packages, { recursive: true });
const recorded = withAllAccounts(recordings);
if (machine !== undefined) {
  for (const row of splitPackages(machine)) recorded.set(row.name, row);
  writeFileSync(join(folder, 'fresh.json'), `${JSON.stringify(freshMachine(machine), undefined, 2)}\n`);
}

const wanted = new Set(readText(namesFile).trim().split(/\s+/));
const fresh: FreshMachineData = JSON.parse(readText(join(folder, 'fresh.json')));
const relations = new Relations(index, [...fresh.packages, ...wanted]);
for (const name of relations.archive) {
  const row = recorded.get(name);
  if (row === undefined) continue;
  const data = packageData(row, wanted.has(name));
  if (Object.keys(data).length === 0) continue;
  writeFileSync(join(packages, `${name}.json`), `${JSON.stringify(data, undefined, 2)}\n`);
}
writeFileSync(join(folder, 'index.txt'), `${relations.lines().join('\n')}\n`);
