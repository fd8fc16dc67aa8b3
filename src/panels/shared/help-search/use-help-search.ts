import { useEffect, useState } from 'react';
import type { HelpAnswer, HelpScope } from '../../../protocol/help/help-search.ts';
import { language } from '../../../store/store.ts';

export interface HelpSearch {
  /** The latest answer, which may be for an earlier query. Undefined without a query, and before the first answer. */
  readonly answer: HelpAnswer | undefined;
  readonly isPending: boolean;
  readonly isFailed: boolean;
}

interface Settled {
  readonly query: string;
  readonly answer: HelpAnswer | undefined;
}

/** Searches again after every change of the query. Drops an answer that arrives after a newer query. */
export function useHelpSearch(query: string, scope: HelpScope, most: number): HelpSearch {
  const text = query.trim();
  const [settled, setSettled] = useState<Settled | undefined>(undefined);
  useEffect(() => {
    if (text === '') return undefined;
    let isCurrent = true;
    void language.searchHelp({ text, scope, most }).then((answer) => {
      if (isCurrent) setSettled({ query: text, answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [text, scope, most]);
  const isPending = text !== '' && settled?.query !== text;
  return {
    answer: text === '' ? undefined : settled?.answer,
    isPending,
    isFailed: text !== '' && !isPending && settled !== undefined && settled.answer === undefined,
  };
}
