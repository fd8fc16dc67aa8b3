/**
 * The lexer: one pass over the text, deciding by one character and the token before, as Puppet's `lexer2.rb` does. It never
 * depends on the parser, so that a whole text is read ahead of parsing.
 */
import * as issues from '../diagnostics/issues/syntax.ts';
import { isBlank, isLowerOrUnderscore, isUpper } from './chars.ts';
import { lexTemplateText } from './lexer-epp.ts';
import { lexHeredoc } from './lexer-heredoc.ts';
import { LexFailure, LexerState, type LexIssue } from './lexer-state.ts';
import { lexDoubleQuoted, lexSingleQuoted } from './lexer-strings.ts';
import { lexBareWord, lexClassReference, lexNumber, lexVariable } from './lexer-words.ts';
import { regexpMistake } from './regexp-mistake.ts';
import type { TokenBuffer } from './token-buffer.ts';
import * as T from './token-kinds.ts';

export interface LexResult {
  /** Ends in `END`, or in `LEX_ERROR` and `END` where the lexer gave up. */
  readonly tokens: TokenBuffer;
  /** Doubtful escapes, in order. */
  readonly warnings: readonly LexIssue[];
  /** One for each `LEX_ERROR` token, in order. */
  readonly failures: readonly LexIssue[];
}

export interface LexOptions {
  readonly template?: boolean;
  /** Go on in the next line after a failure, for editors and for the parser's second, forgiving pass. */
  readonly recover?: boolean;
}

/** Reads a whole text; never throws. */
export function lex(text: string, options: LexOptions = {}): LexResult {
  const lx = new LexerState(text);
  const failures: LexIssue[] = [];
  if (text.charCodeAt(0) === 0xfeff) {
    failures.push({ issue: issues.illegalByteOrderMark({ format: 'UTF-8', bytes: '[EF BB BF]' }), offset: undefined });
    lx.tokens.push(T.LEX_ERROR, 0, 1, '0');
    lx.pos = 1;
  }
  if (options.recover === true || failures.length === 0) lexAll(lx, failures, options);
  lx.tokens.push(T.END, text.length, text.length, undefined);
  return { tokens: lx.tokens, warnings: lx.warnings, failures };
}

