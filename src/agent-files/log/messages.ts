/** Joins the lines of a log into messages. */
import type { LogLevelView } from '../../protocol/analysis.ts';
import { withoutColors } from './colors.ts';
import { readHeader, splitMessage, splitParentheses, type LineHeader } from './header.ts';
import { announcesCycles, continuesPasted, isPartOfCycles, looksLikeMessage } from './message-marks.ts';
import { findWrapper, stripWrapper } from './wrapper.ts';

export interface LogMessage extends Omit<LineHeader, 'form' | 'level'> {
  readonly form: LineHeader['form'] | 'json' | 'pasted';
  readonly level: LogLevelView | undefined;
  /** Line of the file; counts from 1. */
  readonly number: number;
  readonly file?: string;
  readonly line?: number;
}

type LogHeader = Omit<LogMessage, 'number' | 'file' | 'line'>;

/**
 * Numbers of lines that are not part of a message. `foreign` counts lines of other programs, `other` prose and prompts.
 */
export interface LeftOutLines {
  other: number;
  foreign: number;
}

/** Maximum number of characters of a message; longer messages are cut. */
const MAX_MESSAGE = 1_000_000;

interface OpenMessage {
  readonly header: LogHeader;
  /** Line of the file; counts from 1. */
  readonly number: number;
  readonly wrapper: string;
  readonly parts: string[];
  length: number;
  /** True if a color was set but not yet reset. All lines until the reset belong to the message. */
  isColorOpen: boolean;
  /** True after an empty line, which ends the message unless it shows the difference between two files. */
  isEnded: boolean;
}

