/** State of the line being typed, and how each key changes it, as in bash's line editor. Pure functions only. */
import type { Key } from './keys.ts';

interface LineSearch {
  readonly query: string;
  /** Index of the found line in the history; undefined if no line contains the query. */
  readonly at: number | undefined;
}

export interface Line {
  readonly text: string;
  /** Position of the cursor: an offset in UTF-16 code units, never inside a surrogate pair. */
  readonly cursor: number;
  /** The string that was last cut, for Ctrl-Y. */
  readonly cut: string;
  /** Index of the shown line in the history; undefined if the line being typed is shown. */
  readonly at: number | undefined;
  /** The line being typed, saved while a history line is shown. */
  readonly draft: string;
  readonly search: LineSearch | undefined;
}

/** Effect of a key in addition to the changed line. The caller of `press` carries it out. */
type LineEffect = 'submit' | 'complete' | 'clear' | 'interrupt' | 'leave' | 'bell';

interface Pressed {
  readonly line: Line;
  readonly effect?: LineEffect;
}

export const emptyLine: Line = { text: '', cursor: 0, cut: '', at: undefined, draft: '', search: undefined };

export function createLine(text: string, before: Line = emptyLine): Line {
  return { ...before, text, cursor: text.length };
}

/** Replaces the string between two offsets and puts the cursor after it. */
export function replaced(line: Line, from: number, to: number, text: string): Line {
  return { ...line, text: line.text.slice(0, from) + text + line.text.slice(to), cursor: from + text.length };
}

function before(text: string, at: number): number {
  const code = text.codePointAt(at - 2);
  return Math.max(0, at - (code !== undefined && code > 0xffff ? 2 : 1));
}

function after(text: string, at: number): number {
  const code = text.codePointAt(at);
  return Math.min(text.length, at + (code !== undefined && code > 0xffff ? 2 : 1));
}

/** Finds the start of the word left of the cursor. `word` matches the characters of words. */
function wordStart(text: string, at: number, word: RegExp): number {
  let start = at;
  while (start > 0 && !word.test(text.charAt(start - 1))) start -= 1;
  while (start > 0 && word.test(text.charAt(start - 1))) start -= 1;
  return start;
}

function wordEnd(text: string, at: number, word: RegExp): number {
  let end = at;
  while (end < text.length && !word.test(text.charAt(end))) end += 1;
  while (end < text.length && word.test(text.charAt(end))) end += 1;
  return end;
}

const LETTERS = /[\p{L}\p{N}_]/u;
const NO_SPACE = /\S/;

function cutOut(line: Line, from: number, to: number): Line {
  if (from === to) return line;
  return { ...replaced(line, from, to, ''), cut: line.text.slice(from, to) };
}

/** Moves through the history: -1 shows the older line, 1 the newer line. */
function moved(line: Line, history: readonly string[], step: -1 | 1): Pressed {
  const at = (line.at ?? history.length) + step;
  if (at < 0 || at > history.length || (line.at === undefined && step === 1)) return { line, effect: 'bell' };
  const draft = line.at === undefined ? line.text : line.draft;
  if (at === history.length) return { line: { ...createLine(draft, line), at: undefined, draft: '' } };
  return { line: { ...createLine(history[at] ?? '', line), at, draft } };
}

/** Returns the index of the newest history line, at or before index `from`, that contains the query. */
function found(history: readonly string[], query: string, from: number): number | undefined {
  for (let index = Math.min(from, history.length - 1); index >= 0; index -= 1)
    if (history[index]?.includes(query) === true) return index;
  return undefined;
}

function searching(line: Line, search: LineSearch, history: readonly string[]): Line {
  const hit = search.at === undefined ? undefined : history[search.at];
  if (hit === undefined) return { ...line, search };
  const place = Math.max(0, hit.indexOf(search.query));
  return { ...line, search, text: hit, cursor: place };
}

/**
 * Handles a key during a history search. Returns undefined if the key ends the search. The caller then handles the key
 * as it does without a search.
 */
function pressedInSearch(line: Line, search: LineSearch, key: Key, history: readonly string[]): Pressed | undefined {
  switch (key.kind) {
    case 'text': {
      const query = search.query + key.text;
      const at = found(history, query, search.at ?? history.length - 1);
      return {
        line: searching(line, { query, at }, history),
        ...(at === undefined ? { effect: 'bell' } : {}),
      };
    }
    case 'backspace': {
      const query = search.query.slice(0, before(search.query, search.query.length));
      return { line: searching(line, { query, at: found(history, query, history.length - 1) }, history) };
    }
    case 'search': {
      const at = found(history, search.query, (search.at ?? history.length) - 1);
      if (at === undefined) return { line, effect: 'bell' };
      return { line: searching(line, { ...search, at }, history) };
    }
    case 'abort':
      return { line: { ...createLine(line.draft, line), draft: '', search: undefined } };
    default:
      return undefined;
  }
}

/** Computes the line after a key, and any further effects of the key. */
export function press(given: Line, key: Key, history: readonly string[]): Pressed {
  let line = given;
  if (line.search !== undefined) {
    const result = pressedInSearch(line, line.search, key, history);
    if (result !== undefined) return result;
    line = { ...line, at: undefined, draft: '', search: undefined };
  }
  const { text, cursor } = line;
  switch (key.kind) {
    case 'text':
      return { line: replaced(line, cursor, cursor, key.text) };
    case 'enter':
      return { line, effect: 'submit' };
    case 'tab':
      return { line, effect: 'complete' };
    case 'clear':
      return { line, effect: 'clear' };
    case 'interrupt':
      return { line: { ...emptyLine, cut: line.cut }, effect: 'interrupt' };
    case 'endOfInput':
      return text === '' ? { line, effect: 'leave' } : press(line, { kind: 'delete' }, history);
    case 'backspace':
      return cursor === 0 ? { line, effect: 'bell' } : { line: replaced(line, before(text, cursor), cursor, '') };
    case 'delete':
      return cursor === text.length
        ? { line, effect: 'bell' }
        : { line: replaced(line, cursor, after(text, cursor), '') };
    case 'left':
      return { line: { ...line, cursor: before(text, cursor) } };
    case 'right':
      return { line: { ...line, cursor: after(text, cursor) } };
    case 'wordLeft':
      return { line: { ...line, cursor: wordStart(text, cursor, LETTERS) } };
    case 'wordRight':
      return { line: { ...line, cursor: wordEnd(text, cursor, LETTERS) } };
    case 'home':
      return { line: { ...line, cursor: 0 } };
    case 'end':
      return { line: { ...line, cursor: text.length } };
    case 'killToEnd':
      return { line: cutOut(line, cursor, text.length) };
    case 'killToStart':
      return { line: cutOut(line, 0, cursor) };
    case 'killWordLeft':
      return { line: cutOut(line, wordStart(text, cursor, NO_SPACE), cursor) };
    case 'killWordRight': {
      const end = wordEnd(text, cursor, LETTERS);
      return { line: { ...cutOut(line, cursor, end), cursor } };
    }
    case 'yank':
      return { line: replaced(line, cursor, cursor, line.cut) };
    case 'up':
      return moved(line, history, -1);
    case 'down':
      return moved(line, history, 1);
    case 'search':
      return { line: { ...line, at: undefined, draft: text, search: { query: '', at: undefined } } };
    case 'abort':
      return { line };
  }
}
