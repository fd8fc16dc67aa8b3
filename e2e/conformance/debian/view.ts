/**
 * Returns the parts of a result that are compared with a real Debian, by stage. Excludes natural differences: versions
 * and checksums of packages, output of apt and journald, contents of files in packages.
 */
import { differences, isRecord, type Json, type JsonRecord, type Stage, type StageDifference } from '../compare.ts';
import { compactResult } from './compact.ts';

/** The stages, in the order of the table in docs/conformance.md. */
export const debianStages = [
  { name: 'errors', keys: ['errors'] },
  { name: 'statuses', keys: ['statuses'] },
  { name: 'logs', keys: ['logs'] },
  { name: 'packages and services', keys: ['packages', 'services'] },
  { name: 'accounts', keys: ['accounts'] },
  { name: 'files', keys: ['files'] },
  { name: 'second run', keys: ['second'] },
  { name: 'brought along', keys: ['brought'] },
] as const satisfies readonly Stage[];

/** The stage that may differ: everything that packages install. Bunraku simulates only a part of it. */
export const unheldStage = 'brought along';

/** Returns the stages in which a result differs from the recorded one. */
export function debianDifferences(expected: JsonRecord, actual: JsonRecord): readonly StageDifference[] {
  const [recorded, found] = [debianView(expected), debianView(actual)];
  const files = readRecord(recorded['files']);
  // Ignores a file without recorded content, because it belongs to a package.
  const compared = mapValues(readRecord(found['files']), (row, path) =>
    'content' in readRecord(files[path]) ? row : without(row, 'content'),
  );
  return differences(recorded, { ...found, files: compared }, debianStages);
}

/** Returns the comparable form of a result, which was recorded or printed by Bunraku. */
function debianView(result: JsonRecord): JsonRecord {
  const compact = compactResult('', result);
  const target = readRecord(compact['target']);
  const second = readRecord(compact['second']);
  const look = Object.entries(readRecord(target['look']));
  const isAccount = (place: string): boolean => /^(user|group):/.test(place);
  return {
    errors: collectErrors(result, ['bunraku_error', 'compile_error', 'graph_error', 'apply_error']),
    ...runView(compact),
    packages: mapValues(readRecord(target['packages']), (version) => isInstalled(version)),
    services: mapValues(readRecord(target['services']), serviceState),
    accounts: Object.fromEntries(look.filter(([place]) => isAccount(place))),
    files: Object.fromEntries(look.filter(([place]) => !isAccount(place)).map(([place, row]) => [place, fileRow(row)])),
    second: { errors: collectErrors(second, ['compile_error', 'apply_error']), ...runView(second) },
    brought: broughtView(readRecord(target['brought'])),
  };
}

/** Returns the statuses and logs of one run. */
function runView(run: JsonRecord): JsonRecord {
  const statuses = readList(run['statuses']).map(readRecord);
  return {
    statuses: Object.fromEntries(statuses.map((status) => [String(status['ref']), statusView(status)])),
    logs: readList(run['apply_logs']).map((line) => {
      const { level, source, message } = readRecord(line);
      return `${level}: ${source}: ${comparableMessage(String(message))}`;
    }),
  };
}

function statusView(status: JsonRecord): JsonRecord {
  const outcome = status['failed']
    ? 'failed'
    : status['skipped']
      ? 'skipped'
      : status['changed']
        ? 'changed'
        : 'unchanged';
  return {
    outcome: status['restarted'] ? `${outcome}, refreshed` : outcome,
    events: readList(status['events']).map((event) => {
      const { property, message, status: how } = readRecord(event);
      return `${property}: ${comparableMessage(String(message))} (${how})`;
    }),
  };
}

