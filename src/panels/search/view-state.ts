import { create } from 'zustand';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import type { ReplaceRequest, SearchQuery } from '../../protocol/search.ts';

export type SearchMode = 'text' | 'symbols' | 'unused';

/** What a replacement changed, and what takes it back. */
export interface ReplaceRecord {
  /** Replaced matches by file; files that were taken back are gone. */
  readonly counts: Readonly<Record<string, number>>;
  /** Takes one file back, or all; files that were changed again since stay. */
  readonly undo: (only?: string) => void;
}

/** What was put aside of a file: all of it, or matches by their beginnings in the text as it was then. */
type LeftOut = 'whole' | { readonly text: string; readonly offsets: readonly number[] };

/** What the view asks for. It outlives the panel, so that coming back to its tab shows what was left. */
interface SearchViewState {
  readonly mode: SearchMode;
  readonly query: Required<Omit<SearchQuery, 'replacement'>>;
  readonly replacement: string;
  readonly isReplacing: boolean;
  /** The fields are shown that say which files are searched. */
  readonly choosesFiles: boolean;
  readonly symbolQuery: string;
  /** Files whose matches are hidden. */
  readonly closed: ReadonlySet<string>;
  readonly leftOut: Readonly<Record<string, LeftOut>>;
  /** The row's id. */
  readonly selected: string | undefined;
  /** What was replaced, the last first. */
  readonly replaced: readonly ReplaceRecord[];
  /** Grows each time that the field is asked to take the focus. */
  readonly asked: number;
  /** The project that all this is about. */
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

/** Forgets what was about another project; what was typed stays. */
export function enterProject(draftId: string): void {
  if (useSearchView.getState().draftId !== draftId) useSearchView.setState({ ...aboutProject, draftId });
}

/** Changes what is searched; what was put aside of the search before comes back. */
export function changeQuery(change: Partial<SearchViewState['query']>): void {
  useSearchView.setState(({ query }) => ({
    query: { ...query, ...change },
    closed: aboutProject.closed,
    leftOut: aboutProject.leftOut,
    selected: undefined,
  }));
}

/** Brings the view's field up to be typed in, with a text where there is one. */
export function askSearch(mode: SearchMode, text?: string): void {
  if (text !== undefined && text !== '') {
    if (mode === 'text') changeQuery({ text, isRegExp: false });
    if (mode === 'symbols') useSearchView.setState({ symbolQuery: text });
  }
  useSearchView.setState(({ asked }) => ({ mode, asked: asked + 1 }));
}

/** The same, with what replaces the text. */
export function askReplace(text?: string): void {
  useSearchView.setState({ isReplacing: true });
  askSearch('text', text);
}

export function toggleClosed(file: string): void {
  useSearchView.setState(({ closed }) => ({
    closed: new Set(closed.has(file) ? [...closed].filter((each) => each !== file) : [...closed, file]),
  }));
}

/** Puts a file aside, or one match of it. */
export function leaveOut(file: string, text: string, offset?: number): void {
  useSearchView.setState(({ leftOut }) => {
    const known = leftOut[file];
    const before = known === undefined || known === 'whole' || known.text !== text ? [] : known.offsets;
    return { leftOut: { ...leftOut, [file]: offset === undefined ? 'whole' : { text, offsets: [...before, offset] } } };
  });
}

/** What is still put aside: beginnings of matches mean nothing in a text that changed since. */
export function leftOutOf(leftOut: SearchViewState['leftOut'], files: ProjectFiles): ReplaceRequest['leftOut'] {
  const still: Record<string, 'whole' | readonly number[]> = {};
  for (const [file, what] of Object.entries(leftOut)) {
    if (what === 'whole') still[file] = what;
    else if (files[file] === what.text) still[file] = what.offsets;
  }
  return still;
}