const COLOR_START = /^\s*\u001b\[[\d;]*m/;
const COLOR_END = /\u001b\[0?m\s*$/;
const PROMPT = /^(?:\[?[\w.-]+@[\w.-]+[^$#>]{0,80}[$#>]|PS [A-Z]:\\[^>]{0,200}>|[A-Z]:\\[^>]{0,200}>|[$#] )/;
const CUT_MARK = /^\s*(?:\[(?:snip|\.\.\.|…|truncated|cut)\]|<snip>|\.{3}|…)\s*$/i;
const DIFFERENCE_LINE = /^(?:[-+@\\ ]|$)/;

/** Yields the messages in order. Counts all other lines in `leftOut`. */
export function* readMessages(text: string, leftOut: LeftOutLines): Generator<LogMessage> {
  let current: OpenMessage | undefined;
  let number = 0;
  for (const raw of eachLine(text)) {
    number += 1;
    const next = raw === '' ? undefined : openMessage(raw, number, current);
    if (next === 'foreign') {
      leftOut.foreign += 1;
    } else if (next === undefined) {
      if (current === undefined || !appendLine(current, raw)) leftOut.other += withoutColors(raw).trim() === '' ? 0 : 1;
    } else if (current === undefined || !joinSyslog(current, next)) {
      if (current !== undefined) yield closeMessage(current);
      current = next;
    }
  }
  if (current !== undefined) yield closeMessage(current);
}

function* eachLine(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start);
    yield text.slice(start, end === -1 ? text.length : end);
    start = end === -1 ? text.length : end + 1;
  }
}

/** Returns the message that begins on this line. Undefined if the line begins no message. */
function openMessage(
  raw: string,
  number: number,
  current: OpenMessage | undefined,
): OpenMessage | 'foreign' | undefined {
  const hasColor = COLOR_START.test(raw);
  if (current?.isColorOpen === true && !hasColor) return undefined;
  const line = withoutColors(raw);
  const wrapper = findWrapper(line);
  if (wrapper.trim() === '' && wrapper !== '' && current?.wrapper === '') return undefined;
  const bare = line.slice(wrapper.length);
  const header = readHeader(/[`*]/.test(wrapper) ? trimMarks(bare) : bare);
  if (header?.form === 'foreign') return 'foreign';
  if (header === undefined) return openPasted(line, number, current);
  const isColorOpen = hasColor && !COLOR_END.test(raw);
  return open(header, { number, wrapper, isColorOpen });
}

/** Opens a message without a header, which users often paste alone, such as `Found 1 dependency cycle:`. */
function openPasted(line: string, number: number, current: OpenMessage | undefined): OpenMessage | undefined {
  if (current !== undefined && !(current.isEnded || current.header.form === 'pasted')) return undefined;
  if (current !== undefined && announcesCycles(current.parts[0] ?? '') && isPartOfCycles(line)) return undefined;
  if (current !== undefined && !current.isEnded && continuesPasted(current.parts.at(-1) ?? '', line)) return undefined;
  if (PROMPT.test(line) || !looksLikeMessage(line)) return undefined;
  const text = trimMarks(line.replace(/^[\s>`*]+/, ''));
  const split = text.startsWith('(') ? splitParentheses(text) : splitMessage(text);
  const parts = { level: undefined, writtenTime: undefined, host: undefined, process: undefined, ...split };
  return open({ form: 'pasted', ...parts }, { number, wrapper: '', isColorOpen: false });
}

function open(header: LogHeader, place: Pick<OpenMessage, 'number' | 'wrapper' | 'isColorOpen'>): OpenMessage {
  const { message } = header;
  const { number, wrapper, isColorOpen } = place;
  const parts = [message.slice(0, MAX_MESSAGE)];
  return { header, number, wrapper, parts, length: message.length, isColorOpen, isEnded: false };
}

/** Adds a line without a header to the previous message, unless the line is prose, a prompt, or other output. */
function appendLine(current: OpenMessage, raw: string): boolean {
  if (current.isColorOpen) {
    current.isColorOpen = !COLOR_END.test(raw);
    addPart(current, withoutColors(raw));
    return true;
  }
  if (current.header.form === 'syslog') return false;
  const line = stripWrapper(withoutColors(raw), current.wrapper);
  if (line === undefined || PROMPT.test(line)) return false;
  if (isDifference(current)) return DIFFERENCE_LINE.test(line) && addPart(current, line);
  if (announcesCycles(current.parts[0] ?? '') && isPartOfCycles(line)) return addPart(current, line);
  if (line.trim() === '' || CUT_MARK.test(line)) {
    current.isEnded = true;
    return false;
  }
  if (current.isEnded || (current.header.form === 'pasted' && !continuesPasted(current.parts.at(-1) ?? '', line)))
    return false;
  return addPart(current, line);
}

function addPart(current: OpenMessage, line: string): true {
  if (current.length < MAX_MESSAGE) current.parts.push(line);
  current.length += line.length + 1;
  return true;
}

/**
 * True for the difference between two files. Such a message begins with an empty line and the headers of both files.
 */
function isDifference({ parts, header: { property } }: OpenMessage): boolean {
  const [first, second] = parts;
  return first?.trim() === '' && property !== undefined && (second === undefined || second.startsWith('--- '));
}

/**
 * Joins syslog lines from the same source that continue a message. In syslog, each line of a message has its own
 * header.
 */
function joinSyslog(current: OpenMessage, next: OpenMessage): boolean {
  const [one, other] = [current.header, next.header];
  if (one.form !== 'syslog' || other.form !== 'syslog' || other.level !== undefined) return false;
  if (one.source !== other.source || one.process !== other.process || one.host !== other.host) return false;
  const { message } = other;
  const joins =
    (isDifference(current) && DIFFERENCE_LINE.test(message)) ||
    (announcesCycles(current.parts[0] ?? '') && isPartOfCycles(message)) ||
    message === 'Wrapped exception:' ||
    current.parts.at(-1) === 'Wrapped exception:';
  return joins && addPart(current, message);
}

/** Lists all fields explicitly: copying whole objects takes ten times as long, and logs have millions of messages. */
function closeMessage({ header, number, parts }: OpenMessage): LogMessage {
  return {
    form: header.form,
    level: header.level,
    source: header.source,
    ref: header.ref,
    property: header.property,
    message: trimLineEnds(parts.length === 1 ? (parts[0] ?? '') : parts.join('\n')),
    writtenTime: header.writtenTime,
    host: header.host,
    process: header.process,
    number,
  };
}

/** Removes spaces, and Markdown's backticks and asterisks for code and bold text, from the end of a string. */
function trimMarks(text: string): string {
  let end = text.length;
  while (end > 0 && '`* '.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

export function trimLineEnds(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
}
