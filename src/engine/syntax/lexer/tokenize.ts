import { lex } from './lexer.ts';
import * as T from './token-kinds.ts';

export type TokenCategory =
  | 'keyword'
  | 'name'
  | 'type'
  | 'variable'
  | 'number'
  | 'string'
  | 'regexp'
  | 'heredoc'
  | 'operator'
  | 'bracket'
  | 'punctuation'
  | 'template'
  | 'text'
  | 'comment'
  | 'unknown';

export interface SyntaxToken {
  readonly category: TokenCategory;
  readonly offset: number;
  readonly length: number;
}

/**
 * Returns the tokens and comments of a source, ordered by offset. Leaves out white space and the end tags of heredocs.
 * A string with interpolation is divided into parts that include their quotes and `${`. Never throws: source that
 * cannot be read is `unknown`.
 */
export function tokenize(text: string, options: { readonly template?: boolean } = {}): readonly SyntaxToken[] {
  const { tokens: read } = lex(text, { ...options, recover: true });
  const tokens: SyntaxToken[] = [];
  for (let at = 0; at < read.length; at++) {
    const kind = read.kinds[at] ?? T.END;
    const offset = read.starts[at] ?? 0;
    const length = (read.ends[at] ?? offset) - offset;
    if (length > 0 && kind !== T.SUBLOCATE) tokens.push({ category: categorize(kind), offset, length });
  }
  // Sorts, because tokens of a heredoc's text come directly after its `@(…)`, before the rest of that line.
  tokens.sort((one, other) => one.offset - other.offset);
  return withComments(text, tokens);
}

function withComments(text: string, tokens: readonly SyntaxToken[]): readonly SyntaxToken[] {
  const all: SyntaxToken[] = [];
  let end = 0;
  for (const token of tokens) {
    if (token.offset > end) all.push(...commentsBetween(text, end, token.offset));
    all.push(token);
    end = Math.max(end, token.offset + token.length);
  }
  all.push(...commentsBetween(text, end, text.length));
  return all;
}

export function commentsBetween(text: string, from: number, to: number): readonly SyntaxToken[] {
  const comments: SyntaxToken[] = [];
  for (const match of text.slice(from, to).matchAll(/#[^\n]*|\/\*[\s\S]*?\*\//g)) {
    comments.push({ category: 'comment', offset: from + match.index, length: match[0].length });
  }
  return comments;
}

export function categorize(kind: number): TokenCategory {
  if (kind === T.BOOLEAN || kind === T.UNDEF || T.isKeyword(kind)) return 'keyword';
  if (kind >= T.LBRACK && kind <= T.RPAREN) return 'bracket';
  if (kind >= T.EQUALS && kind <= T.NOT) return 'operator';
  switch (kind) {
    case T.NAME:
      return 'name';
    case T.CLASSREF:
      return 'type';
    case T.VARIABLE:
      return 'variable';
    case T.NUMBER:
      return 'number';
    case T.WORD:
    case T.STRING:
    case T.DQPRE:
    case T.DQMID:
    case T.DQPOST:
      return 'string';
    case T.REGEX:
      return 'regexp';
    case T.HEREDOC:
      return 'heredoc';
    case T.AT:
    case T.ATAT:
    case T.QMARK:
      return 'operator';
    case T.DOT:
    case T.COMMA:
    case T.COLON:
    case T.SEMIC:
    case T.PIPE:
      return 'punctuation';
    case T.EPP_END:
    case T.EPP_END_TRIM:
    case T.RENDER_EXPR:
      return 'template';
    case T.RENDER_STRING:
      return 'text';
    default:
      return 'unknown';
  }
}
