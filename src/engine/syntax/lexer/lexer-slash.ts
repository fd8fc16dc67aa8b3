import * as issues from '../../diagnostics/issues/syntax.ts';
import { operator, type LexerState } from './lexer-state.ts';
import { regexpMistake } from './regexp-mistake.ts';
import * as T from './token-kinds.ts';

/** Reads a comment, a division, or, where an operand is expected, a regular expression. */
export function lexSlash(lx: LexerState): number {
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

/**
 * Returns the offset after the pattern's closing slash, or -1 if there is none. A slash after an odd number of
 * backslashes is escaped.
 */
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
