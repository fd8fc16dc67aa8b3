import * as issues from '../../diagnostics/issues/syntax.ts';
import type { LexerState } from './lexer-state.ts';
import * as T from './token-kinds.ts';

/**
 * Reads literal text through the next `<%`, `<%-` or `<%=`, or to the end of the source. Adds the text as a
 * `RENDER_STRING`, and sets the lexer's next mode. `trim` is true if the previous tag ended in `-%>`.
 */
export function lexTemplateText(lx: LexerState, trim: boolean): void {
  const source = lx.text;
  const before = lx.pos;
  const { text, mode } = scanText(lx, trim);
  if (mode === 'end') {
    if (text !== undefined) lx.enqueue(T.RENDER_STRING, before, lx.pos, text);
    lx.eppOpen = false;
  } else {
    const tag = source.lastIndexOf('<%', lx.pos - 2);
    if (text !== undefined && text !== '') lx.enqueue(T.RENDER_STRING, before, tag, text);
    if (mode === 'expression') lx.enqueue(T.RENDER_EXPR, tag, lx.pos, String(before));
    lx.epp = mode;
    lx.eppOpen = true;
  }
  lx.settle();
}

function scanText(
  lx: LexerState,
  trimFirst: boolean,
): { text: string | undefined; mode: 'end' | 'code' | 'expression' } {
  const source = lx.text;
  if (lx.pos >= source.length) return { text: undefined, mode: 'end' };
  let text = '';
  let trim = trimFirst;
  while (lx.pos < source.length) {
    const open = source.indexOf('<%', lx.pos);
    const end = open === -1 ? source.length : open + 2;
    let part = source.slice(lx.pos, end);
    lx.pos = end;
    if (trim) {
      part = trimStart(part);
      trim = false;
    }
    text += part.replaceAll('%%>', '%>');
    const next = source.charAt(end);
    switch (next) {
      case '':
        if (text.endsWith('<%')) lx.fail(issues.eppUnbalancedExpression());
        return { text, mode: 'end' };
      case '-':
        lx.pos++;
        return { text: text.replace(/[ \t]*<%$/, ''), mode: 'code' };
      case '%':
        lx.pos++;
        break;
      case '=':
        lx.pos++;
        return { text: text.slice(0, -2), mode: 'expression' };
      case '#': {
        text = text.slice(0, -2);
        const comment = endOfComment(source, lx.pos);
        if (comment === -1) lx.fail(issues.eppUnbalancedComment());
        if (source.charAt(lx.pos + 1) === '-') text = text.replace(/[ \t]*$/, '');
        trim = source.charAt(comment - 3) === '-';
        lx.pos = comment;
        break;
      }
      default:
        return { text: text.slice(0, -2), mode: 'code' };
    }
  }
  // At the end of the source, after `<%%` or a comment, Puppet's scanner returns no text.
  return { text: undefined, mode: 'end' };
}

/**
 * Returns the offset after the `%>` that ends a comment, or -1. Skips `%%>`. Also skips a `%>` at `from`, because
 * Puppet requires at least one character in a comment.
 */
function endOfComment(source: string, from: number): number {
  for (let at = source.indexOf('%>', from + 1); at !== -1; at = source.indexOf('%>', at + 1)) {
    if (source.charAt(at - 1) !== '%') return at + 2;
  }
  return -1;
}

function trimStart(part: string): string {
  return part.replace(/^[ \t]*\r?\n?/, '');
}
