import {
  MOST_MATCHES,
  type FileMatches,
  type Replaced,
  type ReplaceRequest,
  type SearchQuery,
} from '../protocol/search.ts';
import { pathTest } from './globs.ts';
import { findMatches, stretchesOf } from './matches.ts';
import { compilePattern } from './pattern.ts';
import { replacementFor } from './replacement.ts';

export function searchedPaths(
  paths: readonly string[],
  { include, exclude }: Pick<SearchQuery, 'include' | 'exclude'>,
): readonly string[] {
  const [isWanted, isUnwanted] = [pathTest(include), pathTest(exclude)];
  if (isWanted === undefined && isUnwanted === undefined) return paths;
  return paths.filter((path) => isWanted?.(path) !== false && isUnwanted?.(path) !== true);
}

interface SearchedFile {
  /** Matches of the file; `undefined` if there are none. */
  readonly found: FileMatches | undefined;
  /** True if the file has more matches than the limit allows. */
  readonly isCut: boolean;
}

/**
 * Searches one file per step, so that the caller can pause between files.
 *
 * @param paths the result of `searchedPaths`
 */
export function* searchFiles(
  files: ReadonlyMap<string, string>,
  paths: readonly string[],
  query: SearchQuery,
  pattern: RegExp,
): Generator<SearchedFile, undefined> {
  let left = MOST_MATCHES;
  for (const file of paths) {
    // One match more than allowed shows whether there are more.
    const matches = findMatches(files.get(file) ?? '', pattern, left + 1, query);
    const isCut = matches.length > left;
    const shown = isCut ? matches.slice(0, left) : matches;
    left -= shown.length;
    yield { found: shown.length === 0 ? undefined : { file, matches: shown }, isCut };
    if (isCut) return undefined;
  }
  return undefined;
}

/**
 * Replaces matches, one file per step, and yields the changes so far. Changes nothing if the regular expression is
 * invalid.
 */
export function* replaceMatches(
  files: ReadonlyMap<string, string>,
  { query, only, leftOut }: ReplaceRequest,
): Generator<Replaced, undefined> {
  const texts: Record<string, string> = {};
  const counts: Record<string, number> = {};
  const replaced: Replaced = { files: texts, counts };
  const compiled = compilePattern(query);
  if (compiled.kind === 'refused') {
    yield replaced;
    return undefined;
  }
  const paths = only === undefined ? searchedPaths([...files.keys()].sort(), query) : [only.file];
  for (const file of paths) {
    const kept = leftOut[file];
    const text = files.get(file);
    if (text !== undefined && kept !== 'whole') {
      const keptAt = new Set(kept);
      const isMeant = (offset: number): boolean =>
        only?.offset === undefined ? !keptAt.has(offset) : only.offset === offset;
      const { text: changed, count } = replaceIn(text, compiled.pattern, query, isMeant);
      if (count > 0) {
        texts[file] = changed;
        counts[file] = count;
      }
    }
    yield replaced;
  }
  return undefined;
}

function replaceIn(
  text: string,
  pattern: RegExp,
  { replacement, isRegExp }: ReplaceRequest['query'],
  isMeant: (offset: number) => boolean,
): { readonly text: string; readonly count: number } {
  const parts: string[] = [];
  let count = 0;
  let from = 0;
  for (const match of stretchesOf(text, pattern)) {
    if (!isMeant(match.index)) continue;
    parts.push(text.slice(from, match.index), replacementFor(match, replacement, isRegExp));
    from = match.index + match[0].length;
    count += 1;
  }
  return { text: count === 0 ? text : parts.join('') + text.slice(from), count };
}
