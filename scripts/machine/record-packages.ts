/**
 * `unshare --mount --pid --fork node scripts/run.mjs scripts/machine/record-packages.ts ROOT NAMES > recording.jsonl`:
 * records what packages contain and change. Installs them one after the other on a copy of a fresh Debian, and prints
 * one JSON object per line: first the fresh machine (`RecordedMachine`), then each installed package
 * (`RecordedPackage`). ROOT is the folder that `e2e/conformance/recorder/debian/prepare_root.sh` creates. Each line of
 * NAMES contains the names of packages to install together. Needs root and Debian's registry. In ROOT, changes only the
 * cache of downloads.
 */
import { readFileSync } from 'node:fs';
import { APT_OPTIONS, enterMachine, inMachine, readMachine } from './recording-machine.ts';
import type { RecordedMachine, RecordedPackage, RecordedPath, RecordedUnit } from './recording.ts';

const [base = '', list = ''] = process.argv.slice(2);

/** Matches paths of files that tools of the machine maintain themselves. */
const LEFT_OUT =
  /^\/(etc\/(puppetlabs|rc\w\.d|ssl\/certs|ca-certificates\/update\.d|ld\.so\.cache|mtab|passwd|group|shadow|gshadow|subuid|subgid|[\w.]+-$|resolv\.conf)|var\/(lib\/(dpkg|apt|ucf|systemd\/(deb-systemd-[\w-]+|catalog)|gems|pam|python)|cache\/(apt|man|debconf|ldconfig|fontconfig)|log\/(apt|dpkg\.log|alternatives\.log|fontconfig\.log)))(\/|$)/;

/**
 * Returns the paths of configuration, variable data, programs and units, and of directories that packages have in
 * `/usr`.
 */
function paths(): ReadonlyMap<string, RecordedPath> {
  const format = '%y\\t%04m\\t%u\\t%g\\t%s\\t%l\\t%p\\n';
  const find = (...words: readonly string[]): string => inMachine(['find', ...words, '-printf', format]).output;
  const lines =
    find(
      '/etc',
      '/var',
      '/srv',
      '/usr/bin',
      '/usr/sbin',
      '/usr/games',
      '/usr/lib/systemd/system',
      '/usr/local',
      '/opt',
      '-xdev',
    ) +
    find('/usr/share', '/usr/lib', '-xdev', '-maxdepth', '2', '-type', 'd') +
    find('/usr/lib', '-xdev', '-maxdepth', '2', '-name', 'sysusers.d');
  const found = new Map<string, RecordedPath>();
  for (const line of lines.split('\n')) {
    const [kind = '', mode = '', owner = '', group = '', size = '', target = '', path = ''] = line.split('\t');
    if (!['f', 'd', 'l'].includes(kind) || LEFT_OUT.test(path)) continue;
    found.set(path, {
      path,
      kind: kind === 'f' ? 'file' : kind === 'd' ? 'directory' : 'link',
      mode,
      owner,
      group,
      ...(kind === 'f' && size === '0' ? { isEmpty: true } : {}),
      ...(kind === 'l' ? { target } : {}),
    });
  }
  return found;
}

/** Returns the version of each installed package. */
function packages(): ReadonlyMap<string, string> {
  const { output } = inMachine(['dpkg-query', '-W', '-f', '${db:Status-Abbrev} ${Package} ${Version}\n']);
  const rows = output.split('\n').map((line) => line.split(/\s+/));
  return new Map(rows.flatMap(([status, name = '', version = '']) => (status === 'ii' ? [[name, version]] : [])));
}

/** Returns the state of each unit file, and whether the unit is active. */
function units(): ReadonlyMap<string, RecordedUnit> {
  const { output } = inMachine(['systemctl.real', 'list-unit-files', '--full', '--no-legend', '--no-pager']);
  const rows = output.split('\n').map((line) => line.split(/\s+/));
  const isActive = (name: string): boolean => readMachine(`run/.units/${name}`).startsWith('active=active');
  return new Map(
    rows.flatMap(([name = '', state = '']) =>
      /\.(service|socket|timer|path|target|mount)$/.test(name)
        ? [[name, { name, state, isActive: isActive(name) }]]
        : [],
    ),
  );
}

function snapshot() {
  const lines = (path: string): readonly string[] => readMachine(path).trim().split('\n');
  return {
    paths: paths(),
    packages: packages(),
    units: units(),
    users: lines('etc/passwd'),
    groups: lines('etc/group'),
  };
}
type Snapshot = ReturnType<typeof snapshot>;

/** Returns the content of one of dpkg's files about a package. The file name may contain the architecture. */
function infoFile(name: string, kind: string): string {
  return readMachine(`var/lib/dpkg/info/${name}.${kind}`) || readMachine(`var/lib/dpkg/info/${name}:amd64.${kind}`);
}

