/** Compact form of results from a real Debian: only the compared parts, and no content of files in packages. */
import { createHash } from 'node:crypto';
import { isRecord, timeless, type Json, type JsonRecord } from '../compare.ts';

const longestText = 400;
const mostLines = 6;

/**
 * Returns the string to record. A string of more than six lines or 400 characters becomes its checksum and length,
 * because the contents of packages must not be in this repository.
 */
export function compactText(text: string): string {
  if (text.length <= longestText && text.split('\n').length - 1 <= mostLines) return text;
  const sum = createHash('sha256').update(timeless(text)).digest('hex').slice(0, 24);
  return `sha256:${sum}:${text.length}`;
}

/**
 * Returns a result to record: compact, and without long contents of files that no resource of the catalog writes, which
 * belong to packages.
 */
export function recordedResult(name: string, result: JsonRecord): JsonRecord {
  const compact = compactResult(name, result);
  const { target } = compact;
  if (!isRecord(target) || !isRecord(target['look'])) return compact;
  const written = writtenPaths(result['catalog']);
  const look = Object.entries(target['look']).map(([place, row]) => [
    place,
    isWritten(place, written) ? row : withoutLongText(row),
  ]);
  return { ...compact, target: { ...target, look: Object.fromEntries(look) } };
}

/** Returns a result without catalog and graph, which other areas compare, and without resources that did nothing. */
export function compactResult(name: string, result: JsonRecord): JsonRecord {
  const { statuses, apply_logs, target, second } = result;
  return {
    case: name,
    ...pick(result, ['compile_error', 'graph_error', 'apply_error']),
    ...(Array.isArray(statuses) ? { statuses: statuses.flatMap(statusRow) } : {}),
    ...(Array.isArray(apply_logs) ? { apply_logs: apply_logs.flatMap(logRow) } : {}),
    ...(isRecord(target) ? { target: targetRow(target) } : {}),
    ...(isRecord(second)
      ? {
          second: {
            ...pick(second, ['compile_error', 'apply_error']),
            statuses: Array.isArray(second['statuses']) ? second['statuses'].flatMap(statusRow) : [],
            apply_logs: Array.isArray(second['apply_logs']) ? second['apply_logs'].flatMap(logRow) : [],
          },
        }
      : {}),
  };
}

function pick(record: JsonRecord, keys: readonly string[]): JsonRecord {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = record[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** Returns a status with its flags and events. Empty for a container, and for a resource that did nothing. */
function statusRow(status: Json): JsonRecord[] {
  if (!isRecord(status) || /^(Stage|Class|Node)\[/.test(String(status['ref']))) return [];
  const events = Array.isArray(status['events']) ? status['events'] : [];
  const marks = ['changed', 'failed', 'skipped', 'restarted'].filter((mark) => status[mark] === true);
  if (marks.length === 0 && events.length === 0) return [];
  return [
    {
      ref: status['ref'] ?? '',
      ...Object.fromEntries(marks.map((mark) => [mark, true])),
      ...(events.length === 0
        ? {}
        : {
            events: events.flatMap((event) =>
              isRecord(event) ? [pick(event, ['property', 'message', 'status'])] : [],
            ),
          }),
    },
  ];
}

function logRow(line: Json): JsonRecord[] {
  return isRecord(line) ? [pick(line, ['level', 'source', 'message'])] : [];
}

/** Returns the paths that resources of a catalog name. */
function writtenPaths(catalog: Json | undefined): ReadonlySet<string> {
  const resources = isRecord(catalog) && Array.isArray(catalog['resources']) ? catalog['resources'] : [];
  return new Set(
    resources.flatMap((resource: Json) => {
      if (!isRecord(resource)) return [];
      const { ref, parameters } = resource;
      const path = isRecord(parameters) ? parameters['path'] : undefined;
      return [/\[(.*)\]$/s.exec(String(ref))?.[1] ?? '', typeof path === 'string' ? path : ''];
    }),
  );
}

function targetRow({ packages, services, look, brought }: JsonRecord): JsonRecord {
  const all = isRecord(brought) ? brought : {};
  return {
    packages: packages ?? {},
    services: services ?? {},
    look: Object.fromEntries(Object.entries(isRecord(look) ? look : {}).map(([place, row]) => [place, lookRow(row)])),
    brought: pick(all, ['packages', 'gone', 'services', 'users', 'groups', 'paths', 'paths_gone']),
  };
}

function lookRow(row: Json): Json {
  if (!isRecord(row)) return row;
  const { content } = row;
  return typeof content === 'string' ? { ...row, content: compactText(content) } : row;
}

/** Returns whether a resource writes this file. Cron resources write crontabs without naming the path. */
function isWritten(place: string, written: ReadonlySet<string>): boolean {
  return written.has(place) || place.startsWith('/var/spool/cron/');
}

function withoutLongText(row: Json): Json {
  if (!isRecord(row) || !String(row['content']).startsWith('sha256:')) return row;
  return Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'content'));
}
