/** Parses the query of quick open, and finds matching files. */
import { fuzzyMatch } from './fuzzy.ts';

export type QuickQuery =
  | { readonly kind: 'files'; readonly text: string; readonly line?: number; readonly column?: number }
  | { readonly kind: 'line'; readonly line: number | undefined; readonly column?: number }
  | { readonly kind: 'file symbols'; readonly text: string }
  | { readonly kind: 'project symbols'; readonly text: string }
  | { readonly kind: 'commands'; readonly text: string };

/**
 * `@` finds symbols of the open file, `#` those of the project, `:12` goes to a line, `>` lists commands; other queries find files, `init:12` at
 * a line.
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
  /** Offsets of the matched letters in the path. */
  readonly offsets: readonly number[];
}

export interface FoundFiles {
  /** Recently opened files, newest first; the open file comes last. */
  readonly recent: readonly FoundFile[];
  readonly others: readonly FoundFile[];
  /** Number of matches that are not listed. */
  readonly more: number;
}

/** Files that match a query, best first. */
export function findFiles(paths: readonly string[], recent: readonly string[], text: string, most: number): FoundFiles {
  const isRecent = new Set(recent);
  const scored = (candidates: readonly string[]): readonly (FoundFile & { readonly score: number })[] =>
    candidates.flatMap((path) => {
      const found = text === '' ? { score: 0, offsets: [] } : fuzzyMatch(text, path, path.lastIndexOf('/') + 1);
      return found === undefined ? [] : [{ path, ...found }];
    });
  const byScore = (one: { readonly score: number }, other: { readonly score: number }): number =>
    other.score - one.score;
  const fitting = scored(paths.filter((path) => !isRecent.has(path))).toSorted(byScore);
  const shown = scored(recent).toSorted(byScore);
  const others = fitting.slice(0, Math.max(0, most - shown.length));
  return { recent: shown, others, more: fitting.length - others.length };
}
