import { create } from 'zustand';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import type { ReplaceRequest, SearchQuery } from '../../protocol/search.ts';
import { toggleIn } from '../shared/list/toggle-in.ts';

export type SearchMode = 'text' | 'symbols' | 'unused';

export interface ReplaceRecord {
  /** Number of replaced matches by file. Files in which the user undid the replacement are left out. */
  readonly counts: Readonly<Record<string, number>>;
  /** Undoes the replacement in one file, or in all files. Skips files that were edited after it. */
  readonly undo: (only?: string) => void;
}

/**
 * Exclusions from a replacement: a whole file, or matches by offset. The offsets are valid only while the file's
 * content is `text`.
 */
type LeftOut = 'whole' | { readonly text: string; readonly offsets: readonly number[] };

/** State of the search view. It outlives the panel, so that returning to its tab shows the same search. */
interface SearchViewState {
  readonly mode: SearchMode;
  readonly query: Required<Omit<SearchQuery, 'replacement'>>;
  readonly replacement: string;
  readonly isReplacing: boolean;
  readonly choosesFiles: boolean;
  readonly symbolQuery: string;
  readonly closed: ReadonlySet<string>;
  readonly leftOut: Readonly<Record<string, LeftOut>>;
  readonly selected: string | undefined;
  readonly replaced: readonly ReplaceRecord[];
  /** Counter, incremented to move the focus to the search field. */
  readonly asked: number;
  readonly draftId: string | undefined;
}

const aboutProject = { closed: new Set<string>(), leftOut: {}, selected: undefined, replaced: [] } as const;

export const useSearchView = create<SearchViewState>()(() => ({
  ...aboutProject,
  mode: 'text',
  query: { text: '', isRegExp: false, matchesCase: false, wholeWord: false, include: '', exclude: '' },
  replacement: '',
  isReplacing: false,
  choosesFiles: false,
  symbolQuery: '',
  asked: 0,
  draftId: undefined,
}));

/** Resets the state when a different project is opened; keeps the query. */
export function enterProject(draftId: string): void {
  if (useSearchView.getState().draftId !== draftId) useSearchView.setState({ ...aboutProject, draftId });
}

/** Changes the query and drops the exclusions made for the previous query. */
export function changeQuery(change: Partial<SearchViewState['query']>): void {
  useSearchView.setState(({ query }) => ({
    query: { ...query, ...change },
    closed: aboutProject.closed,
    leftOut: aboutProject.leftOut,
    selected: undefined,
  }));
}

/** Opens the view, with the focus in its field; `text` replaces the query. */
export function openSearch(mode: SearchMode, text?: string): void {
  if (text !== undefined && text !== '') {
    if (mode === 'text') changeQuery({ text, isRegExp: false });
    if (mode === 'symbols') useSearchView.setState({ symbolQuery: text });
  }
  useSearchView.setState(({ asked }) => ({ mode, asked: asked + 1 }));
}

export function openReplace(text?: string): void {
  useSearchView.setState({ isReplacing: true });
  openSearch('text', text);
}

export function toggleClosed(file: string): void {
  useSearchView.setState(({ closed }) => ({
    closed: toggleIn(closed, file),
  }));
}

export function exclude(file: string, text: string, offset?: number): void {
  useSearchView.setState(({ leftOut }) => {
    const known = leftOut[file];
    const before = known === undefined || known === 'whole' || known.text !== text ? [] : known.offsets;
    return { leftOut: { ...leftOut, [file]: offset === undefined ? 'whole' : { text, offsets: [...before, offset] } } };
  });
}

/** Returns the exclusions that still apply: excluded matches of a file that has changed are dropped. */
export function activeExclusions(leftOut: SearchViewState['leftOut'], files: ProjectFiles): ReplaceRequest['leftOut'] {
  const still: Record<string, 'whole' | readonly number[]> = {};
  for (const [file, what] of Object.entries(leftOut)) {
    if (what === 'whole') still[file] = what;
    else if (files[file] === what.text) still[file] = what.offsets;
  }
  return still;
}
