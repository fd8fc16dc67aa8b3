import * as issues from '../../../diagnostics/issues/old-syntax.ts';
import type { LineIndex } from '../../../diagnostics/line-index.ts';
import type { LexerState } from '../../../syntax/lexer/lexer-state.ts';
import * as T from '../../../syntax/lexer/token-kinds.ts';
import { VARIABLE } from './words.ts';

export interface OldLexer {
  readonly state: LexerState;
  readonly file: string;
  readonly lines: LineIndex;
  depth: number;
}

/**
 * Matches up to the end of a string: any character but a backslash, pairs of backslashes, and the terminator. If a
 * string begins with two terminators, the first one is therefore part of the string.
 */
const SINGLE_END = /(?:[^\\]|^)(?:\\\\)*'/m;
const DOUBLE_END = /(?:[^\\]|^)(?:\\\\)*["$]/m;

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\\', '\\'],
  ['$', '$'],
  ["'", "'"],
  ['"', '"'],
  ['r', '\r'],
  ['n', '\n'],
  ['t', '\t'],
  ['s', ' '],
  ['\n', ''],
]);

function readStretch({ state }: OldLexer, end: RegExp): { readonly raw: string; readonly terminator: string } {
  const rest = state.text.slice(state.pos);
  const found = end.exec(rest);
  if (found === null) return state.fail(issues.oldUnclosedQuote({ rest }));
  const length = found.index + found[0].length;
  state.pos += length;
  return { raw: rest.slice(0, length - 1), terminator: rest.charAt(length - 1) };
}

export function lexSingleQuoted(lx: OldLexer): void {
  const { state } = lx;
  const start = state.pos;
  state.pos += 1;
  const { raw } = readStretch(lx, SINGLE_END);
  // Only a backslash before a quote is removed.
  const text = raw.replace(/\\([\s\S])/g, (whole, char: string) => (char === "'" ? char : whole));
  state.push(T.STRING, start, state.pos, text);
}

function unescaped({ state, file, lines }: OldLexer, raw: string): string {
  return raw.replace(/\\([\s\S])/g, (whole, char: string) => {
    const known = ESCAPES.get(char);
    if (known === undefined) {
      state.warn(issues.oldUnknownEscape({ char, file, line: lines.lineAt(state.pos) }));
    }
    return known ?? whole;
  });
}

/** Reads the rest of a string after its opening quote, or after the closing brace of an interpolation. */
export function continueString(lx: OldLexer, which: 'first' | 'further'): void {
  const { state } = lx;
  let isFirst = which === 'first';
  let start = state.pos;
  state.pos += 1;
  for (;;) {
    let text = '';
    for (;;) {
      const { raw, terminator } = readStretch(lx, DOUBLE_END);
      text += unescaped(lx, raw);
      if (terminator === '"') {
        state.push(isFirst ? T.STRING : T.DQPOST, start, state.pos, text);
        if (!isFirst) lx.depth -= 1;
        return;
      }
      const isBraced = state.text.charAt(state.pos) === '{';
      VARIABLE.lastIndex = state.pos;
      if (!isBraced && !VARIABLE.test(state.text)) {
        text += terminator;
        continue;
      }
      if (isFirst) lx.depth += 1;
      state.push(isFirst ? T.DQPRE : T.DQMID, start, isBraced ? state.pos + 1 : state.pos - 1, text);
      break;
    }
    isFirst = false;
    if (state.text.charAt(state.pos) === '{') {
      state.pos += 1;
      return;
    }
    const from = state.pos;
    state.pos = VARIABLE.lastIndex;
    state.push(T.VARIABLE, from - 1, state.pos, state.text.slice(from, state.pos));
    start = state.pos;
  }
}
