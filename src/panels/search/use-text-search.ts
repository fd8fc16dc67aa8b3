import { useEffect, useMemo, useState } from 'react';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import type { FileMatches, SearchOutcome } from '../../protocol/search.ts';
import { search, useAppStore } from '../../store/store.ts';
import { useSearchView } from './view-state.ts';

/** Debounce for typing, in milliseconds. */
const TYPING_PAUSE = 30;
const EDITING_PAUSE = 300;

export interface TextSearchState {
  /** Matches found so far. While a new search has found nothing yet, these are matches of the previous search. */
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

  // Sends the files to the worker before the first letter is typed.
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
        // A first batch without a match keeps the previous results, to avoid flicker while typing.
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
    // `isSameQuery` only determines the pause.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, files]);
  return state;
}
