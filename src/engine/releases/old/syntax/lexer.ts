/**
 * Lexer of the old grammar (`parser/lexer.rb` of 3.8), in which the longest match is used. It returns the token kinds of
 * the modern lexer. Numbers are names, as in the old grammar.
 */
import * as issues from '../../../diagnostics/issues/old-syntax.ts';
import type { LineIndex } from '../../../diagnostics/line-index.ts';
import { LexFailure, type LexIssue, LexerState } from '../../../syntax/lexer/lexer-state.ts';
import type { LexResult } from '../../../syntax/lexer/lexer.ts';
import * as T from '../../../syntax/lexer/token-kinds.ts';
import { continueString, lexSingleQuoted, type OldLexer } from './lexer-strings.ts';
import * as W from './words.ts';

interface OldLexOptions {
  readonly file: string;
  readonly lines: LineIndex;
  /** True if the release has `unless` and `%`, which 3.0 added. */
  readonly hasUnlessAndModulo: boolean;
}

/** Lexes a whole source. Never throws. */
export function lexOldGrammar(text: string, { file, lines, hasUnlessAndModulo }: OldLexOptions): LexResult {
  const lx: OldLexer = { state: new LexerState(text), file, lines, depth: 0 };
  const { state } = lx;
  const failures: LexIssue[] = [];
  try {
    skipBlanks(state);
    while (state.pos < text.length) {
      lexToken(lx, hasUnlessAndModulo);
      skipBlanks(state);
    }
  } catch (error) {
    if (!(error instanceof LexFailure)) throw error;
    state.tokens.push(T.LEX_ERROR, state.pos, text.length, '0');
    failures.push(error.found);
  }
  state.tokens.push(T.END, text.length, text.length, undefined);
  return { tokens: state.tokens, warnings: state.warnings, failures, isFlawless: failures.length === 0 };
}

function skipBlanks(state: LexerState): void {
  state.pos = endOfMatch(W.BLANKS, state.text, state.pos) ?? state.pos;
}

function endOfMatch(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function lexToken(lx: OldLexer, hasUnlessAndModulo: boolean): void {
  const { state } = lx;
  const { text, pos } = state;
  const insideQuotes = state.after === T.DQPRE || state.after === T.DQMID;
  switch (text.charAt(pos)) {
    case '\n':
      state.pos += 1;
      return;
    case '#':
      state.pos = indexOr(text.indexOf('\n', pos), text.length);
      return;
    case "'":
      lexSingleQuoted(lx);
      return;
    case '"':
      continueString(lx, 'first');
      return;
    case '}':
      if (lx.depth > 0) continueString(lx, 'further');
      else push(state, T.RBRACE, pos + 1);
      return;
    case '$': {
      const end = endOfMatch(W.VARIABLE, text, pos + 1);
      if (end === undefined) break;
      state.push(T.VARIABLE, pos, end, text.slice(pos + 1, end));
      state.pos = end;
      return;
    }
    case '/':
      if (lexSlash(state)) return;
      break;
    default:
      if (insideQuotes ? lexInnerName(state) : lexWord(state, hasUnlessAndModulo)) return;
  }
  const mark = W.markAt(text, pos, hasUnlessAndModulo);
  if (mark === undefined) {
    const rest = /^(?:\S+|\s+|.*)/.exec(text.slice(pos))?.[0] ?? '';
    return state.fail(issues.couldNotMatch({ text: rest }));
  }
  push(state, mark.kind, pos + mark.length);
}

function push(state: LexerState, kind: number, end: number): void {
  state.push(kind, state.pos, end, undefined);
  state.pos = end;
}

function indexOr(index: number, otherwise: number): number {
  return index === -1 ? otherwise : index;
}

/** Reads a word after `${`. Any word is the name of a variable there. */
function lexInnerName(state: LexerState): boolean {
  const { text, pos } = state;
  const end = endOfMatch(W.VARIABLE, text, pos);
  if (end === undefined) return false;
  state.push(T.VARIABLE, pos, end, text.slice(pos, end));
  state.pos = end;
  return true;
}

/** Reads a name, a number or a capitalized word. Uses the pattern with the longest match. */
function lexWord(state: LexerState, hasUnless: boolean): boolean {
  const { text, pos } = state;
  const reference = endOfMatch(W.CLASSREF, text, pos) ?? -1;
  const number = endOfMatch(W.NUMBER, text, pos) ?? -1;
  const name = endOfMatch(W.NAME, text, pos) ?? -1;
  const end = Math.max(reference, number, name);
  if (end === -1) return false;
  const word = text.slice(pos, end);
  const kind = end === reference ? T.CLASSREF : end === number ? T.NAME : W.kindOfWord(word, hasUnless);
  state.push(kind, pos, end, word);
  state.pos = end;
  return true;
}

/** Reads a comment, or a regular expression where it is allowed. */
function lexSlash(state: LexerState): boolean {
  const { text, pos } = state;
  const close = text.startsWith('/*', pos) ? text.indexOf('*/', pos + 2) : -1;
  let end = W.BEFORE_REGEX.has(state.after) ? endOfMatch(W.REGEX, text, pos) : undefined;
  if (close !== -1 && (end === undefined || close + 2 >= end)) {
    state.pos = close + 2;
    return true;
  }
  if (end === undefined) return false;
  while (text.charAt(end - 2) === '\\') {
    const next = text.indexOf('/', end);
    // For an unclosed pattern, Ruby's scanner returns nil, and Puppet fails when it appends nil to a string.
    if (next === -1) state.fail(issues.oldInvalidPattern({ detail: 'no implicit conversion of nil into String' }));
    end = next + 1;
  }
  state.push(T.REGEX, pos, end, text.slice(pos + 1, end - 1).replaceAll('\\/', '/'));
  state.pos = end;
  return true;
}
