/** Splits any source, valid or not, into tokens. Joined, they are the source again. */

const TOKEN =
  /\s+|#[^\n]*|'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"|\$?\w+(?:::\w+)*|<<\||\|>>|<\||\|>|[-=~<]>|<[-~]|[=!<>]=|[=!]~|@@|[^]/g;

export function tokensOf(text: string): readonly string[] {
  return text.match(TOKEN) ?? [];
}
