/** Reads the first line of a message, in all log formats of Puppet, its server, syslog and the journal. */
import type { LogLevelView } from '../../protocol/analysis.ts';
import { readSource } from './source.ts';

/** The parts of a message that its first line contains. */
export interface LineHeader {
  /**
   * Format of the line. In syslog, each line has a header; in the other formats, a line without a header continues a
   * message.
   */
  readonly form: 'console' | 'file' | 'syslog' | 'server';
  /** Undefined if the line states no level. */
  readonly level: LogLevelView | undefined;
  readonly source: string;
  readonly ref: string | undefined;
  readonly property: string | undefined;
  readonly message: string;
  readonly writtenTime: string | undefined;
  readonly host: string | undefined;
  readonly process: string | undefined;
}

/** A line that another program wrote to syslog or the journal. */
export interface ForeignLine {
  readonly form: 'foreign';
}

const LEVELS: ReadonlyMap<string, LogLevelView> = new Map([
  ['Debug', 'debug'],
  ['Info', 'info'],
  ['Notice', 'notice'],
  ['Warning', 'warning'],
  ['Error', 'err'],
  ['Alert', 'alert'],
  ['Critical', 'crit'],
  ['Emergency', 'emerg'],
  ['debug', 'debug'],
  ['info', 'info'],
  ['notice', 'notice'],
  ['warning', 'warning'],
  ['err', 'err'],
  ['alert', 'alert'],
  ['crit', 'crit'],
  ['emerg', 'emerg'],
  ['DEBUG', 'debug'],
  ['INFO', 'info'],
  ['WARN', 'warning'],
  ['ERROR', 'err'],
]);

const CONSOLE =
  /^(Debug|Info|Notice|Warning|Error|Alert|Critical|Emergency|debug|info|notice|warning|err|alert|crit|emerg): ?(.*)$/s;
/**
 * Matches the output of Ruby's `Time#to_s`: `2025-03-04 04:15:02 -0500`, or `Tue Mar 04 04:15:02 -0500 2025` in Ruby
 * 1.8.
 */
const FILE_TIME =
  /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d (?:[+-]\d{4}|UTC)|[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d \d\d:\d\d:\d\d [+-]\d{4} \d{4}) /;
const FILE_LEVEL = / \((debug|info|notice|warning|err|alert|crit|emerg)\): ?/;
const SYSLOG =
  /^(?:<\d{1,3}>)?([A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d(?:\.\d+)?|\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?) ([\w.:-]+) ([^\s:[\]]+)(?:\[(\d+)\])?: ?(.*)$/s;
const SERVER = /^(\d{4}-\d\d-\d\d[T ]\S{8,24}) +(DEBUG|INFO|WARN|ERROR) +\[[^\]]{0,200}\] \[[^\]]{0,200}\] (.*)$/s;
const PUPPET_PROCESS = /^puppet/i;

/**
 * Reads the header of a line from which colors and wrapper were removed. Returns undefined for a line without a header.
 */
export function readHeader(line: string): LineHeader | ForeignLine | undefined {
  return readConsole(line) ?? readFileLine(line) ?? readServerLine(line) ?? readSyslog(line);
}

const NOTHING = { writtenTime: undefined, host: undefined, process: undefined };

function readConsole(line: string): LineHeader | undefined {
  const [, word = '', rest = ''] = CONSOLE.exec(line) ?? [];
  const level = LEVELS.get(word);
  return level === undefined ? undefined : { form: 'console', level, ...NOTHING, ...splitMessage(rest) };
}

/** Splits `SOURCE: message`. If the message names no resource, the source is `Puppet`, like in Puppet itself. */
export function splitMessage(text: string): Pick<LineHeader, 'source' | 'ref' | 'property' | 'message'> {
  const found = readSource(text);
  if (found === undefined || text[found.end] !== ':') return ofPuppet(text);
  const { end, ref, property } = found;
  return { source: text.slice(0, end), ref, property, message: text.slice(end + 1).replace(/^ /, '') };
}

function ofPuppet(message: string): Pick<LineHeader, 'source' | 'ref' | 'property' | 'message'> {
  return { source: 'Puppet', ref: undefined, property: undefined, message };
}

function readFileLine(line: string): LineHeader | undefined {
  const writtenTime = FILE_TIME.exec(line)?.[1];
  if (writtenTime === undefined) return undefined;
  const rest = line.slice(writtenTime.length + 1);
  const mark = FILE_LEVEL.exec(rest);
  const level = LEVELS.get(mark?.[1] ?? '');
  if (mark === null || level === undefined) return undefined;
  const source = rest.slice(0, mark.index);
  const { ref, property } = readSource(source) ?? {};
  const message = rest.slice(mark.index + mark[0].length);
  return { form: 'file', level, source, ref, property, message, ...NOTHING, writtenTime };
}

function readServerLine(line: string): LineHeader | undefined {
  const [, writtenTime, word = '', rest = ''] = SERVER.exec(line) ?? [];
  const level = LEVELS.get(word);
  if (level === undefined) return undefined;
  const { source, ref, property, message } = splitAtSpace(rest);
  return { form: 'server', level, source, ref, property, message, ...NOTHING, writtenTime };
}

/** Splits `SOURCE message` in a log of the server. */
function splitAtSpace(rest: string): Pick<LineHeader, 'source' | 'ref' | 'property' | 'message'> {
  if (rest.startsWith('Puppet ')) return ofPuppet(rest.slice('Puppet '.length));
  const found = readSource(rest);
  if (found === undefined || rest[found.end] !== ' ') return ofPuppet(rest);
  const { end, ref, property } = found;
  return { source: rest.slice(0, end), ref, property, message: rest.slice(end + 1) };
}

function readSyslog(line: string): LineHeader | ForeignLine | undefined {
  const [, writtenTime, host, name, id, escaped = ''] = SYSLOG.exec(line) ?? [];
  if (name === undefined) return undefined;
  if (!PUPPET_PROCESS.test(name)) return { form: 'foreign' };
  const place = { writtenTime, host, process: id === undefined ? name : `${name}[${id}]` };
  const rest = decodeControls(escaped);
  // If a service logs to standard output, the journal adds a prefix to its console lines.
  const inner = readConsole(rest);
  return inner === undefined
    ? { form: 'syslog', level: undefined, ...splitParentheses(rest), ...place }
    : { ...inner, ...place, form: 'syslog' };
}

/** Decodes the escapes that rsyslog writes for tabs and line feeds. */
function decodeControls(text: string): string {
  return text.includes('#01') ? text.replaceAll('#011', '\t').replaceAll('#012', '\n') : text;
}

/** Splits `(SOURCE) message` in a syslog line. */
export function splitParentheses(text: string): Pick<LineHeader, 'source' | 'ref' | 'property' | 'message'> {
  if (!text.startsWith('(')) return ofPuppet(text);
  const found = readSource(text.slice(1));
  const close = (found?.end ?? 0) + 1;
  if (found === undefined || text[close] !== ')' || !/^\)(?: |$)/.test(text.slice(close, close + 2)))
    return ofPuppet(text);
  const { ref, property } = found;
  return { source: text.slice(1, close), ref, property, message: text.slice(close + 1).replace(/^ /, '') };
}
