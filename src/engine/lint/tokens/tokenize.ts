/**
 * Splits a manifest into the tokens that puppet-lint's checks use. puppet-lint has its own lexer and no grammar: it
 * accepts many broken files, and its rules for comments, regular expressions and variables differ from Puppet's. The
 * results of the checks depend on these differences.
 */
import { Lexer, LexerFailure, type LexerError } from './lexer.ts';
import type { MutableToken, Token } from './token.ts';

interface ReadTokens {
  /** Empty if the source cannot be read to its end. */
  readonly tokens: readonly Token[];
  readonly error?: LexerError;
  /** True if a string or heredoc is not closed. The source after it was then not read. */
  readonly isCutOff: boolean;
}

export function tokenize(text: string): ReadTokens {
  const lexer = new Lexer(text, 0, text.length);
  try {
    lexer.run();
  } catch (error) {
    if (error instanceof LexerFailure) return { tokens: [], error: error.place, isCutOff: true };
    throw error;
  }
  keepUnread(lexer.tokens, text);
  return { tokens: lexer.tokens, isCutOff: lexer.isCutOff };
}

/** Attaches source that belongs to no token to the previous token, so that a fix never loses it. */
function keepUnread(tokens: readonly MutableToken[], text: string): void {
  tokens.forEach((token, index) => {
    const end = token.offset + token.length;
    const next = tokens[index + 1]?.offset ?? text.length;
    if (end < next) token.unread = text.slice(end, next);
  });
}
