import { findNext, findPrevious, SearchQuery, setSearchQuery } from '@codemirror/search';
import type { EditorView } from '@codemirror/view';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { IconButton } from '../../ui/controls/Button.tsx';
import '../../ui/controls/field.css';

const MOST = 1000;

interface Found {
  readonly count: number;
  /** Position of the selected match among all matches, from 1. */
  readonly current: number | undefined;
}

function look({ state }: EditorView, query: SearchQuery): Found {
  if (!query.valid) return { count: 0, current: undefined };
  const { from, to } = state.selection.main;
  const places = query.getCursor(state);
  let [count, current]: [number, number | undefined] = [0, undefined];
  for (let place = places.next(); place.done !== true && count < MOST; place = places.next()) {
    count += 1;
    if (place.value.from === from && place.value.to === to) current = count;
  }
  return { count, current };
}

interface FindBarProps {
  readonly view: EditorView;
  readonly onClose: () => void;
}

/** Search bar of the file: Enter goes to the next match, Shift+Enter to the previous one, Escape closes it. */
export function FindBar({ view, onClose }: FindBarProps) {
  const [word, setWord] = useState('');
  const [{ count, current }, setFound] = useState<Found>({ count: 0, current: undefined });
  const field = useRef<HTMLInputElement>(null);
  // The user opens the bar to type a query.
  useEffect(() => field.current?.focus(), []);

  const queryOf = (search: string): SearchQuery => new SearchQuery({ search, literal: true });
  const go = (command: (view: EditorView) => boolean, wanted = word): void => {
    const query = queryOf(wanted);
    if (query.valid) command(view);
    setFound(look(view, query));
  };
  const next = (): void => go(findNext);
  const previous = (): void => go(findPrevious);
  const summary =
    count === 0 ? (word === '' ? '' : 'Not found') : `${current === undefined ? '' : `${current} of `}${count}`;

  return (
    <search className="code-find">
      <SearchField
        aria-label="Find in this file"
        className="code-find-field"
        value={word}
        onChange={(wanted) => {
          setWord(wanted);
          // Starts the search at the current match, because the changed query may match there, too.
          view.dispatch({
            effects: setSearchQuery.of(queryOf(wanted)),
            selection: { anchor: view.state.selection.main.from },
          });
          go(findNext, wanted);
        }}
      >
        <Input
          className="field-input"
          ref={field}
          placeholder="Find"
          onKeyDown={(event) => {
            if (event.key === 'Enter') (event.shiftKey ? previous : next)();
            else if (event.key === 'Escape') onClose();
            else return;
            event.preventDefault();
          }}
        />
      </SearchField>
      <span className="code-find-count" role="status">
        {summary}
      </span>
      <IconButton label="Previous" onPress={previous} isDisabled={count === 0}>
        <ChevronUp />
      </IconButton>
      <IconButton label="Next" onPress={next} isDisabled={count === 0}>
        <ChevronDown />
      </IconButton>
      <IconButton label="Close" onPress={onClose}>
        <X />
      </IconButton>
    </search>
  );
}
