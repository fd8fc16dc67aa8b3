import { useEffect, useState } from 'react';
import { kindTitle } from '../../panels/reference/kinds.ts';
import { searchReference } from '../../panels/reference/search.ts';
import { referenceEntries } from '../../panels/reference/use-reference.ts';
import type { ReferenceEntry } from '../../protocol/reference.ts';
import { wordAtCursor, type LookedUp } from '../../editor/look-up.ts';

/** A page of the reference as the list of commands offers it. */
export interface ReferenceItem {
  readonly address: string;
  readonly text: string;
  readonly description: string;
}

/** Pages that are offered for what was typed. */
const MOST = 8;
/** Letters from which on pages are offered: fewer say too little. */
const LEAST = 2;

/** The pages for what was typed; for nothing the page of the word at the cursor. */
export function useReferenceItems(query: string): readonly ReferenceItem[] {
  const [entries, setEntries] = useState<readonly ReferenceEntry[]>([]);
  const [word, setWord] = useState<LookedUp | undefined>(undefined);
  useEffect(() => {
    let isOpen = true;
    void referenceEntries().then((all = []) => {
      if (isOpen) setEntries(all);
    });
    void wordAtCursor().then((found) => {
      if (isOpen) setWord(found);
    });
    return () => {
      isOpen = false;
    };
  }, []);
  if (query === '') {
    return word === undefined
      ? []
      : [{ address: word.address, text: `Look up “${word.word}”`, description: word.address.replaceAll('/', ' / ') }];
  }
  if (query.length < LEAST) return [];
  return searchReference(entries, query)
    .slice(0, MOST)
    .map(({ address, title, of, kind }) => ({
      address,
      text: title,
      description: of === undefined ? kindTitle(kind) : `${of}, ${kindTitle(kind).toLowerCase()}`,
    }));
}
