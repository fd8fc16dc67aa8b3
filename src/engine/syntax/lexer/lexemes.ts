import { lex } from './lexer.ts';
import * as T from './token-kinds.ts';
import { categorize, commentsBetween, type TokenCategory } from './tokenize.ts';

/** Category of a lexeme. `heredoc` is the `@(…)`, and `heredoc-text` the lines of its text, including the end tag. */
export type LexemeCategory = TokenCategory | 'heredoc-text';

export interface Lexeme {
  readonly category: LexemeCategory;
  readonly offset: number;
  readonly end: number;
}

/**
 * Returns the lexemes of a manifest, ordered by offset. Only white space is between them. Unlike in `tokenize`, a
 * string with interpolation is one lexeme. Opening tags of a template are left out. Never throws: source that cannot be
 * read becomes lexemes of the category `unknown`.
 */
export function readLexemes(text: string, options: { readonly template?: boolean } = {}): readonly Lexeme[] {
  const { tokens } = lex(text, { ...options, recover: true });
  const found: Lexeme[] = [];
  /** Nesting depth of strings. `opened` is the offset where the outermost string began. */
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
    } else if (depth === 0 && end > offset) found.push({ category: categorize(kind), offset, end });
  }
  // Sorts, because tokens of a heredoc's text come directly after its `@(…)`, before the rest of that line.
  found.sort((one, other) => one.offset - other.offset);
  return withComments(text, found);
}

/** Returns the index of the last token of a heredoc's text, whose first token is at `at`. */
function lastTokenOfText(kinds: Uint8Array, at: number): number {
  if (kinds[at] !== T.DQPRE) return at;
  let depth = 0;
  for (let index = at; index < kinds.length; index++) {
    if (kinds[index] === T.DQPRE) depth += 1;
    else if (kinds[index] === T.DQPOST && --depth === 0) return index;
  }
  return at;
}

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
    // A string or heredoc inside an interpolation belongs to the outer lexeme.
    if (lexeme.offset < end) continue;
    if (lexeme.offset > end) addComments(lexeme.offset);
    all.push(lexeme);
    end = lexeme.end;
  }
  addComments(text.length);
  return all;
}
