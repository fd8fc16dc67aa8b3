import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Copy, Download, Search, TriangleAlert } from 'lucide-react';
import { IconButton } from '../../../ui/controls/Button.tsx';
import { copyWithNotice } from '../../../ui/clipboard.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { IconToggle, SearchField } from '../controls.tsx';
import { toggleSearch, type ListViewStore } from './list-view.ts';

interface ListActionsProps {
  readonly view: ListViewStore;
  /** Noun for button labels, such as `log` or `problems`. */
  readonly what: string;
  readonly isEmpty: boolean;
  /** Returns the whole list as text, for copying and saving. */
  readonly text: () => string;
  readonly fileName: string;
}

export function ListActions({ view, what, isEmpty, text, fileName }: ListActionsProps) {
  const isSearching = useStore(view, (state) => state.isSearching);
  return (
    <>
      <IconToggle label={`Search the ${what}`} isSelected={isSearching} onChange={() => toggleSearch(view)}>
        <Search />
      </IconToggle>
      <IconButton
        label={`Copy the ${what}`}
        className="list-copy"
        isDisabled={isEmpty}
        onPress={() => void copyWithNotice(text(), `Copied the ${what}`)}
      >
        <Copy />
      </IconButton>
      <IconButton
        label={`Save the ${what} as a file`}
        className="list-save"
        isDisabled={isEmpty}
        onPress={() => saveFile(fileName, new Blob([text()], { type: 'text/plain' }))}
      >
        <Download />
      </IconButton>
    </>
  );
}

interface ListSearchProps {
  readonly view: ListViewStore;
  readonly what: string;
  /** Number of matching lines, such as `3 of 40`. */
  readonly result: string;
}

/** Search field above a list. Hidden until the user opens the search. */
export function ListSearch({ view, what, result }: ListSearchProps) {
  const { isSearching, text, onlyTrouble } = useStore(view);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isSearching) input.current?.focus();
  }, [isSearching]);
  if (!isSearching) return null;
  return (
    <div className="list-search">
      <SearchField
        label={`Search the ${what}`}
        value={text}
        onChange={(next) => view.setState({ text: next })}
        result={result}
        inputRef={input}
      />
      <IconToggle
        label="Warnings and errors only"
        isSelected={onlyTrouble}
        onChange={(next) => view.setState({ onlyTrouble: next })}
      >
        <TriangleAlert />
      </IconToggle>
    </div>
  );
}
