/**
 * Reads logs in JSON: `--logdest FILE.json` (an array without its closing bracket), one object per line, and the
 * journal.
 */
import type { LogLevelView } from '../../protocol/analysis.ts';
import { readJsonTokens } from '../json-tokens.ts';
import { withoutColors } from './colors.ts';
import { splitMessage, splitParentheses } from './header.ts';
import { trimLineEnds, type LogMessage } from './messages.ts';
import { readSource } from './source.ts';

const LEVELS = ['debug', 'info', 'notice', 'warning', 'err', 'alert', 'emerg', 'crit'] as const;
/** Levels by the number of the syslog severity. */
const SEVERITIES: readonly LogLevelView[] = ['emerg', 'alert', 'crit', 'err', 'warning', 'notice', 'info', 'debug'];
const OTHER_LEVELS: Readonly<Record<string, LogLevelView>> = { error: 'err', warn: 'warning', critical: 'crit' };
/** Maximum nesting depth of a message. Puppet writes two levels. */
const MAX_DEPTH = 20;

interface JsonPart {
  readonly number: number;
  readonly text: string;
}

/** Yields each message. Calls `reject` with the lines of objects that are not messages. */
export function* readJsonMessages(text: string, reject: (line: number) => void): Generator<LogMessage> {
  for (const { number, text: part } of eachObject(text, reject)) {
    const message = toMessage(parseObject(part), number);
    if (message === undefined) reject(number);
    else if (message !== 'foreign') yield message;
  }
}

/** Yields the outermost objects. Ignores an array around the objects, commas, and a missing end of the file. */
function* eachObject(text: string, reject: (line: number) => void): Generator<JsonPart> {
  let [depth, start, number, startLine] = [0, 0, 1, 1];
  let isTooDeep = false;
  for (const { kind, start: at, end } of readJsonTokens(text)) {
    if (kind === 'line end') number += 1;
    else if (kind === 'damaged') {
      // The next message may be complete, for example if the file was cut off and then continued.
      if (depth > 0) reject(startLine);
      depth = 0;
    } else if (kind === '{' || (kind === '[' && depth > 0)) {
      if (depth === 0) [start, startLine, isTooDeep] = [at, number, false];
      depth += 1;
      isTooDeep ||= depth > MAX_DEPTH;
    } else if (depth > 0 && (kind === '}' || kind === ']')) {
      depth -= 1;
      if (depth > 0) continue;
      if (isTooDeep) reject(startLine);
      else yield { number: startLine, text: text.slice(start, end) };
    }
  }
  if (depth > 0) reject(startLine);
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toMessage(
  object: Readonly<Record<string, unknown>> | undefined,
  number: number,
): LogMessage | 'foreign' | undefined {
  if (object === undefined) return undefined;
  if (typeof object['MESSAGE'] === 'string') return toJournalMessage(object, object['MESSAGE'], number);
  const { message, source, time, file, line, level } = object;
  if (typeof message !== 'string') return undefined;
  const named = typeof source === 'string' ? source : 'Puppet';
  const { ref, property } = readSource(named) ?? {};
  const writtenTime = time ?? object['timestamp'] ?? object['@timestamp'];
  return {
    form: 'json',
    level: toLevel(level),
    source: named,
    ref,
    property,
    message: trimLineEnds(message),
    writtenTime: typeof writtenTime === 'string' ? writtenTime : undefined,
    host: undefined,
    process: undefined,
    number,
    ...(typeof file === 'string' ? { file } : {}),
    ...(typeof line === 'number' ? { line } : {}),
  };
}

function toLevel(level: unknown): LogLevelView | undefined {
  if (typeof level !== 'string') return undefined;
  const name = level.toLowerCase();
  return LEVELS.find((known) => known === name) ?? OTHER_LEVELS[name];
}

/** Reads an entry of `journalctl -o json`. Returns `foreign` for an entry of another program. */
function toJournalMessage(
  object: Readonly<Record<string, unknown>>,
  text: string,
  number: number,
): LogMessage | 'foreign' {
  const { SYSLOG_IDENTIFIER: name, _PID: id, _HOSTNAME: host, PRIORITY: priority } = object;
  if (typeof name !== 'string' || !/^puppet/i.test(name)) return 'foreign';
  const plain = withoutColors(text);
  const split = plain.startsWith('(') ? splitParentheses(plain) : splitMessage(plain);
  const microseconds = Number(object['__REALTIME_TIMESTAMP']);
  return {
    form: 'json',
    level: SEVERITIES[Number(priority)],
    ...split,
    message: trimLineEnds(split.message),
    writtenTime: microseconds > 0 ? toIsoTime(microseconds / 1000) : undefined,
    host: typeof host === 'string' ? host : undefined,
    process: typeof id === 'string' ? `${name}[${id}]` : name,
    number,
  };
}

/** Latest time of a JavaScript `Date`, in milliseconds. */
const MAX_TIME = 8.64e15;

function toIsoTime(milliseconds: number): string | undefined {
  return milliseconds <= MAX_TIME ? new Date(milliseconds).toISOString() : undefined;
}
