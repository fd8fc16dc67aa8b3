import { refuse, succeed } from '../../options.ts';
import type { ToolResult } from '../../options.ts';
import type { Target } from '../../target.ts';
import type { SimulatedCommand } from '../command.ts';

const READING = 'Reading package lists...\nBuilding dependency tree...\nReading state information...\n';

interface Wanted {
  readonly name: string;
  readonly version: string | undefined;
}

function wantedPackages(words: readonly string[]): readonly Wanted[] {
  return words.map((word) => {
    const [name = '', version] = word.split('=');
    return { name, version };
  });
}

/** A package's configuration files that exist before it is installed. */
function configurationFiles(target: Target, name: string): readonly string[] {
  const { files = {} } = target.packages.offer.get(name) ?? {};
  return Object.keys(files).filter((path) => path.startsWith('/etc/') && target.files.stat(path)?.kind === 'file');
}

/** The configuration files that were kept, since they differ: dpkg laid the package's version beside them. */
function keptFiles(target: Target, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => target.files.exists(`${path}.dpkg-dist`));
}

/** Dpkg's message about a kept configuration file, when nobody can be asked (`--force-confold`). */
function keptText(path: string): string {
  return `\nConfiguration file '${path}'\n ==> File on system created by you or by a script.\n ==> File also in package provided by package maintainer.\n ==> Keeping old config file as default.\n`;
}

function install(target: Target, words: readonly string[], onlyUpgrade: boolean): ToolResult {
  const wanted = wantedPackages(words);
  const unknown = wanted.find(({ name }) => target.packages.candidateOf(name) === undefined);
  if (unknown !== undefined)
    return { exitCode: 100, stdout: READING, stderr: `E: Unable to locate package ${unknown.name}\n` };
  let stdout = READING;
  const fresh = wanted.filter(({ name, version }) => {
    const installed = target.packages.versionOf(name);
    if (onlyUpgrade && installed === undefined) return false;
    return installed === undefined || installed !== (version ?? target.packages.candidateOf(name));
  });
  for (const { name } of wanted.filter((each) => !fresh.includes(each)))
    stdout += `${name} is already the newest version (${target.packages.versionOf(name) ?? ''}).\n`;
  for (const { name, version } of fresh) {
    const earlier = configurationFiles(target, name);
    target.packages.install(name, version);
    for (const path of keptFiles(target, earlier)) stdout += keptText(path);
    stdout += `Setting up ${name} (${target.packages.versionOf(name) ?? ''}) ...\n`;
  }
  return succeed(`${stdout}0 upgraded, ${fresh.length} newly installed, 0 to remove and 0 not upgraded.\n`);
}

function remove(target: Target, names: readonly string[], purge: boolean): ToolResult {
  let stdout = READING;
  let removed = 0;
  for (const name of names) {
    if (target.packages.versionOf(name) === undefined) {
      stdout += `Package '${name}' is not installed, so not removed\n`;
      continue;
    }
    stdout += `Removing ${name} (${target.packages.versionOf(name) ?? ''}) ...\n`;
    target.packages.remove(name, purge);
    removed += 1;
  }
  return succeed(`${stdout}0 upgraded, 0 newly installed, ${removed} to remove and 0 not upgraded.\n`);
}

function upgrade(target: Target): ToolResult {
  const old = target.packages.installed().filter(([name, version]) => {
    const available = target.packages.offer.get(name);
    return available !== undefined && available.version !== version;
  });
  return install(
    target,
    old.map(([name]) => name),
    true,
  );
}

