/** A text with its selection, and what keys do to it. Offsets count UTF-16 units, lines and columns from 1. */
export interface TextState {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What a press of Tab inserts. */
const INDENT = '  ';

/** Puts a text in place of what is selected, the cursor after it. */
export function insert({ text, start, end }: TextState, inserted: string): TextState {
  const cursor = start + inserted.length;
  return { text: text.slice(0, start) + inserted + text.slice(end), start: cursor, end: cursor };
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Tab: two spaces at the cursor; a selection over several lines is moved in as a block. */
export function indent(state: TextState): TextState {
  const { text, start, end } = state;
  if (!text.slice(start, end).includes('\n')) return insert(state, INDENT);
  const from = lineStart(text, start);
  const block = text.slice(from, end).replaceAll(/^(?=[^\n])/gm, INDENT);
  return {
    text: text.slice(0, from) + block + text.slice(end),
    start: start + INDENT.length,
    end: from + block.length,
  };
}

/** Shift+Tab: takes up to two spaces from the start of each line that is touched. */
export function outdent({ text, start, end }: TextState): TextState {
  const from = lineStart(text, start);
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const block = text.slice(from, to).replaceAll(/^ {1,2}/gm, '');
  const first = /^ {0,2}/.exec(text.slice(from))?.[0].length ?? 0;
  const gone = to - from - block.length;
  const moved = Math.max(from, start - first);
  return { text: text.slice(0, from) + block + text.slice(to), start: moved, end: Math.max(moved, end - gone) };
}

/** Enter: the next line starts where this one does, one step further in after an opening bracket or a colon. */
export function newLine(state: TextState): TextState {
  const { text, start } = state;
  const line = text.slice(lineStart(text, start), start);
  const space = /^[ \t]*/.exec(line)?.[0] ?? '';
  return insert(state, `\n${space}${/[{[(:]\s*(?:\|[^|]*\|)?\s*$/.test(line) ? INDENT : ''}`);
}

/** The line and column of an offset. */
export function positionAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let from = 0;
  for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', from)) {
    line += 1;
    from = next + 1;
  }
  return { line, column: offset - from + 1 };
}

/** The offset of a line and column; those beyond the text's or the line's end are its end. */
export function offsetAt(text: string, line: number, column = 1): number {
  let from = 0;
  for (let at = 1; at < line; at += 1) {
    const next = text.indexOf('\n', from);
    if (next === -1) return text.length;
    from = next + 1;
  }
  const end = text.indexOf('\n', from);
  return Math.min(from + column - 1, end === -1 ? text.length : end);
}

/** Every place of a word in a text, as offsets; letters count as alike in either case. At most `limit`. */
export function findAll(text: string, word: string, limit = 1000): readonly number[] {
  if (word === '') return [];
  const [where, what] = [text.toLowerCase(), word.toLowerCase()];
  const found: number[] = [];
  for (let at = where.indexOf(what); at !== -1 && found.length < limit; at = where.indexOf(what, at + what.length)) {
    found.push(at);
  }
  return found;
}
