/**
 * Reads a manifest into the tokens that puppet-lint's checks work on. puppet-lint has a lexer of its own that knows no grammar, takes
 * many broken files, and differs from Puppet's in what it takes for a comment, a regular expression or a variable; what its checks
 * report follows from these tokens.
 */
import { Lexer, LexerFailure, type LexerError } from './lexer.ts';
import type { MutableToken, Token } from './token.ts';

interface ReadTokens {
  /** None where the text cannot be read to its end. */
  readonly tokens: readonly Token[];
  readonly error?: LexerError;
  /** Whether a string or a heredoc never ends, so that what is left of the text was not read. */
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

/** Gives text that got no token to the token before, so that a fix never loses it. */
function keepUnread(tokens: readonly MutableToken[], text: string): void {
  tokens.forEach((token, index) => {
    const end = token.offset + token.length;
    const next = tokens[index + 1]?.offset ?? text.length;
    if (end < next) token.unread = text.slice(end, next);
  });
}