function aptTool(name: string): SimulatedCommand {
  return {
    name,
    family: 'debian',
    run(args, { session }) {
      const { target } = session;
      const words: string[] = [];
      for (let index = 0; index < args.length; index += 1) {
        const word = args[index] ?? '';
        if (word === '-o' || word === '-t' || word === '-c') index += 1;
        else if (!word.startsWith('-')) words.push(word);
      }
      const [verb, ...names] = words;
      if (!session.isRoot && verb !== 'list' && verb !== 'show')
        return refuse(100, 'E: Could not open lock file /var/lib/dpkg/lock-frontend - open (13: Permission denied)');
      switch (verb) {
        case 'update':
          target.spend(1500);
          return succeed('Reading package lists...\n');
        case 'install':
          return install(target, names, args.includes('--only-upgrade'));
        case 'remove':
        case 'purge':
        case 'autoremove':
          return remove(target, names, verb === 'purge' || args.includes('--purge'));
        case 'upgrade':
        case 'dist-upgrade':
        case 'full-upgrade':
          return upgrade(target);
        case 'clean':
        case 'autoclean':
          return succeed();
        case 'list':
          return succeed(
            `Listing...\n${target.packages
              .installed()
              .map(([each, version]) => `${each}/stable ${version} amd64 [installed]\n`)
              .join('')}`,
          );
        default:
          return refuse(100, `E: Invalid operation ${verb ?? ''}`);
      }
    },
  };
}

const dpkg: SimulatedCommand = {
  name: 'dpkg',
  family: 'debian',
  run([option = '', ...names], { session }) {
    const { packages } = session.target;
    if (option === '-l' || option === '--list') {
      const rows = packages.installed().filter(([name]) => names.length === 0 || names.includes(name));
      if (rows.length === 0 && names.length > 0)
        return refuse(1, `dpkg-query: no packages found matching ${names[0] ?? ''}`);
      const header =
        '||/ Name                 Version              Architecture Description\n+++-====================-====================-============-===========\n';
      return succeed(
        header +
          rows.map(([name, version]) => `ii  ${name.padEnd(20)} ${version.padEnd(20)} amd64        ${name}\n`).join(''),
      );
    }
    if (option === '-s' || option === '--status') return queryStatus(session.target, names);
    if (option === '-r' || option === '--remove') return remove(session.target, names, false);
    if (option === '-P' || option === '--purge') return remove(session.target, names, true);
    if (option === '-L' || option === '--listfiles') return listFiles(session.target, names);
    if (option === '-S' || option === '--search') return searchFiles(session.target, names);
    if (option === '--print-architecture') return succeed('amd64\n');
    if (option === '--compare-versions') return compareVersions(names);
    return refuse(2, `dpkg: error: unknown option ${option}`);
  },
};

/** The paths that a package lays. */
function filesOf(target: Target, name: string): readonly string[] {
  const { files = {}, programs = {}, commands = [], links = {} } = target.packages.offer.get(name) ?? {};
  return [...Object.keys(files), ...Object.keys(programs), ...commands, ...Object.keys(links)].toSorted();
}

function listFiles(target: Target, names: readonly string[]): ToolResult {
  const unknown = names.find((name) => target.packages.versionOf(name) === undefined);
  if (unknown !== undefined) return refuse(1, `dpkg-query: package '${unknown}' is not installed`);
  return succeed(names.map((name) => ['/.', ...filesOf(target, name)].join('\n')).join('\n\n') + '\n');
}

function searchFiles(target: Target, patterns: readonly string[]): ToolResult {
  const owned = target.packages.installed().flatMap(([name]) => filesOf(target, name).map((path) => ({ name, path })));
  let [stdout, stderr] = ['', ''];
  for (const pattern of patterns) {
    const found = owned.filter(({ path }) => (pattern.startsWith('/') ? path === pattern : path.includes(pattern)));
    stdout += found.map(({ name, path }) => `${name}: ${path}\n`).join('');
    if (found.length === 0) stderr += `dpkg-query: no path found matching pattern ${pattern}\n`;
  }
  return { exitCode: stderr === '' ? 0 : 1, stdout, stderr };
}

function queryStatus(target: Target, names: readonly string[]): ToolResult {
  let stdout = '';
  let stderr = '';
  for (const name of names) {
    const version = target.packages.versionOf(name);
    if (version === undefined)
      stderr += `dpkg-query: package '${name}' is not installed and no information is available\n`;
    else stdout += `Package: ${name}\nStatus: install ok installed\nArchitecture: amd64\nVersion: ${version}\n`;
  }
  return { exitCode: stderr === '' ? 0 : 1, stdout, stderr };
}