function lexAll(lx: LexerState, failures: LexIssue[], options: LexOptions): void {
  const { text, tokens } = lx;
  let count = tokens.length;
  let start = lx.pos;
  /** Runs a step; where it fails, leaves one `LEX_ERROR` for what it was reading, up to the end of the line. */
  const succeeds = (step: () => void): boolean => {
    try {
      step();
      return true;
    } catch (error) {
      if (!(error instanceof LexFailure)) throw error;
      // A failure inside a string takes the whole string with it: Puppet has seen none of its tokens then.
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
      if (options.recover === true && tokens.length > count) refuseRunaway(lx, start);
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
    if (!succeeds(() => lexTemplateText(lx, false)) && options.recover !== true) return;
  } else lx.skipBlanks();
  while (!succeeds(run)) if (options.recover !== true) return;
}

const DEFINITION_LINE = /\n(?:class|define|node|function|type)[ \t]+\S/;

/**
 * A string or pattern that runs over the beginning of a definition was never meant to: its closing quote is missing, and it ends
 * at the opening one of another.
 */
function refuseRunaway(lx: LexerState, start: number): void {
  const first = lx.text.charAt(start);
  if (first !== "'" && first !== '"' && first !== '/') return;
  if (!DEFINITION_LINE.test(lx.text.slice(start, lx.pos))) return;
  lx.pos = start + 1;
  lx.fail(issues.unclosedQuote({ after: `'${first}'`, followedBy: lx.followedBy() }), start);
}

/**
 * Reads one token, or a stretch of white space or comment, and returns the kind of the token that Puppet's lexer would return:
 * `END` where it returns none (white space, comments, a heredoc, a template's text).
 */
function lexToken(lx: LexerState): number {
  const { text, pos } = lx;
  const code = text.charCodeAt(pos);
  if (isLowerOrUnderscore(code)) {
    lexBareWord(lx);
    return lx.after;
  }
  switch (code) {
    case 0x20:
    case 0x09:
    case 0x0d:
      lx.skipBlanks();
      return T.END;
    case 0x0a: // \n
      lx.pos = lx.newlineJump === -1 ? pos + 1 : lx.newlineJump;
      lx.newlineJump = -1;
      lx.lineStart = lx.pos;
      return T.END;
    case 0x23: // #
      return skipLineComment(lx);
    case 0x24: // $
      lexVariable(lx);
      return T.VARIABLE;
    case 0x27: // '
      lexSingleQuoted(lx);
      return T.STRING;
    case 0x22: {
      const count = lx.tokens.length;
      lexDoubleQuoted(lx, lexToken);
      return lx.tokens.length === count + 1 ? T.STRING : T.DQPOST;
    }
    case 0x2c:
      return operator(lx, T.COMMA, 1);
    case 0x7b: // {
      lx.braces++;
      return operator(lx, lx.after === T.QMARK ? T.SELBRACE : T.LBRACE, 1);
    case 0x7d: // }
      lx.braces--;
      return operator(lx, T.RBRACE, 1);
    case 0x3d: // =
      switch (text.charCodeAt(pos + 1)) {
        case 0x3e:
          return operator(lx, T.FARROW, 2);
        case 0x3d:
          return operator(lx, T.ISEQUAL, 2);
        case 0x7e:
          return operator(lx, T.MATCH, 2);
        default:
          return operator(lx, T.EQUALS, 1);
      }
    case 0x3a: // :
      return lexColon(lx);
    case 0x5b: // [
      return operator(lx, isSpaceBefore(lx) ? T.LISTSTART : T.LBRACK, 1);
    case 0x5d:
      return operator(lx, T.RBRACK, 1);
    case 0x28: // (
      return operator(lx, isFirstOnLine(lx) ? T.WSLPAREN : T.LPAREN, 1);
    case 0x29:
      return operator(lx, T.RPAREN, 1);
    case 0x2e:
      return operator(lx, T.DOT, 1);
    case 0x3b:
      return operator(lx, T.SEMIC, 1);
    case 0x3f:
      return operator(lx, T.QMARK, 1);
    case 0x2a:
      return operator(lx, T.TIMES, 1);
    case 0x2b: // +
      switch (text.charCodeAt(pos + 1)) {
        case 0x3d:
          return operator(lx, T.APPENDS, 2);
        case 0x3e:
          return operator(lx, T.PARROW, 2);
        default:
          return operator(lx, T.PLUS, 1);
      }
    case 0x2d: // -
      return lexDash(lx);
    case 0x2f: // /
      return lexSlash(lx);
    case 0x25: // %
      return lexPercent(lx);
    case 0x7c: // |
      if (text.charCodeAt(pos + 1) !== 0x3e) return operator(lx, T.PIPE, 1);
      return text.charCodeAt(pos + 2) === 0x3e ? operator(lx, T.RRCOLLECT, 3) : operator(lx, T.RCOLLECT, 2);
    case 0x3c: // <
      switch (text.charCodeAt(pos + 1)) {
        case 0x3c:
          return text.charCodeAt(pos + 2) === 0x7c ? operator(lx, T.LLCOLLECT, 3) : operator(lx, T.LSHIFT, 2);
        case 0x3d:
          return operator(lx, T.LESSEQUAL, 2);
        case 0x7c:
          return operator(lx, T.LCOLLECT, 2);
        case 0x2d:
          return operator(lx, T.OUT_EDGE, 2);
        case 0x7e:
          return operator(lx, T.OUT_EDGE_SUB, 2);
        default:
          return operator(lx, T.LESSTHAN, 1);
      }
    case 0x3e: // >
      switch (text.charCodeAt(pos + 1)) {
        case 0x3e:
          return operator(lx, T.RSHIFT, 2);
        case 0x3d:
          return operator(lx, T.GREATEREQUAL, 2);
        default:
          return operator(lx, T.GREATERTHAN, 1);
      }
    case 0x21: // !
      switch (text.charCodeAt(pos + 1)) {
        case 0x3d:
          return operator(lx, T.NOTEQUAL, 2);
        case 0x7e:
          return operator(lx, T.NOMATCH, 2);
        default:
          return operator(lx, T.NOT, 1);
      }
    case 0x7e: // ~
      return text.charCodeAt(pos + 1) === 0x3e ? operator(lx, T.IN_EDGE_SUB, 2) : operator(lx, T.TILDE, 1);
    case 0x40: // @
      switch (text.charCodeAt(pos + 1)) {
        case 0x40:
          return operator(lx, T.ATAT, 2);
        case 0x28:
          lexHeredoc(lx, lexToken);
          return T.END;
        default:
          return operator(lx, T.AT, 1);
      }
    default:
      if (code >= 0x30 && code <= 0x39) {
        lexNumber(lx);
        return T.NUMBER;
      }
      if (isUpper(code)) {
        lexClassReference(lx, 0);
        return T.CLASSREF;
      }
      if (isBlank(code)) {
        lx.skipBlanks();
        return T.END;
      }
      // One character that begins nothing; a pair of surrogates is one.
      lx.pos = pos + ((text.codePointAt(pos) ?? 0) > 0xffff ? 2 : 1);
      lx.push(T.OTHER, pos, lx.pos, '');
      return T.OTHER;
  }
}

function operator(lx: LexerState, kind: number, length: number): number {
  const start = lx.pos;
  lx.pos = start + length;
  lx.push(kind, start, start + length, undefined);
  return kind;
}

function skipLineComment(lx: LexerState): number {
  const newline = lx.text.indexOf('\n', lx.pos);
  const end = newline === -1 ? lx.text.length : newline;
  lx.matched(lx.pos, end);
  lx.pos = end;
  return T.END;
}

function isSpaceBefore(lx: LexerState): boolean {
  if (lx.pos === 0) return true;
  const before = lx.text.charCodeAt(lx.pos - 1);
  return before === 0x0a || isBlank(before);
}

function isFirstOnLine(lx: LexerState): boolean {
  let at = lx.pos - 1;
  while (at >= lx.lineStart && isBlank(lx.text.charCodeAt(at))) at--;
  return at < lx.lineStart;
}

/** `:`, or a name or class reference from the top of the namespace. */
function lexColon(lx: LexerState): number {
  const { text, pos } = lx;
  if (text.charCodeAt(pos + 1) !== 0x3a) return operator(lx, T.COLON, 1);
  if (isUpper(text.charCodeAt(pos + 2))) lexClassReference(lx, 2);
  else if (!lexBareWord(lx)) lx.fail(issues.illegalFullyQualifiedName(), pos + 2);
  return lx.after;
}

/** `-`, `->`, `-=`, or `-%>` at the end of a template's tag. */
function lexDash(lx: LexerState): number {
  const { text, pos } = lx;
  const next = text.charCodeAt(pos + 1);
  if (next === 0x25 && lx.epp !== 'off' && text.charCodeAt(pos + 2) === 0x3e) {
    lx.pos = pos + 3;
    if (lx.epp === 'expression') lx.enqueue(T.EPP_END_TRIM, pos, pos + 3, undefined);
    lexTemplateText(lx, true);
    return T.END;
  }
  if (next === 0x3e) return operator(lx, T.IN_EDGE, 2);
  if (next === 0x3d) return operator(lx, T.DELETES, 2);
  return operator(lx, T.MINUS, 1);
}

/** `%`, or `%>` at the end of a template's tag. */
function lexPercent(lx: LexerState): number {
  const { pos } = lx;
  if (lx.epp === 'off' || lx.text.charCodeAt(pos + 1) !== 0x3e) return operator(lx, T.MODULO, 1);
  lx.pos = pos + 2;
  if (lx.epp === 'expression') lx.enqueue(T.EPP_END, pos, pos + 2, undefined);
  lx.epp = 'text';
  lexTemplateText(lx, false);
  return T.END;
}

/** A comment, a regular expression where an operand may stand, or a division. */
function lexSlash(lx: LexerState): number {
  const { text, pos } = lx;
  if (text.charCodeAt(pos + 1) === 0x2a) {
    const close = text.indexOf('*/', pos + 2);
    if (close === -1) lx.fail(issues.unclosedComment());
    lx.matched(pos, close + 2);
    lx.pos = close + 2;
    return T.END;
  }
  if (isRegexpAcceptable(lx.after)) {
    const end = endOfRegexp(text, pos);
    if (end !== -1) {
      const pattern = text.slice(pos + 1, end - 1).replaceAll('\\/', '/');
      const mistake = regexpMistake(pattern);
      if (mistake !== undefined) {
        const source = pattern.replaceAll('/', '\\/');
        lx.failToken(issues.invalidRegexp({ message: `${mistake}: /${source}/` }), undefined, end);
      }
      lx.pos = end;
      lx.matched(pos, end);
      lx.push(T.REGEX, pos, end, pattern);
      return T.REGEX;
    }
    lx.matched(-1, -1);
  }
  return operator(lx, T.DIV, 1);
}

/** Past the slash that closes the pattern, or -1. A slash is escaped by an odd number of backslashes before it. */
function endOfRegexp(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x2f) return at + 1;
    if (code === 0x5c) at++;
  }
  return -1;
}

function isRegexpAcceptable(after: number): boolean {
  switch (after) {
    case T.RPAREN:
    case T.RBRACK:
    case T.RRCOLLECT:
    case T.RCOLLECT:
    case T.NAME:
    case T.CLASSREF:
    case T.NUMBER:
    case T.STRING:
    case T.BOOLEAN:
    case T.DQPRE:
    case T.DQMID:
    case T.DQPOST:
    case T.HEREDOC:
    case T.REGEX:
    case T.VARIABLE:
    case T.WORD:
      return false;
    default:
      return true;
  }
}
