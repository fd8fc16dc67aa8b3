/** The search of a project's texts, and what replaces its matches. */
import type { FilesChange } from './project/files-change.ts';
import type { ProjectFiles } from './project/project.ts';

export interface SearchQuery {
  readonly text: string;
  /** The text is a regular expression of JavaScript; `^` and `$` mean each line. */
  readonly isRegExp: boolean;
  readonly matchesCase: boolean;
  readonly wholeWord: boolean;
  /** Globs, parted by commas, of the files to search; all for none. */
  readonly include: string;
  /** Globs, parted by commas, of files to leave out. */
  readonly exclude: string;
  /** What replaces a match, so that each match says what would stand there; `$1`, `$&` and `\n` mean something for regular expressions alone. */
  readonly replacement?: string;
}

/** One match. Lines and columns count from 1, in UTF-16 code units, as those of a `Place`. */
export interface TextMatch {
  readonly offset: number;
  readonly length: number;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** What stands before the match in its line, without its indentation; cut at its beginning, with `…` in place of the rest. */
  readonly before: string;
  /** The match, as far as its first line goes, cut at its end. */
  readonly text: string;
  /** What stands behind the match in its line, cut at its end; empty where the match goes on in the next line. */
  readonly after: string;
  /** What would stand in its place, cut at its end; absent without a replacement. */
  readonly put?: string;
}

export interface FileMatches {
  readonly file: string;
  readonly matches: readonly TextMatch[];
}

/** How far a search has come. */
export interface SearchBatch {
  /** Matches since the last batch, by file in the order of paths. */
  readonly found: readonly FileMatches[];
  /** Files read so far, of those that the globs let through. */
  readonly read: number;
  readonly total: number;
}

/** A search shows no more matches than this. */
export const MOST_MATCHES = 20_000;

export type SearchEnd =
  | { readonly kind: 'done'; readonly total: number; readonly isCut: boolean }
  /** The text is no regular expression; `message` says why. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Another search came after it. */
  | { readonly kind: 'stale' };

export interface ReplaceRequest {
  /** With its replacement. */
  readonly query: SearchQuery & { readonly replacement: string };
  /** One file alone, or the one match in it that begins there. */
  readonly only?: { readonly file: string; readonly offset?: number };
  /** Files that stay as they are, and the beginnings of matches that stay in others. */
  readonly leftOut: Readonly<Record<string, 'whole' | readonly number[]>>;
}

export interface Replaced {
  /** The new texts of the files that change. */
  readonly files: ProjectFiles;
  /** How many matches were replaced in each of them. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface SearchApi {
  change(change: FilesChange): Promise<void>;
  /** Calls `onBatch` at once, and then as it goes on; a later search ends it. */
  search(query: SearchQuery, onBatch: (batch: SearchBatch) => void): Promise<SearchEnd>;
  /** The texts with matches replaced; `onAlive` is called as it goes on. */
  replaced(request: ReplaceRequest, onAlive: () => void): Promise<Replaced>;
}

/** What became of a search, as the page sees it. */
export type SearchOutcome =
  | SearchEnd
  /** It was ended: one file took longer than any may. What was found before stays. */
  | { readonly kind: 'too slow'; readonly read: number; readonly total: number }
  | { readonly kind: 'failed' };

export type ReplaceOutcome =
  | { readonly kind: 'replaced'; readonly replaced: Replaced }
  | { readonly kind: 'too slow' }
  | { readonly kind: 'failed' };

/** The page's end of the search. Neither ever rejects. */
export interface SearchClient {
  search(query: SearchQuery, onBatch: (batch: SearchBatch) => void): Promise<SearchOutcome>;
  replaced(request: ReplaceRequest): Promise<ReplaceOutcome>;
  /** Tells the worker of the project ahead of the first search. */
  prepare(): void;
  /** Ends the worker with all that it keeps of the project; the next search starts another one. */
  release(): void;
}
