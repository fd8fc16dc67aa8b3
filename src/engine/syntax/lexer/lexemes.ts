import { lex } from './lexer.ts';
import * as T from './token-kinds.ts';
import { categoryOf, commentsBetween, type TokenCategory } from './tokenize.ts';

/** `heredoc` is the `@(…)` in the code, `heredoc-text` the lines below it, with the line of the end tag. */
export type LexemeCategory = TokenCategory | 'heredoc-text';

/** A stretch of the text that layout may move, but must not look into: a token, a whole string, a heredoc's lines, or a comment. */
export interface Lexeme {
  readonly category: LexemeCategory;
  readonly offset: number;
  readonly end: number;
}

/**
 * The lexemes of a manifest in the order of their offsets; between them is nothing but white space. Unlike `tokenize`, a string with
 * interpolation is one lexeme. In a template the tags that open code are none. Never throws: what cannot be read is `unknown`.
 */
export function lexemesOf(text: string, options: { readonly template?: boolean } = {}): readonly Lexeme[] {
  const { tokens } = lex(text, { ...options, recover: true });
  const found: Lexeme[] = [];
  /** How many strings stand around this token, and where the outermost of them began. */
  let depth = 0;
  let opened = 0;
  for (let at = 0; at < tokens.length; at++) {
    const kind = tokens.kinds[at] ?? T.END;
    const offset = tokens.starts[at] ?? 0;
    const end = tokens.ends[at] ?? offset;
    if (kind === T.SUBLOCATE) {
      found.push({ category: 'heredoc-text', offset, end: endOfLine(text, end) });
      at = lastTokenOfText(tokens.kinds, at + 1);
    } else if (kind === T.DQPRE) {
      if (depth === 0) opened = offset;
      depth += 1;
    } else if (kind === T.DQPOST && depth > 0) {
      depth -= 1;
      if (depth === 0) found.push({ category: 'string', offset: opened, end });
    } else if (depth === 0 && end > offset) found.push({ category: categoryOf(kind), offset, end });
  }
  // A heredoc's text comes right after its `@(…)`, before the rest of that line.
  found.sort((one, other) => one.offset - other.offset);
  return withComments(text, found);
}

/** The index of the last token of a heredoc's text, which begins at `at`: one string, or its parts. */
function lastTokenOfText(kinds: Uint8Array, at: number): number {
  if (kinds[at] !== T.DQPRE) return at;
  let depth = 0;
  for (let index = at; index < kinds.length; index++) {
    if (kinds[index] === T.DQPRE) depth += 1;
    else if (kinds[index] === T.DQPOST && --depth === 0) return index;
  }
  return at;
}

/** Where a line's text ends, without its line break. */
function endOfLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  if (newline === -1) return text.length;
  return text.charAt(newline - 1) === '\r' ? newline - 1 : newline;
}

function withComments(text: string, lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const all: Lexeme[] = [];
  let end = 0;
  const addComments = (to: number): void => {
    for (const { offset, length } of commentsBetween(text, end, to)) {
      all.push({ category: 'comment', offset, end: offset + length });
    }
  };
  for (const lexeme of lexemes) {
    // A string or heredoc inside the interpolation of another is part of that.
    if (lexeme.offset < end) continue;
    if (lexeme.offset > end) addComments(lexeme.offset);
    all.push(lexeme);
    end = lexeme.end;
  }
  addComments(text.length);
  return all;
}
