/** Parses the query of quick open, and finds matching files. */
import { fuzzyMatch } from './fuzzy.ts';

export type QuickQuery =
  | { readonly kind: 'files'; readonly text: string; readonly line?: number; readonly column?: number }
  | { readonly kind: 'line'; readonly line: number | undefined; readonly column?: number }
  | { readonly kind: 'file symbols'; readonly text: string }
  | { readonly kind: 'project symbols'; readonly text: string }
  | { readonly kind: 'commands'; readonly text: string };

/**
 * Parses a query: `@` finds symbols of the open file, `#` symbols of the project, `:12` goes to a line, `>` lists
 * commands, `init:12` finds line 12 of a file. Any other query finds files.
 */
export function readQuery(query: string): QuickQuery {
  const rest = query.slice(1).trim();
  switch (query.charAt(0)) {
    case '@':
      return { kind: 'file symbols', text: rest };
    case '#':
      return { kind: 'project symbols', text: rest };
    case '>':
      return { kind: 'commands', text: rest };
    case ':': {
      const place = placeIn(rest);
      return { kind: 'line', line: undefined, ...place };
    }
  }
  const [, text = query, place = ''] = /^(.*?[^:\s])\s*:(\d[\d:,]*)?$/.exec(query) ?? [];
  return { kind: 'files', text: text.trim(), ...placeIn(place) };
}

function placeIn(text: string): { readonly line?: number; readonly column?: number } {
  const [, line, column] = /^(\d{1,9})(?:[:,](\d{1,9}))?/.exec(text) ?? [];
  return {
    ...(line === undefined ? {} : { line: Number(line) }),
    ...(column === undefined ? {} : { column: Number(column) }),
  };
}

export interface FoundFile {
  readonly path: string;
  readonly offsets: readonly number[];
}

export interface FoundFiles {
  /** Recently opened files, newest first, the open file last. Empty unless the query is empty. */
  readonly recent: readonly FoundFile[];
  readonly others: readonly FoundFile[];
  readonly more: number;
}

/**
 * Finds the files that match a query. Sorts an exact path first, then by match, most recent use and length of the path.
 * An empty query finds all files, and lists the recent ones separately.
 */
export function findFiles(paths: readonly string[], recent: readonly string[], text: string, most: number): FoundFiles {
  const isRecent = new Set(recent);
  if (text === '') {
    const others = paths.filter((path) => !isRecent.has(path)).map((path): FoundFile => ({ path, offsets: [] }));
    const shown = others.slice(0, Math.max(0, most - recent.length));
    return {
      recent: recent.map((path) => ({ path, offsets: [] })),
      others: shown,
      more: others.length - shown.length,
    };
  }
  const ages = new Map(recent.map((path, age) => [path, age]));
  const ageOf = (path: string): number => ages.get(path) ?? recent.length;
  const found = paths.flatMap((path) => {
    const match = fuzzyMatch(text, path, path.lastIndexOf('/') + 1);
    return match === undefined ? [] : [{ ...match, path, isExact: path.toLowerCase() === text.toLowerCase() }];
  });
  found.sort(
    (one, other) =>
      Number(other.isExact) - Number(one.isExact) ||
      other.score - one.score ||
      ageOf(one.path) - ageOf(other.path) ||
      one.path.length - other.path.length,
  );
  return { recent: [], others: found.slice(0, most), more: Math.max(0, found.length - most) };
}
