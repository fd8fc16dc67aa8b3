/** Debian's tools for PostgreSQL clusters (postgresql-common): `pg_lsclusters`, `pg_conftool`, `pg_ctlcluster`. */
import { joinPath } from '../../../engine/machine/files/paths.ts';
import { refuse, succeed, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';

const ROOT = '/etc/postgresql';

interface Cluster {
  readonly version: string;
  readonly name: string;
  readonly folder: string;
}

function readClusters({ files }: Target): readonly Cluster[] {
  if (!files.isDirectory(ROOT)) return [];
  return files
    .list(ROOT)
    .filter((version) => files.isDirectory(joinPath(ROOT, version)))
    .flatMap((version) =>
      files
        .list(joinPath(ROOT, version))
        .map((name) => ({ version, name, folder: joinPath(ROOT, `${version}/${name}`) }))
        .filter(({ folder }) => files.isDirectory(folder)),
    );
}

/** Matches a line that sets a parameter: its name, the value with or without quotes, and the rest. */
const SETTING = /^([ \t]*)([\w.]+)([ \t]*=?[ \t]*)('(?:[^']|'')*'|[^\s#']+)(.*)$/;

/** Returns the value of a parameter in a configuration. If it is set several times, the last line is used. */
function readValue({ files }: Target, path: string, name: string): string | undefined {
  if (files.stat(path)?.kind !== 'file') return undefined;
  const found = files
    .readText(path)
    .split('\n')
    .flatMap((line) => {
      const [, , key = '', , value = ''] = SETTING.exec(line) ?? [];
      return key.toLowerCase() === name.toLowerCase() ? [value] : [];
    });
  return found.at(-1);
}

function unquoted(value: string): string {
  return value.replaceAll(/^'|'$/g, '').replaceAll("''", "'");
}

/** Formats a value for the file. Words and numbers get no quotes. */
function quoted(value: string): string {
  return /^[\w.-]+$/.test(value) && !/^[a-z_]*[./]/i.test(value) ? value : `'${value.replaceAll("'", "''")}'`;
}

function isOnline({ services }: Target, { version, name }: Cluster): boolean {
  return services.isRunning('postgresql') || services.isRunning(`postgresql@${version}-${name}`);
}

function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row
          .map((text, at) => text.padEnd(widths[at] ?? 0))
          .join(' ')
          .trimEnd()}\n`,
    )
    .join('');
}

function pgLsclusters(target: Target, args: readonly string[]): ToolResult {
  const flags = args.filter((word) => word.startsWith('-')).join('');
  const rows = readClusters(target).map((cluster) => {
    const { version, name, folder } = cluster;
    const at = (key: string, otherwise: string): string =>
      unquoted(readValue(target, joinPath(folder, 'postgresql.conf'), key) ?? otherwise);
    const start = target.files.exists(joinPath(folder, 'start.conf')) ? 'auto' : 'manual';
    const status = `${isOnline(target, cluster) ? 'online' : 'down'}${flags.includes('s') ? `,${start}` : ''}`;
    return [
      version,
      name,
      at('port', '5432'),
      status,
      'postgres',
      at('data_directory', `/var/lib/postgresql/${version}/${name}`),
      `/var/log/postgresql/postgresql-${version}-${name}.log`,
    ];
  });
  if (flags.includes('h') && !flags.startsWith('--help'))
    return succeed(rows.map((row) => `${row.join(' ')}\n`).join(''));
  return succeed(columns([['Ver', 'Cluster', 'Port', 'Status', 'Owner', 'Data directory', 'Log file'], ...rows]));
}

/**
 * Sets a parameter in a configuration: on its existing line, or else on a commented-out line. If the value is
 * `undefined`, comments the line out.
 */
function withSetting(text: string, name: string, value: string | undefined): string {
  const lines = text.split('\n');
  const indexOf = (textOf: (line: string) => string): number =>
    lines.findIndex((line) => SETTING.exec(textOf(line))?.[2]?.toLowerCase() === name.toLowerCase());
  const own = indexOf((line) => line);
  const at = own >= 0 || value === undefined ? own : indexOf((line) => (line.startsWith('#') ? line.slice(1) : ''));
  const line = lines[at];
  if (line === undefined)
    return value === undefined ? text : `${text.replace(/\n?$/, '\n')}${name} = ${quoted(value)}\n`;
  const changed = (...[, indent, key, equals, , rest]: readonly string[]): string =>
    [indent, key, equals, quoted(value ?? ''), rest].join('');
  lines[at] = value === undefined ? `#${line}` : line.replace(/^#/, '').replace(SETTING, changed);
  return lines.join('\n');
}

const VERBS = new Set(['show', 'set', 'remove', 'edit']);

/** `pg_conftool [-s] [VERSION CLUSTER] [FILE] show|set|remove NAME [VALUE]`. */
function pgConftool(target: Target, args: readonly string[]): ToolResult {
  const words = args.filter((word) => !word.startsWith('-'));
  const at = words.findIndex((word) => VERBS.has(word));
  if (at < 0) return refuse(1, 'Error: Missing command');
  const [version, name] = words.slice(0, at).filter((word) => !word.includes('.conf'));
  const clusters = readClusters(target);
  const cluster =
    version === undefined ? clusters[0] : clusters.find((each) => each.version === version && each.name === name);
  if (cluster === undefined) return refuse(1, `Error: Cluster ${version ?? ''} ${name ?? ''} does not exist`);
  const file = words.slice(0, at).find((word) => word.includes('.conf')) ?? 'postgresql.conf';
  const path = file.startsWith('/') ? file : joinPath(cluster.folder, file);
  const [verb, key = '', value = ''] = words.slice(at);
  if (verb === 'show') {
    const found = readValue(target, path, key);
    if (found === undefined) return { exitCode: 1, stdout: '', stderr: '' };
    const isShort = args.some((word) => /^(?:-s|--short)$/.test(word));
    return succeed(isShort ? `${unquoted(found)}\n` : `${key} = ${found}\n`);
  }
  const text = target.files.stat(path)?.kind === 'file' ? target.files.readText(path) : '';
  if (verb !== 'edit') target.files.write(path, withSetting(text, key, verb === 'set' ? value : undefined));
  return succeed();
}

function pgCtlcluster(target: Target, args: readonly string[]): ToolResult {
  const [version = '', name = '', verb = ''] = args.filter((word) => !word.startsWith('-'));
  const cluster = readClusters(target).find((each) => each.version === version && each.name === name);
  if (cluster === undefined) return refuse(1, 'Error: specified cluster does not exist');
  const { services } = target;
  if (verb === 'status')
    return isOnline(target, cluster)
      ? succeed('pg_ctl: server is running (PID: 4242)\n')
      : { exitCode: 3, stdout: 'pg_ctl: no server running\n', stderr: '' };
  const unit = 'postgresql';
  if (verb === 'start') services.start(unit);
  else if (verb === 'stop') services.stop(unit);
  else if (verb === 'restart') services.restart(unit);
  else if (verb === 'reload') services.reload(unit);
  else return refuse(1, `Error: invalid action: ${verb}`);
  return succeed();
}

export const programs = {
  pg_lsclusters: pgLsclusters,
  pg_conftool: pgConftool,
  pg_ctlcluster: pgCtlcluster,
} as const;
