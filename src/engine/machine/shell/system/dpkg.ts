import { refuse, succeed } from '../../options.ts';
import type { ToolResult } from '../../options.ts';
import type { Target } from '../../target.ts';
import { compareDebianVersions } from '../../packages/debian-version.ts';
import type { SimulatedCommand } from '../command.ts';
import { removePackages } from './apt.ts';

const dpkg: SimulatedCommand = {
  name: 'dpkg',
  family: 'debian',
  run([option = '', ...names], { session }) {
    const { packages } = session.target;
    if (option === '-l' || option === '--list') {
      const wanted = names.length === 0 ? packages.installed().map(([name]) => name) : names.toSorted();
      const rows = wanted.flatMap((name) => {
        const status = findStatus(packages, name);
        return status === undefined ? [] : [[status.letters, name, status.version] as const];
      });
      if (rows.length === 0 && names.length > 0)
        return refuse(1, `dpkg-query: no packages found matching ${names[0] ?? ''}`);
      const header =
        '||/ Name                 Version              Architecture Description\n+++-====================-====================-============-===========\n';
      return succeed(
        header +
          rows
            .map(([state, name, version]) => `${state} ${name.padEnd(20)} ${version.padEnd(20)} amd64        ${name}\n`)
            .join(''),
      );
    }
    if (option === '-s' || option === '--status') return queryStatus(session.target, names);
    if (option === '-r' || option === '--remove') return removePackages(session.target, names, false);
    if (option === '-P' || option === '--purge') return removePackages(session.target, names, true);
    if (option === '-L' || option === '--listfiles') return printFiles(session.target, names);
    if (option === '-S' || option === '--search') return searchFiles(session.target, names);
    if (option === '--get-selections') return selections(session.target, names);
    if (option === '--print-architecture') return succeed('amd64\n');
    if (option === '--compare-versions') return compareVersions(names);
    return refuse(2, `dpkg: error: unknown option ${option}`);
  },
};

/** Prints the selection states of packages: `install`, `hold`, or `deinstall` if only the configuration remains. */
function selections({ packages }: Target, names: readonly string[]): ToolResult {
  const wanted = names.length === 0 ? packages.installed().map(([name]) => name) : names;
  const missing = wanted.filter((name) => findStatus(packages, name) === undefined);
  const lines = wanted.flatMap((name) => {
    const status = findStatus(packages, name);
    if (status === undefined) return [];
    const tabs = '\t'.repeat(Math.max(1, 6 - Math.floor(name.length / 8)));
    return [`${name}${tabs}${status.wanted}\n`];
  });
  const stderr = missing.map((name) => `dpkg: no packages found matching ${name}\n`).join('');
  return { exitCode: 0, stdout: lines.join(''), stderr };
}

/**
 * Returns the status of a package that is installed, or removed with its configuration left. Returns `undefined` for an
 * unknown package.
 */
function findStatus(packages: Target['packages'], name: string) {
  const version = packages.versionOf(name);
  const isHeld = packages.isHeld(name);
  if (version !== undefined)
    return { version, wanted: isHeld ? 'hold' : 'install', state: 'installed', letters: isHeld ? 'hi ' : 'ii ' };
  if (!packages.isLeftBehind(name)) return undefined;
  return { version: packages.candidateOf(name) ?? '', wanted: 'deinstall', state: 'config-files', letters: 'rc ' };
}

function listFiles(target: Target, name: string): readonly string[] {
  const { files = {}, programs = {}, commands = [], links = {} } = target.packages.archive.find(name) ?? {};
  return [...Object.keys(files), ...Object.keys(programs), ...commands, ...Object.keys(links)].toSorted();
}

function printFiles(target: Target, names: readonly string[]): ToolResult {
  const unknown = names.find((name) => target.packages.versionOf(name) === undefined);
  if (unknown !== undefined)
    return refuse(
      1,
      `dpkg-query: package '${unknown}' is not installed\nUse dpkg --contents (= dpkg-deb --contents) to list archive files contents.`,
    );
  return succeed(names.map((name) => ['/.', ...listFiles(target, name)].join('\n')).join('\n\n') + '\n');
}

function searchFiles(target: Target, patterns: readonly string[]): ToolResult {
  const owned = target.packages
    .installed()
    .flatMap(([name]) => listFiles(target, name).map((path) => ({ name, path })));
  let [stdout, stderr] = ['', ''];
  for (const pattern of patterns) {
    // Paths in the archive begin with `/usr`. On the machine, `/bin`, `/sbin` and `/lib` are links to directories in
    // `/usr`.
    const known = pattern.replace(/^\/(s?bin|lib)\//, '/usr/$1/');
    const found = owned.filter(({ path }) => (pattern.startsWith('/') ? path === known : path.includes(known)));
    stdout += found.map(({ name, path }) => `${name}: ${pattern === known ? path : pattern}\n`).join('');
    if (found.length === 0) stderr += `dpkg-query: no path found matching pattern ${pattern}\n`;
  }
  return { exitCode: stderr === '' ? 0 : 1, stdout, stderr };
}

function queryStatus(target: Target, names: readonly string[]): ToolResult {
  let stdout = '';
  let stderr = '';
  for (const name of names) {
    const status = findStatus(target.packages, name);
    if (status === undefined)
      stderr += `dpkg-query: package '${name}' is not installed and no information is available\nUse dpkg --info (= dpkg-deb --info) to examine archive files.\n`;
    else
      stdout += `Package: ${name}\n${isEssential(target, name) ? 'Essential: yes\n' : ''}Status: ${status.wanted} ok ${status.state}\nArchitecture: amd64\nVersion: ${status.version}\n`;
  }
  return { exitCode: stderr === '' ? 0 : 1, stdout, stderr };
}

function isEssential({ packages }: Target, name: string): boolean {
  return packages.archive.find(name)?.isEssential === true;
}

function compareVersions([left = '', operator = '', right = '']: readonly string[]): ToolResult {
  const order = compareDebianVersions(left, right);
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
    const wanted = names.length === 0 ? packages.installed().map(([name]) => name) : names.toSorted();
    let stdout = '';
    let stderr = '';
    for (const name of wanted) {
      const status = findStatus(packages, name);
      if (status === undefined) stderr += `dpkg-query: no packages found matching ${name}\n`;
      else stdout += fillFormat(format, name, status);
    }
    return { exitCode: stderr === '' ? 0 : 1, stdout, stderr };
  },
};

function fillFormat(format: string, name: string, status: NonNullable<ReturnType<typeof findStatus>>): string {
  const { version, wanted, state, letters } = status;
  const fields: Readonly<Record<string, string>> = {
    Package: name,
    'binary:Package': name,
    Version: version,
    Architecture: 'amd64',
    Status: `${wanted} ok ${state}`,
    'db:Status-Status': state,
    'db:Status-Want': wanted,
    'db:Status-Abbrev': letters,
  };
  return format
    .replaceAll(/\$\{([^};]+)(?:;-?\d+)?\}/g, (_whole, field: string) => fields[field] ?? '')
    .replaceAll('\\n', '\n')
    .replaceAll('\\t', '\t');
}

export const DPKG_COMMANDS: readonly SimulatedCommand[] = [dpkg, dpkgQuery];
