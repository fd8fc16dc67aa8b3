import { useEffect, useMemo, useState } from 'react';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import type { FileMatches, SearchOutcome } from '../../protocol/search.ts';
import { search, useAppStore } from '../../store/store.ts';
import { useSearchView } from './view-state.ts';

/** Keys closer together than this (milliseconds) are asked about as one. */
const TYPING_PAUSE = 30;
/** The same for changes of the texts, which come while the search is not looked at. */
const EDITING_PAUSE = 300;

export interface TextSearchState {
  /** What was found so far; of the search before until the next one found something. */
  readonly found: readonly FileMatches[];
  readonly isBusy: boolean;
  /** Files read so far, and all to read. */
  readonly read: number;
  readonly total: number;
  readonly outcome: SearchOutcome | undefined;
  /** The texts that it is about. */
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

/** Searches the project's texts as they are for what the view asks, and again when either changes. */
export function useTextSearch(): TextSearchState {
  const query = useSearchView((view) => view.query);
  const isReplacing = useSearchView((view) => view.isReplacing);
  const replacement = useSearchView((view) => view.replacement);
  const files = useAppStore((state) => state.project.files);
  const asked = useMemo(() => (isReplacing ? { ...query, replacement } : query), [query, isReplacing, replacement]);
  const [state, setState] = useState(NOTHING);
  const [searched, setSearched] = useState<typeof asked | undefined>(undefined);
  const isSameQuery = searched === asked;

  // The worker has the texts before the first letter is typed.
  useEffect(() => search.prepare(), []);

  useEffect(() => {
    if (asked.text === '') {
      setState(NOTHING);
      return undefined;
    }
    let isCurrent = true;
    const run = async (): Promise<void> => {
      setSearched(asked);
      setState((before) => ({ ...before, isBusy: true, read: 0, outcome: undefined }));
      let found: readonly FileMatches[] = [];
      let hasBegun = false;
      const outcome = await search.search(asked, (batch) => {
        if (!isCurrent) return;
        found = [...found, ...batch.found];
        const { read, total } = batch;
        // An early batch without a match leaves what is shown, so that typing does not make it flicker.
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
    // `isSameQuery` chooses the pause alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, files]);
  return state;
}
