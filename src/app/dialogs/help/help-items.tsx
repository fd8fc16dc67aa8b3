import { useEffect, useState } from 'react';
import { wordAtCursor, type LookedUp } from '../../../editor/look-up.ts';
import { resultKind } from '../../../panels/reference/kinds.ts';
import { MarkedText } from '../../../panels/shared/help-search/MarkedText.tsx';
import { useHelpSearch } from '../../../panels/shared/help-search/use-help-search.ts';
import type { HelpResult } from '../../../protocol/help/help-search.ts';
import type { PaletteEntry } from '../Palette.tsx';

const MOST = 8;

interface HelpItems {
  readonly entries: readonly PaletteEntry[];
  readonly isPending: boolean;
}

/**
 * Returns pages, lessons and examples that match a query, or the page for the word at the cursor if the query is empty.
 * The id of an entry is its address.
 */
export function useHelpItems(query: string): HelpItems {
  const [word, setWord] = useState<LookedUp | undefined>(undefined);
  useEffect(() => {
    let isOpen = true;
    void wordAtCursor().then((found) => {
      if (isOpen) setWord(found);
    });
    return () => {
      isOpen = false;
    };
  }, []);
  const { answer, isPending } = useHelpSearch(query, 'all', MOST);
  if (query !== '') return { entries: (answer?.results ?? []).map(toPaletteEntry), isPending };
  return {
    entries:
      word === undefined
        ? []
        : [{ id: word.address, text: `Look up “${word.word}”`, description: word.address.replaceAll('/', ' / ') }],
    isPending: false,
  };
}

function toPaletteEntry(result: HelpResult): PaletteEntry {
  return {
    id: result.address,
    text: `${result.title.text}, ${resultKind(result)}`,
    shown: (
      <span className="help-result-title">
        <span>
          <MarkedText {...result.title} />
        </span>
        <span className="help-result-kind">{resultKind(result)}</span>
      </span>
    ),
    description: <MarkedText {...result.snippet} />,
  };
}
