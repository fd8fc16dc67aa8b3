/** Splits any code, valid or not, into tokens. Joining the tokens gives the same code again. */

const TOKEN =
  /\s+|#[^\n]*|'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"|\$?\w+(?:::\w+)*|<<\||\|>>|<\||\|>|[-=~<]>|<[-~]|[=!<>]=|[=!]~|@@|[^]/g;

export function tokensOf(text: string): readonly string[] {
  return text.match(TOKEN) ?? [];
}
