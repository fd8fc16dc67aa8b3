import * as issues from '../../diagnostics/issues/syntax.ts';
import { isBlank, isLowerOrUnderscore, isUpper } from './chars.ts';
import { lexTemplateText } from './lexer-epp.ts';
import { lexHeredoc } from './lexer-heredoc.ts';
import { lexSlash } from './lexer-slash.ts';
import { operator, type LexerState } from './lexer-state.ts';
import { lexDoubleQuoted, lexSingleQuoted } from './lexer-strings.ts';
import { lexBareWord, lexClassReference, lexNumber, lexVariable } from './lexer-words.ts';
import * as T from './token-kinds.ts';

/**
 * Reads one token, a run of white space, or a comment. Returns the token kind that Puppet's lexer returns. Returns
 * `END` if Puppet's lexer returns none, as for white space, comments, heredocs and template text.
 */
export function lexToken(lx: LexerState): number {
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
      // The character begins no token. A surrogate pair is one character.
      lx.pos = pos + ((text.codePointAt(pos) ?? 0) > 0xffff ? 2 : 1);
      lx.push(T.OTHER, pos, lx.pos, '');
      return T.OTHER;
  }
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

/** Reads `:`, or a name or class reference that begins with `::`. */
function lexColon(lx: LexerState): number {
  const { text, pos } = lx;
  if (text.charCodeAt(pos + 1) !== 0x3a) return operator(lx, T.COLON, 1);
  if (isUpper(text.charCodeAt(pos + 2))) lexClassReference(lx, 2);
  else if (!lexBareWord(lx)) lx.fail(issues.illegalFullyQualifiedName(), pos + 2);
  return lx.after;
}

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

function lexPercent(lx: LexerState): number {
  const { pos } = lx;
  if (lx.epp === 'off' || lx.text.charCodeAt(pos + 1) !== 0x3e) return operator(lx, T.MODULO, 1);
  lx.pos = pos + 2;
  if (lx.epp === 'expression') lx.enqueue(T.EPP_END, pos, pos + 2, undefined);
  lx.epp = 'text';
  lexTemplateText(lx, false);
  return T.END;
}