/** Returns the paths of a package, as they are after `/usr` was merged. */
function ownPaths(name: string): readonly string[] {
  return infoFile(name, 'list')
    .split('\n')
    .map((path) => path.replace(/^\/(bin|sbin|lib)\//, '/usr/$1/'));
}

/** Returns the package among `names` whose scripts contain a word, or the first name if there is none. */
function findProviderPackage(word: string, scripts: ReadonlyMap<string, string>, main: string): string {
  for (const [name, text] of scripts) if (text.includes(word)) return name;
  return main;
}

function emptyRow(name: string, version: string) {
  const lines = infoFile(name, 'conffiles').split('\n');
  const conffiles = lines.filter((line) => line.startsWith('/'));
  const hasPostrm = infoFile(name, 'postrm') !== '';
  const [paths, generated]: [RecordedPath[], RecordedPath[]] = [[], []];
  const [users, groups, units]: [string[], string[], RecordedUnit[]] = [[], [], []];
  return { name, version, conffiles, hasPostrm, paths, generated, users, groups, units };
}

function collectPackages(before: Snapshot, after: Snapshot, requested: string): readonly RecordedPackage[] {
  const fresh = [...after.packages.keys()].filter((name) => !before.packages.has(name));
  const owned = new Map(fresh.map((name) => [name, new Set(ownPaths(name))] as const));
  const sysusers = (name: string): string =>
    [...(owned.get(name) ?? [])]
      .flatMap((path) => (path.includes('/sysusers.d/') ? [readMachine(path)] : []))
      .join('\n');
  const scripts = new Map(
    fresh.map((name) => [
      name,
      infoFile(name, 'preinst') + infoFile(name, 'postinst') + infoFile(name, 'config') + sysusers(name),
    ]),
  );
  const main = fresh.includes(requested) ? requested : (fresh[0] ?? requested);
  const rows = new Map(fresh.map((name) => [name, emptyRow(name, after.packages.get(name) ?? '')]));
  for (const [path, entry] of after.paths) {
    const owners = fresh.filter((name) => owned.get(name)?.has(path) === true);
    for (const name of owners) if (entry.kind === 'directory' || owners.length === 1) rows.get(name)?.paths.push(entry);
    if (owners.length > 0 || before.paths.has(path)) continue;
    const parents = path
      .split('/')
      .slice(1)
      .map((_, index, parts) => `/${parts.slice(0, parts.length - index).join('/')}`);
    const named = parents
      .filter((each) => each.split('/').length > 3)
      .find((each) => [...scripts.values()].some((text) => text.includes(each)));
    const holder = parents
      .slice(1)
      .filter((each) => each.split('/').length > 2)
      .flatMap((each) => fresh.filter((name) => owned.get(name)?.has(each) === true))[0];
    rows.get(named === undefined ? (holder ?? main) : findProviderPackage(named, scripts, main))?.generated.push(entry);
  }
  for (const line of after.users.filter((each) => !before.users.includes(each)))
    rows.get(findProviderPackage(line.split(':')[0] ?? '', scripts, main))?.users.push(line);
  for (const line of after.groups.filter((each) => !before.groups.includes(each)))
    rows.get(findProviderPackage(line.split(':')[0] ?? '', scripts, main))?.groups.push(line);
  for (const [name, unit] of after.units) {
    if (before.units.has(name)) continue;
    const owner = fresh.find(
      (each) =>
        owned.get(each)?.has(`/usr/lib/systemd/system/${name}`) === true ||
        owned.get(each)?.has(`/etc/init.d/${name.replace(/\.service$/, '')}`) === true,
    );
    rows.get(owner ?? main)?.units.push(unit);
  }
  return [...rows.values()];
}

enterMachine(base);
let before = snapshot();
const fresh: RecordedMachine = {
  packages: Object.fromEntries(before.packages),
  users: before.users,
  groups: before.groups,
  units: [...before.units.values()],
  paths: [...before.paths.values()],
  owners: Object.fromEntries(
    [...before.packages.keys()].map((name) => [name, ownPaths(name).filter((path) => before.paths.has(path))]),
  ),
  conffiles: [...before.packages.keys()].flatMap((name) => emptyRow(name, '').conffiles),
  withPostrm: [...before.packages.keys()].filter((name) => emptyRow(name, '').hasPostrm),
};
process.stdout.write(`${JSON.stringify(fresh)}\n`);
const names = readFileSync(list, 'utf8').trim().split('\n');
for (const [index, line] of names.entries()) {
  const asked = line.split(' ').filter((name) => !before.packages.has(name));
  for (const name of asked) {
    if (name !== asked[0] && before.packages.has(name)) continue;
    // Installs all packages of a line together, or one by one if they conflict.
    const tried = name === asked[0] ? asked : [name];
    const ran = inMachine(['apt-get', '-q', '-y', ...APT_OPTIONS, 'install', ...tried]);
    const after = snapshot();
    if (!after.packages.has(name))
      process.stderr.write(`${name}: ${ran.status} ${ran.output.trim().split('\n').slice(-3).join(' | ')}\n`);
    for (const row of collectPackages(before, after, name)) process.stdout.write(`${JSON.stringify(row)}\n`);
    before = after;
  }
  process.stderr.write(`${index + 1}/${names.length} ${line}\n`);
}