/** Returns a message without natural differences: lines of apt and the journal, times, checksums, versions. */
export function comparableMessage(message: string): string {
  return message
    .replaceAll('\r', '')
    .replace(
      /(Execution of '[^']*' returned \d+: ).*?((?:^|\n)E: .*)/ms,
      (_, head: string, error: string) => `${head}… ${error.trim()}`,
    )
    .replace(/(journalctl log for \S+:\n).*/s, '$1…')
    .replaceAll(/\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d/g, 'TIME')
    .replaceAll(/\{sha256\}[0-9a-f]{64}|\{md5\}[0-9a-f]{32}/g, '{sum}')
    .replaceAll(/\b[A-Z][a-z]{2} \d\d, \d{4}\b/g, 'DATE')
    .replaceAll(/\b\d{4}-\d\d-\d\d\b(?: \d\d:\d\d:\d\d [+-]\d{4})?/g, 'DATE')
    .replaceAll(/\b\d+#\d+:/g, 'PID:')
    .replaceAll(/\d{8}-\d+-[a-z0-9]+/g, 'TEMP')
    .replaceAll(/ with sum [0-9a-f]{64}\b/g, ' with sum {sum}')
    .replaceAll(/\b(?:\d+:)?\d+\.\d[\w.+~:-]*/g, 'VERSION')
    .replaceAll(/uuid=\S+|[0-9a-f]{8}-[0-9a-f]{4}-\S+/g, 'UUID')
    .trim();
}

/**
 * Returns false for a version after a status of dpkg: a package that is not fully installed, such as `rc 1.2-3` for
 * remaining configuration.
 */
function isInstalled(version: Json): boolean {
  return typeof version === 'string' && !/^(rc|un|pn) /.test(version);
}

const enableWords: Readonly<Record<string, string>> = {
  enabled: 'true',
  disabled: 'false',
  masked: 'mask',
  'not-found': 'none',
  gone: 'none',
  alias: 'true',
  'enabled-runtime': 'true',
};

function serviceState(row: Json): string {
  if (!isRecord(row)) return 'stopped, none';
  const enable = String(row['enable']).toLowerCase();
  return `${row['ensure']}, ${enableWords[enable] ?? enable}`;
}

/** Files in `/etc/apt/apt.conf.d` that exist only on the machine of the recorder. */
const recorderFiles: readonly Json[] = ['99mmdebstrap', '99snapshot'];

/**
 * Returns a row without the size, which is recorded for programs in place of their content, and without the recorder's
 * own files.
 */
function fileRow(row: Json): Json {
  const { entries } = readRecord(row);
  const sized = without(row, 'size');
  return isRecord(sized) && Array.isArray(entries)
    ? { ...sized, entries: entries.filter((name: Json) => !recorderFiles.includes(name)) }
    : sized;
}

function without(row: Json, left: string): Json {
  return isRecord(row) ? Object.fromEntries(Object.entries(row).filter(([key]) => key !== left)) : row;
}

/** Returns the names of everything that packages installed, without numbers of accounts and without paths. */
function broughtView(brought: JsonRecord): JsonRecord {
  const accounts = (key: string): string[] =>
    readList(brought[key])
      .map((line) => String(line).replace(/:x:\d+(:\d+)?:/, ':x:'))
      .toSorted();
  return {
    packages: Object.keys(readRecord(brought['packages'])).toSorted(),
    services: Object.keys(readRecord(brought['services'])).toSorted(),
    users: accounts('users'),
    groups: accounts('groups'),
    paths: readList(brought['paths']),
  };
}

function collectErrors(result: JsonRecord, keys: readonly string[]): JsonRecord {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const error = result[key];
      if (error === undefined) return [];
      // Treats both errors as equal: the catalog could not be applied, because of the graph or during the run.
      return [[key === 'graph_error' ? 'apply_error' : key, isRecord(error) ? (error['message'] ?? '') : error]];
    }),
  );
}

function mapValues(record: JsonRecord, map: (value: Json, key: string) => Json): JsonRecord {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}

function readRecord(value: Json | undefined): JsonRecord {
  return isRecord(value) ? value : {};
}

function readList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
