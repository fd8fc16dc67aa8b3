/** `dpkg` and `dpkg-query`. */
import { refuse, succeed } from '../../options.ts';
import type { ToolResult } from '../../options.ts';
import type { Target } from '../../target.ts';
import type { SimulatedCommand } from '../command.ts';
import { removePackages } from './apt.ts';

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
    if (option === '-r' || option === '--remove') return removePackages(session.target, names, false);
    if (option === '-P' || option === '--purge') return removePackages(session.target, names, true);
    if (option === '-L' || option === '--listfiles') return listFiles(session.target, names);
    if (option === '-S' || option === '--search') return searchFiles(session.target, names);
    if (option === '--print-architecture') return succeed('amd64\n');
    if (option === '--compare-versions') return compareVersions(names);
    return refuse(2, `dpkg: error: unknown option ${option}`);
  },
};

/** The paths that a package lays. */
function filesOf(target: Target, name: string): readonly string[] {
  const { files = {}, programs = {}, commands = [], links = {} } = target.packages.archive.find(name) ?? {};
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

export const DPKG_COMMANDS: readonly SimulatedCommand[] = [dpkg, dpkgQuery];
