/** Measures a change: the number of tokens that are inserted, deleted or replaced. */
import type { ProjectFiles } from '../protocol/project/project.ts';

/**
 * Matches a token: a quoted string, a word, a number, or an operator. Spaces, line breaks and commas are not tokens.
 * The same tokens work for manifests, YAML and Ruby.
 */
const TOKEN =
  /'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"|[\w$](?:[\w-]|::(?=\w))*|<<\||\|>>|[=~+<>!-][>~=|-]|\|>|&&|\|\||::|[^\s,]/g;

/** Extensions of files in which `#` starts a comment. */
const WITH_COMMENTS = /\.(?:pp|ya?ml|rb)$/;

/** Maximum length of a file that is split into tokens, in characters. A longer file is split at spaces only. */
const LONGEST_READ = 50_000;

/** Maximum number of tokens to compare. For a larger change, the size is its number of tokens. */
const MOST_COMPARED = 2_000;

export interface PlacedToken {
  readonly token: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the tokens of a file with their positions, without comments and commas. */
export function locateTokens(path: string, text: string): readonly PlacedToken[] {
  if (text.length > LONGEST_READ) return locate(text, /\S+/g);
  const hasComments = WITH_COMMENTS.test(path);
  return hasComments
    ? locate(text, new RegExp(`#[^\\n]*|${TOKEN.source}`, 'g')).filter(({ token }) => !token.startsWith('#'))
    : locate(text, TOKEN);
}

function locate(text: string, pattern: RegExp): readonly PlacedToken[] {
  return [...text.matchAll(pattern)].map(({ 0: token, index }) => ({ token, start: index, end: index + token.length }));
}

function readTokens(path: string, text: string): readonly string[] {
  return locateTokens(path, text).map(({ token }) => token);
}

/** Returns the minimum number of tokens to insert, delete or replace to turn `before` into `after`. */
export function changeSize(before: ProjectFiles, after: ProjectFiles): number {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].reduce((size, path) => {
    const [from = '', to = ''] = [before[path], after[path]];
    return from === to ? size : size + tokenDistance(readTokens(path, from), readTokens(path, to));
  }, 0);
}

/** Returns the Levenshtein distance of two lists of tokens. */
function tokenDistance(before: readonly string[], after: readonly string[]): number {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let [beforeEnd, afterEnd] = [before.length, after.length];
  while (beforeEnd > start && afterEnd > start && before[beforeEnd - 1] === after[afterEnd - 1]) {
    beforeEnd -= 1;
    afterEnd -= 1;
  }
  const [removed, added] = [before.slice(start, beforeEnd), after.slice(start, afterEnd)];
  if (Math.max(removed.length, added.length) > MOST_COMPARED) return Math.max(removed.length, added.length);
  // Distances between the current prefix of `removed` and all prefixes of `added`.
  let row = Array.from({ length: added.length + 1 }, (_, index) => index);
  for (const [index, token] of removed.entries()) {
    const next = [index + 1];
    for (const [column, other] of added.entries()) {
      const replaced = (row[column] ?? 0) + (token === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
