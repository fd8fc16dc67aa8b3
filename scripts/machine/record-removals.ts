/**
 * `unshare --mount --pid --fork node scripts/run.mjs scripts/machine/record-removals.ts ROOT FOLDER NAME… >
 * removals.jsonl`: records what packages leave behind. Installs, removes and purges them one after the other on a copy
 * of a fresh Debian, and prints a JSON object per line for each (`RecordedRemoval`). ROOT is the folder that
 * `e2e/conformance/recorder/debian/prepare_root.sh` creates. FOLDER is `src/machines/PLATFORM`, whose data lists the
 * paths of each package to inspect. Without NAME, records all packages with accounts or variable data. Needs root and
 * Debian's registry.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageData } from './package-data.ts';
import { APT_OPTIONS, enterMachine, inMachine, readMachine } from './recording-machine.ts';
import type { RecordedRemoval } from './recording.ts';

const [base = '', folder = '', ...asked] = process.argv.slice(2);

function readData(name: string): PackageData {
  return JSON.parse(readFileSync(join(folder, 'packages', `${name}.json`), 'utf8'));
}

function hasMoreThanConfiguration({ users, groups, generated = [], directories = [] }: PackageData): boolean {
  return users !== undefined || groups !== undefined || generated.length > 0 || directories.length > 0;
}

/** Returns the paths of a package outside of `/usr`, and the directories above them that belong only to packages. */
function listPaths({ files = [], generated = [], directories = [], links = {}, ownership = [] }: PackageData) {
  const owned = ownership.map((line) => line.split(' ')[0] ?? '');
  const all = [...files, ...generated, ...directories, ...Object.keys(links), ...owned];
  return [...new Set(all.filter((path) => /^\/(etc|var|srv|opt)\//.test(path)))];
}

function accounts(): ReadonlySet<string> {
  const names = (file: string): readonly string[] =>
    readMachine(file)
      .split('\n')
      .map((line) => line.split(':')[0] ?? '');
  return new Set([
    ...names('etc/passwd').map((each) => `user:${each}`),
    ...names('etc/group').map((each) => `group:${each}`),
  ]);
}

function existing(paths: readonly string[]): readonly string[] {
  const { output } = inMachine([
    'sh',
    '-c',
    'for p in "$@"; do if [ -e "$p" ] || [ -L "$p" ]; then echo "$p"; fi; done',
    'sh',
    ...paths,
  ]);
  return output.split('\n').filter((path) => path !== '');
}

function apt(...words: readonly string[]): number {
  return inMachine(['apt-get', '-q', '-y', ...APT_OPTIONS, ...words]).status;
}

function recorded(name: string): RecordedRemoval | undefined {
  const paths = listPaths(readData(name));
  const atFirst = new Set(existing(paths));
  const status = apt('install', '--no-install-recommends', name);
  const laid = existing(paths).filter((path) => !atFirst.has(path));
  const before = accounts();
  if (status !== 0 || apt('remove', name) !== 0) return undefined;
  const left = existing(laid);
  if (apt('purge', name) !== 0) return undefined;
  const after = accounts();
  const purged = [...before].filter((each) => !after.has(each));
  return { name, laid, left, kept: existing(laid), purged };
}

const fresh: { readonly packages: readonly string[] } = JSON.parse(readFileSync(join(folder, 'fresh.json'), 'utf8'));
const all = readdirSync(join(folder, 'packages')).map((file) => file.replace(/\.json$/, ''));
const names = asked.length > 0 ? asked : all.filter((name) => hasMoreThanConfiguration(readData(name)));
enterMachine(base);
for (const name of names.filter((each) => !fresh.packages.includes(each))) {
  const row = recorded(name);
  if (row === undefined) {
    process.stderr.write(`${name}: could not be installed and purged\n`);
    inMachine(['dpkg', '--purge', '--force-all', name]);
  } else process.stdout.write(`${JSON.stringify(row)}\n`);
  apt('autoremove', '--purge');
}
