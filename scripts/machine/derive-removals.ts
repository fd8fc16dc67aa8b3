/**
 * `node scripts/run.mjs scripts/machine/derive-removals.ts FOLDER RECORDING…`: writes what packages leave behind after
 * removal and after purging, from outputs of `record-removals.ts`. FOLDER is `src/machines/PLATFORM`; its
 * `removals.json` is replaced. The file contains only differences from the default: configuration, and files that
 * scripts created, stay until the package is purged; empty directories are removed; accounts stay.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageData, RemovalData } from './package-data.ts';
import type { RecordedRemoval } from './recording.ts';

const [folder = '', ...recordings] = process.argv.slice(2);

function toRemoval({ name, left, kept, purged }: RecordedRemoval): RemovalData {
  const { directories = [] }: PackageData = JSON.parse(readFileSync(join(folder, 'packages', `${name}.json`), 'utf8'));
  const isVariable = (path: string): boolean => path.startsWith('/var/') || path.startsWith('/srv/');
  const stays = directories.filter((path) => isVariable(path) && left.includes(path) && !kept.includes(path));
  const remains = kept.filter(isVariable);
  return {
    ...(stays.length > 0 ? { left: stays } : {}),
    ...(remains.length > 0 ? { kept: remains } : {}),
    ...(purged.length > 0 ? { purgedAccounts: purged } : {}),
  };
}

const rows = recordings
  .flatMap((path) => readFileSync(path, 'utf8').trim().split('\n'))
  .map((line): RecordedRemoval => JSON.parse(line))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  .map((row) => [row.name, toRemoval(row)] as const)
  .filter(([, data]) => Object.keys(data).length > 0);
writeFileSync(join(folder, 'removals.json'), `${JSON.stringify(Object.fromEntries(rows), undefined, 2)}\n`);
