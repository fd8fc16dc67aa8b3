import { useEffect, useMemo, useState } from 'react';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import type { FileMatches, SearchOutcome } from '../../protocol/search.ts';
import { search, useAppStore } from '../../store/store.ts';
import { useSearchView } from './view-state.ts';

/** Debounce for typing, in milliseconds. */
const TYPING_PAUSE = 30;
const EDITING_PAUSE = 300;

export interface TextSearchState {
  /** Matches found so far, or those of the previous search until the new search finds one. */
  readonly found: readonly FileMatches[];
  readonly isBusy: boolean;
  /** Number of files read so far, out of `total`. */
  readonly read: number;
  readonly total: number;
  readonly outcome: SearchOutcome | undefined;
  readonly files: ProjectFiles | undefined;
}

const NOTHING: TextSearchState = {
  found: [],
  isBusy: false,
  read: 0,
  total: 0,
  outcome: undefined,
  files: undefined,
};

export function useTextSearch(): TextSearchState {
  const query = useSearchView((view) => view.query);
  const isReplacing = useSearchView((view) => view.isReplacing);
  const replacement = useSearchView((view) => view.replacement);
  const files = useAppStore((state) => state.project.files);
  const wanted = useMemo(() => (isReplacing ? { ...query, replacement } : query), [query, isReplacing, replacement]);
  const [state, setState] = useState(NOTHING);
  const [searched, setSearched] = useState<typeof wanted | undefined>(undefined);
  const isSameQuery = searched === wanted;

  // Sends the files to the worker in advance, so that the first search starts at once.
  useEffect(() => search.prepare(), []);

  useEffect(() => {
    if (wanted.text === '') {
      setState(NOTHING);
      return undefined;
    }
    let isCurrent = true;
    const run = async (): Promise<void> => {
      setSearched(wanted);
      setState((before) => ({ ...before, isBusy: true, read: 0, outcome: undefined }));
      let found: readonly FileMatches[] = [];
      let hasBegun = false;
      const outcome = await search.search(wanted, (batch) => {
        if (!isCurrent) return;
        found = [...found, ...batch.found];
        const { read, total } = batch;
        // Keeps the previous results until the first match, to avoid flicker while typing.
        hasBegun ||= found.length > 0;
        setState((before) => ({ ...before, read, total, ...(hasBegun ? { found, files } : {}) }));
      });
      if (!isCurrent || outcome.kind === 'stale') return;
      setState((before) => ({ ...before, isBusy: false, outcome, files, found }));
    };
    const timer = setTimeout(() => void run(), isSameQuery ? EDITING_PAUSE : TYPING_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // A change of `isSameQuery` alone starts no search.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, files]);
  return state;
}
