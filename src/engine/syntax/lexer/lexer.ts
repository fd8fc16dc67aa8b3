/**
 * The lexer: a single pass that, like Puppet's `lexer2.rb`, decides by one character and the previous token. It does
 * not depend on the parser, so the whole source is lexed before parsing.
 */
import * as issues from '../../diagnostics/issues/syntax.ts';
import { lexToken } from './lex-token.ts';
import { lexTemplateText } from './lexer-epp.ts';
import { LexFailure, LexerState, type LexIssue, type LexWarning } from './lexer-state.ts';
import type { TokenBuffer } from './token-buffer.ts';
import * as T from './token-kinds.ts';

export interface LexResult {
  /** The tokens. The last one is `END`. If lexing stopped early, a `LEX_ERROR` comes before it. */
  readonly tokens: TokenBuffer;
  readonly warnings: readonly LexWarning[];
  /** The failure of each `LEX_ERROR` token, in order. */
  readonly failures: readonly LexIssue[];
  /** True if no error occurred. The strict and the recovering lexer then return the same tokens. */
  readonly isFlawless: boolean;
}

export interface LexOptions {
  readonly template?: boolean;
  /**
   * True to continue after a failure, in the next line. Used by editors, and by the parser when it recovers from
   * errors.
   */
  readonly recover?: boolean;
}

/** Lexes a whole source. Never throws. */
export function lex(text: string, options: LexOptions = {}): LexResult {
  const lx = new LexerState(text);
  const failures: LexIssue[] = [];
  if (text.charCodeAt(0) === 0xfeff) {
    failures.push({ issue: issues.illegalByteOrderMark({ format: 'UTF-8', bytes: '[EF BB BF]' }), offset: undefined });
    lx.tokens.push(T.LEX_ERROR, 0, 1, '0');
    lx.pos = 1;
  }
  const isRunaway = (options.recover === true || failures.length === 0) && lexAll(lx, failures, options);
  lx.tokens.push(T.END, text.length, text.length, undefined);
  const isFlawless = failures.length === 0 && !isRunaway;
  return { tokens: lx.tokens, warnings: lx.warnings, failures, isFlawless };
}

/**
 * Lexes the rest of the source. Returns true if it contains a string or pattern whose closing quote is probably
 * missing.
 */
function lexAll(lx: LexerState, failures: LexIssue[], options: LexOptions): boolean {
  const { text, tokens } = lx;
  let count = tokens.length;
  let start = lx.pos;
  let hasRunaway = false;
  /** Runs a step. If it fails, adds one `LEX_ERROR` token that extends to the end of the line. */
  const succeeds = (step: () => void): boolean => {
    try {
      step();
      return true;
    } catch (error) {
      if (!(error instanceof LexFailure)) throw error;
      // A failure inside a string removes all tokens of the string, because Puppet returns none of them.
      tokens.truncate(count);
      const newline = text.indexOf('\n', start);
      const resume = lx.interpolations === 0 ? error.resume : undefined;
      const end = resume ?? (newline === -1 ? text.length : newline);
      tokens.push(T.LEX_ERROR, start, end, String(failures.length));
      failures.push(error.found);
      lx.pos = end;
      lx.interpolations = 0;
      lx.nesting = 0;
      lx.after = T.END;
      return false;
    }
  };
  const run = (): void => {
    while (lx.pos < text.length) {
      count = tokens.length;
      start = lx.pos;
      lexToken(lx);
      if (tokens.length > count && isRunaway(lx, start)) {
        hasRunaway = true;
        if (options.recover === true) refuseRunaway(lx, start);
      }
    }
    if (lx.eppOpen) {
      count = tokens.length;
      start = lx.pos;
      lx.eppOpen = false;
      lx.fail(issues.eppUnbalancedTag());
    }
  };
  if (options.template === true) {
    lx.enqueue(T.EPP_START, 0, 0, undefined);
    count = tokens.length;
    lx.epp = 'text';
    if (!succeeds(() => lexTemplateText(lx, false)) && options.recover !== true) return false;
  } else lx.skipBlanks();
  while (!succeeds(run)) if (options.recover !== true) return hasRunaway;
  return hasRunaway;
}

const DEFINITION_LINE = /\n(?:class|define|node|function|type)[ \t]+\S/;

/**
 * True if a string or pattern contains the start of a definition. Its closing quote is then probably missing, and it
 * ends at the opening quote of a later string.
 */
function isRunaway({ text, pos }: LexerState, start: number): boolean {
  const first = text.charAt(start);
  if (first !== "'" && first !== '"' && first !== '/') return false;
  const newline = text.indexOf('\n', start);
  return newline !== -1 && newline < pos && DEFINITION_LINE.test(text.slice(newline, pos));
}

function refuseRunaway(lx: LexerState, start: number): never {
  const first = lx.text.charAt(start);
  lx.pos = start + 1;
  lx.fail(issues.unclosedQuote({ after: `'${first}'`, followedBy: lx.followedBy() }), start);
}
