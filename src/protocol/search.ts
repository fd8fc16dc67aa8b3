/** Search and replace in a project's files. */
import type { FilesChange } from './project/files-change.ts';
import type { ProjectFiles } from './project/project.ts';

export interface SearchQuery {
  readonly text: string;
  /** True if `text` is a JavaScript regular expression; `^` and `$` then match at each line. */
  readonly isRegExp: boolean;
  readonly matchesCase: boolean;
  readonly wholeWord: boolean;
  /** Globs of the files to search, separated by commas. If empty, all files are searched. */
  readonly include: string;
  /** Globs of files to skip, separated by commas. */
  readonly exclude: string;
  /**
   * Replacement for matches; if it is set, each match also has a preview. `$1`, `$&` and `\n` have a special meaning
   * only for regular expressions.
   */
  readonly replacement?: string;
}

/** One match. Lines and columns count from 1, in UTF-16 code units, as in a `Place`. */
export interface TextMatch {
  readonly offset: number;
  readonly length: number;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** Text of the line before the match, without indentation. If it is too long, its start is replaced with `…`. */
  readonly before: string;
  /** The match, up to the end of its first line. A long match is cut at its end. */
  readonly text: string;
  /**
   * Text of the line after the match; its end is cut if it is too long. Empty if the match continues on the next line.
   */
  readonly after: string;
  /** The replacement for this match. A long replacement is cut at its end. Absent if the query has no replacement. */
  readonly put?: string;
}

export interface FileMatches {
  readonly file: string;
  readonly matches: readonly TextMatch[];
}

export interface SearchBatch {
  /** Matches found since the previous batch, in the order of the files' paths. */
  readonly found: readonly FileMatches[];
  /** Number of files read so far; `total` is the number of files that the globs select. */
  readonly read: number;
  readonly total: number;
}

export const MOST_MATCHES = 20_000;

export type SearchEnd =
  | { readonly kind: 'done'; readonly total: number; readonly isCut: boolean }
  /** The text is an invalid regular expression; `message` says why. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'stale' };

export interface ReplaceRequest {
  readonly query: SearchQuery & { readonly replacement: string };
  /** If present, replaces only in this file, or only the match at this offset. */
  readonly only?: { readonly file: string; readonly offset?: number };
  /** Matches to skip, by path of the file: all matches (`whole`), or the offsets of single matches. */
  readonly leftOut: Readonly<Record<string, 'whole' | readonly number[]>>;
}

export interface Replaced {
  readonly files: ProjectFiles;
  readonly counts: Readonly<Record<string, number>>;
}

export interface SearchApi {
  change(change: FilesChange): Promise<void>;
  /** Calls `onBatch` immediately, and then regularly during the search. A newer search ends this one. */
  search(query: SearchQuery, onBatch: (batch: SearchBatch) => void): Promise<SearchEnd>;
  /** Replaces matches; calls `onAlive` regularly during the work. */
  replaced(request: ReplaceRequest, onAlive: () => void): Promise<Replaced>;
}

export type SearchOutcome =
  | SearchEnd
  /** The search ended, because one file took too long. The matches found before are kept. */
  | { readonly kind: 'too slow'; readonly read: number; readonly total: number }
  | { readonly kind: 'failed' };

export type ReplaceOutcome =
  | { readonly kind: 'replaced'; readonly replaced: Replaced }
  | { readonly kind: 'too slow' }
  | { readonly kind: 'failed' };

/** The page's client of the search worker. No method ever rejects. */
export interface SearchClient {
  search(query: SearchQuery, onBatch: (batch: SearchBatch) => void): Promise<SearchOutcome>;
  replaced(request: ReplaceRequest): Promise<ReplaceOutcome>;
  prepare(): void;
  /** Ends the worker to free its memory. The next search starts a new worker. */
  release(): void;
}
