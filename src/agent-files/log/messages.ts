/** Joins the lines of a log to messages. */
import type { LogLevelView } from '../../protocol/analysis.ts';
import { withoutColors } from './colors.ts';
import { readHeader, splitMessage, splitParentheses, type LineHeader } from './header.ts';
import { announcesCycles, continuesPasted, isPartOfCycles, looksLikeMessage } from './message-marks.ts';
import { findWrapper, stripWrapper } from './wrapper.ts';

export interface LogMessage extends Omit<LineHeader, 'form' | 'level'> {
  readonly form: LineHeader['form'] | 'json' | 'pasted';
  readonly level: LogLevelView | undefined;
  /** Line of the file, from 1. */
  readonly number: number;
  readonly file?: string;
  readonly line?: number;
}

type LogHeader = Omit<LogMessage, 'number' | 'file' | 'line'>;

/** Lines that belong to no message: prose, prompts, and lines of other programs. */
export interface LeftOutLines {
  other: number;
  foreign: number;
}

/** Longest message that is kept. A longer one is cut. */
const MAX_MESSAGE = 1_000_000;

interface OpenMessage {
  readonly header: LogHeader;
  /** Line of the file, from 1. */
  readonly number: number;
  readonly wrapper: string;
  readonly parts: string[];
  length: number;
  /** True between the code that opens a color and the one that ends it: all lines between belong to the message. */
  isColorOpen: boolean;
  /** True after an empty line, which ends messages other than differences. */
  isEnded: boolean;
}

const COLOR_START = /^\s*\u001b\[[\d;]*m/;
const COLOR_END = /\u001b\[0?m\s*$/;
const PROMPT = /^(?:\[?[\w.-]+@[\w.-]+[^$#>]{0,80}[$#>]|PS [A-Z]:\\[^>]{0,200}>|[A-Z]:\\[^>]{0,200}>|[$#] )/;
const CUT_MARK = /^\s*(?:\[(?:snip|\.\.\.|…|truncated|cut)\]|<snip>|\.{3}|…)\s*$/i;
const DIFFERENCE_LINE = /^(?:[-+@\\ ]|$)/;

/** Yields the messages in order. Counts the lines that belong to none in `leftOut`. */
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

/** Returns the message that begins on this line, if one does. */
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

/** Opens a message without a header, which people paste alone, such as `Found 1 dependency cycle:`. */
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

/** Adds a line without header to the message before it, unless the line is prose, a prompt, or other output. */
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

/** The message of a difference has an empty first line, and headers of two files. */
function isDifference({ parts, header: { property } }: OpenMessage): boolean {
  const [first, second] = parts;
  return first?.trim() === '' && property !== undefined && (second === undefined || second.startsWith('--- '));
}

/** syslog gives each line of a message a header of its own. Joins lines of one source that continue a message. */
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

/** Lists the fields, because logs have millions of messages, and copying whole objects takes ten times as long. */
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

/** Removes the marks of Markdown at the end of code and bold text. */
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
