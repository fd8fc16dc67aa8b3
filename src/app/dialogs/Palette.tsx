import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Autocomplete, Input, Menu, SearchField } from 'react-aria-components';
import { MenuItem, MenuSection } from '../../ui/Menu.tsx';
import '../../ui/field.css';

export interface PaletteEntry {
  readonly id: string;
  readonly text: string;
  /** The text as it is drawn, where letters of it are marked. */
  readonly shown?: ReactNode;
  readonly description?: string;
  readonly shortcut?: string;
}

export interface PaletteSection {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

export interface PaletteProps {
  /** The field's name. */
  readonly label: string;
  readonly placeholder: string;
  /** The list's name. */
  readonly listLabel: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** What fits the query; sections without entries are not shown. */
  readonly sections: readonly PaletteSection[];
  /** What stands in place of the list where nothing fits. */
  readonly empty: string;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** A field and the list of what fits it: typing finds, arrows move, Enter chooses. */
export function Palette(props: PaletteProps) {
  const { label, placeholder, listLabel, query, onQuery, empty, onChoose, onClose } = props;
  const sections = props.sections.filter(({ entries }) => entries.length > 0);
  const field = useRef<HTMLInputElement>(null);
  // The dialog is asked for to type in.
  useEffect(() => field.current?.focus(), []);

  const onKey = (event: KeyboardEvent): void => {
    // The field itself would only be emptied.
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
    // The list takes a moment to mark its first entry; whoever types a name and presses Enter at once means that one.
    if (event.key !== 'Enter' || field.current?.hasAttribute('aria-activedescendant') !== false) return;
    const first = sections[0]?.entries[0];
    if (first === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(first.id);
  };

  return (
    <Autocomplete inputValue={query} onInputChange={onQuery} filter={() => true}>
      <SearchField className="commands-find" aria-label={label}>
        <Input ref={field} className="field-input" placeholder={placeholder} onKeyDownCapture={onKey} />
      </SearchField>
      <Menu
        className="menu commands"
        aria-label={listLabel}
        onAction={(key) => onChoose(String(key))}
        renderEmptyState={() => <p className="dialog-note">{empty}</p>}
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
