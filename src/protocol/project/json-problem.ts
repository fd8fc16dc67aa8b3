/**
 * Finds the first mistake in JSON and describes it for the user. (`JSON.parse` reports the position of a mistake
 * differently in each browser.)
 */

export interface JsonProblem {
  readonly message: string;
  /** Offsets in UTF-16 code units. For a mistake at the end of the source, both are its length. */
  readonly start: number;
  readonly end: number;
}

const space = /[ \t\r\n]*/y;
const text = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const scalar = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)(?![\w.+-])/y;
/** Matches the text to underline at an offset. */
const stretch = /[\w.+-]+|[^\r\n]/y;

function match(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}

type Expected = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end' | 'nothing';

/**
 * Maximum nesting depth of a catalog file: up to 100 levels in a parameter value, plus the levels of the catalog around
 * it.
 */
export const DEEPEST_CATALOG = 200;

/**
 * Returns the first mistake, or undefined for valid JSON. Takes linear time, and supports any nesting depth. Deeper
 * nesting than `deepest` is a mistake.
 */
export function findJsonProblem(source: string, deepest = Infinity): JsonProblem | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = source.startsWith('\ufeff') ? 1 : 0;
  for (;;) {
    at += match(space, source, at)?.length ?? 0;
    const next = source[at];
    if (next === undefined) return expected === 'nothing' ? undefined : problem(source, at, expected, open.at(-1));
    if ((expected === 'value' || expected === 'value or end') && (next === '{' || next === '[')) {
      open.push(next);
      if (open.length > deepest)
        return { message: `The JSON is nested more than ${deepest} levels deep`, start: at, end: at + 1 };
      expected = next === '{' ? 'name or end' : 'value or end';
      at += 1;
    } else if (isEnd(next, expected, open.at(-1))) {
      open.pop();
      expected = open.length === 0 ? 'nothing' : 'comma or end';
      at += 1;
    } else if (expected === 'comma or end' && next === ',') {
      expected = open.at(-1) === '{' ? 'name' : 'value';
      at += 1;
    } else if (expected === 'colon' && next === ':') {
      expected = 'value';
      at += 1;
    } else {
      const token = tokenAt(source, at, expected);
      if (token === undefined) return problem(source, at, expected, open.at(-1));
      at += token.length;
      if (expected === 'name' || expected === 'name or end') expected = 'colon';
      else expected = open.length === 0 ? 'nothing' : 'comma or end';
    }
  }
}

function isEnd(next: string, expected: Expected, open: '{' | '[' | undefined): boolean {
  if (open === '{') return next === '}' && (expected === 'name or end' || expected === 'comma or end');
  return open === '[' && next === ']' && (expected === 'value or end' || expected === 'comma or end');
}

function tokenAt(source: string, at: number, expected: Expected): string | undefined {
  switch (expected) {
    case 'name':
    case 'name or end':
      return match(text, source, at);
    case 'value':
    case 'value or end':
      return match(text, source, at) ?? match(scalar, source, at);
    case 'colon':
    case 'comma or end':
    case 'nothing':
      return undefined;
  }
}

function problem(source: string, at: number, expected: Expected, open: '{' | '[' | undefined): JsonProblem {
  const found = match(stretch, source, at) ?? '';
  const range = { start: at, end: at + found.length };
  if (found.startsWith('"') && expected !== 'colon' && expected !== 'comma or end' && expected !== 'nothing') {
    return { ...problemOfText(source, at) };
  }
  return { ...range, message: formatMessage(found, expected, open) };
}

/** Describes the mistake in a quoted string: the closing quote is missing, or a character must be escaped. */
function problemOfText(source: string, at: number): JsonProblem {
  const plain = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*/y;
  const good = match(plain, source, at) ?? '"';
  const stop = at + good.length;
  const character = source[stop];
  if (character === '\\') {
    const escape = source.slice(stop, stop + 2);
    return {
      message: `${escape} is not an escape sequence of JSON`,
      start: stop,
      end: Math.min(stop + 2, source.length),
    };
  }
  if (character === undefined || character === '\n' || character === '\r') {
    return { message: 'The closing double quote of this string is missing', start: at, end: stop };
  }
  return { message: 'A tab or another control character must be escaped in a string', start: stop, end: stop + 1 };
}

function formatMessage(found: string, expected: Expected, open: '{' | '[' | undefined): string {
  const close = open === '{' ? '}' : ']';
  if (found === "'" && expected !== 'comma or end' && expected !== 'colon') return 'JSON allows only double quotes';
  if (found === close && (expected === 'name' || expected === 'value') && open !== undefined) {
    return `Extra comma before ${close}`;
  }
  const instead = found === '' ? 'the input ends' : `there is ${found}`;
  switch (expected) {
    case 'value':
    case 'value or end':
      return `A value is missing: ${instead}`;
    case 'name':
    case 'name or end':
      return `A name in double quotes is missing: ${instead}`;
    case 'colon':
      return `A colon is missing after the name: ${instead}`;
    case 'comma or end':
      return `A comma or ${close} is missing: ${instead}`;
    case 'nothing':
      return `The JSON ends before this: ${instead}`;
  }
}

/** Returns the line and column of an offset, both from 1. */
export function lineAndColumn(source: string, offset: number): { readonly line: number; readonly column: number } {
  const before = source.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}