/** Compares numbers by value and all else as text: right for the usual versions, but not Debian's whole algorithm. */
function compareVersions([left = '', operator = '', right = '']: readonly string[]): ToolResult {
  const order = left.localeCompare(right, 'en', { numeric: true });
  const holds = { lt: order < 0, le: order <= 0, eq: order === 0, ne: order !== 0, ge: order >= 0, gt: order > 0 }[
    operator
  ];
  return holds === undefined
    ? refuse(2, `dpkg: error: --compare-versions bad relation`)
    : { exitCode: holds ? 0 : 1, stdout: '', stderr: '' };
}

const dpkgQuery: SimulatedCommand = {
  name: 'dpkg-query',
  family: 'debian',
  run(args, { session }) {
    const { packages } = session.target;
    let format = '${Package}\t${Version}\n';
    let show = false;
    const names: string[] = [];
    for (let index = 0; index < args.length; index += 1) {
      const word = args[index] ?? '';
      if (word === '-W' || word === '--show') show = true;
      else if (word === '-f') format = args[(index += 1)] ?? format;
      else if (word.startsWith('-f')) format = word.slice(2).replace(/^=/, '');
      else if (word.startsWith('--showformat=')) format = word.slice('--showformat='.length);
      else if (!word.startsWith('-')) names.push(word);
    }
    if (!show)
      return args.includes('-s') || args.includes('--status')
        ? queryStatus(session.target, names)
        : refuse(2, 'dpkg-query: error: need an action option');
    const wanted = names.length === 0 ? packages.installed().map(([name]) => name) : names;
    let stdout = '';
    let stderr = '';
    for (const name of wanted) {
      const version = packages.versionOf(name);
      if (version === undefined) stderr += `dpkg-query: no packages found matching ${name}\n`;
      else stdout += fillFormat(format, name, version);
    }
    return { exitCode: stderr === '' ? 0 : 1, stdout, stderr };
  },
};

function fillFormat(format: string, name: string, version: string): string {
  const fields: Readonly<Record<string, string>> = {
    Package: name,
    'binary:Package': name,
    Version: version,
    Architecture: 'amd64',
    Status: 'install ok installed',
    'db:Status-Status': 'installed',
    'db:Status-Abbrev': 'ii ',
  };
  return format
    .replaceAll(/\$\{([^};]+)(?:;-?\d+)?\}/g, (_whole, field: string) => fields[field] ?? '')
    .replaceAll('\\n', '\n')
    .replaceAll('\\t', '\t');
}

const aptCache: SimulatedCommand = {
  name: 'apt-cache',
  family: 'debian',
  run([verb, ...names], { session }) {
    const { packages } = session.target;
    if (verb === 'search' || verb === 'pkgnames') {
      const all = [...packages.offer.keys()].toSorted();
      const found = all.filter((name) =>
        names.every((word) => (verb === 'pkgnames' ? name.startsWith(word) : name.includes(word))),
      );
      return succeed(found.map((name) => (verb === 'search' ? `${name} - ${name}\n` : `${name}\n`)).join(''));
    }
    if (verb === 'madison')
      return succeed(
        names
          .map((name) => ({ name, version: packages.candidateOf(name) }))
          .filter(({ version }) => version !== undefined)
          .map(
            ({ name, version = '' }) =>
              `${name.padStart(10)} | ${version} | http://deb.debian.org/debian bookworm/main amd64 Packages\n`,
          )
          .join(''),
      );
    if (verb !== 'policy' && verb !== 'show') return refuse(100, `E: Invalid operation ${verb ?? ''}`);
    const rows = names.map((name) => {
      const candidate = packages.candidateOf(name);
      if (candidate === undefined)
        return verb === 'show' ? `E: No packages found\n` : `N: Unable to locate package ${name}\n`;
      return verb === 'show'
        ? `Package: ${name}\nVersion: ${candidate}\n`
        : `${name}:\n  Installed: ${packages.versionOf(name) ?? '(none)'}\n  Candidate: ${candidate}\n`;
    });
    return succeed(rows.join(''));
  },
};

export const DEBIAN_PACKAGE_COMMANDS: readonly SimulatedCommand[] = [
  aptTool('apt-get'),
  aptTool('apt'),
  dpkg,
  dpkgQuery,
  aptCache,
  { name: 'apt-mark', family: 'debian', run: () => succeed() },
];
