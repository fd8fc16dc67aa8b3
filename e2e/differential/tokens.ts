/** Tokens of any source, valid or not: joined, they are the source again. */

const TOKEN =
  /\s+|#[^\n]*|'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"|\$?\w+(?:::\w+)*|<<\||\|>>|<\||\|>|[-=~<]>|<[-~]|[=!<>]=|[=!]~|@@|[^]/g;

export function tokensOf(text: string): readonly string[] {
  return text.match(TOKEN) ?? [];
}
