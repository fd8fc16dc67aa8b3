import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Menu } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { announce } from '../../ui/live/announcer.ts';
import { MenuItem, MenuSection } from '../../ui/overlays/Menu.tsx';
import { takeTypedAhead } from './typed-ahead.ts';
import '../../ui/controls/field.css';

export interface PaletteEntry {
  readonly id: string;
  readonly text: string;
  /** The text with highlighted letters, shown instead of `text`. */
  readonly shown?: ReactNode;
  readonly description?: ReactNode;
  readonly shortcut?: string;
}

export interface PaletteSection {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

interface PaletteProps {
  readonly label: string;
  readonly placeholder: string;
  readonly listLabel: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Entries that match the query; empty sections are hidden. */
  readonly sections: readonly PaletteSection[];
  /** True while more entries for the query are loading. Enter then waits for them. */
  readonly isPending?: boolean;
  readonly empty: string;
  readonly onChoose: (id: string) => void;
  /** Called instead of `onChoose` if Ctrl+Enter (Command+Enter on a Mac) chooses the entry. */
  readonly onChooseAside?: (id: string) => void;
  readonly onClose: () => void;
}

function findMarked(field: HTMLElement | null): string | undefined {
  return document.getElementById(field?.getAttribute('aria-activedescendant') ?? '')?.dataset['key'];
}

/** A search field with a list of matches: typing searches, arrow keys move, Enter chooses. */
export function Palette(props: PaletteProps) {
  const { label, placeholder, listLabel, query, onQuery, isPending = false, empty, onChoose, onClose } = props;
  const { onChooseAside = onChoose } = props;
  const sections = props.sections.filter(({ entries }) => entries.length > 0);
  const field = useRef<HTMLInputElement>(null);
  // Uses a layout effect, because it runs in the same commit that removes `TypedAhead`: no letter typed in between is
  // lost.
  useLayoutEffect(() => {
    field.current?.focus();
    const typed = takeTypedAhead();
    if (typed !== '') onQuery(`${query}${typed}`);
    // Runs once, when the palette opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // True if Enter was pressed before all entries for the query arrived.
  const isChoosing = useRef(false);
  // True if an arrow key was pressed after the last change of the query.
  const hasMoved = useRef(false);
  const first = sections[0]?.entries[0]?.id;
  const isEmpty = query !== '' && !isPending && first === undefined;
  useEffect(() => {
    if (isEmpty) announce(empty);
  }, [isEmpty, empty]);
  useEffect(() => {
    if (!isChoosing.current || isPending) return;
    isChoosing.current = false;
    if (first !== undefined) onChoose(first);
  }, [isPending, first, onChoose]);

  const onKey = (event: KeyboardEvent): void => {
    // Escape closes the palette, instead of only clearing the field.
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') hasMoved.current = true;
    if (event.key !== 'Enter') return;
    // After typing, the list highlights its first entry with a delay. Enter chooses this entry even before it is
    // highlighted.
    const isMarked = field.current?.hasAttribute('aria-activedescendant') === true;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      const id = (isMarked ? findMarked(field.current) : undefined) ?? first;
      if (id !== undefined) onChooseAside(id);
      return;
    }
    if (isMarked && (hasMoved.current || !isPending)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isPending) isChoosing.current = true;
    else if (first !== undefined) onChoose(first);
  };
  const changeQuery = (next: string): void => {
    hasMoved.current = false;
    isChoosing.current = false;
    onQuery(next);
  };

  return (
    <Autocomplete inputValue={query} onInputChange={changeQuery} filter={() => true}>
      <SearchField className="commands-find" aria-label={label}>
        <Input ref={field} className="field-input" placeholder={placeholder} onKeyDownCapture={onKey} />
      </SearchField>
      <Menu
        className="menu commands"
        aria-label={listLabel}
        onAction={(key) => onChoose(String(key))}
        renderEmptyState={() => <p className="dialog-note">{isPending ? 'Searching' : empty}</p>}
      >
        {sections.map(({ title, entries }) => (
          <MenuSection key={title} title={title}>
            {entries.map((entry) => (
              <MenuItem key={entry.id} {...entry} />
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Autocomplete>
  );
}
