import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Autocomplete, Input, Menu, SearchField, useFilter } from 'react-aria-components';
import { useActions } from '../../store/store.ts';
import { MenuItem, MenuSection } from '../../ui/Menu.tsx';
import { commandGroups } from '../command-list.ts';
import { useCommands } from '../commands.ts';
import { useReferenceItems, type ReferenceItem } from './use-reference-items.ts';
import '../../ui/field.css';

/** Before the addresses of pages, among the ids of commands. */
const PAGE = 'page:';

/** Every command by its name, and every page of the reference: typing finds, Enter carries out. */
export function CommandsDialog() {
  const { all, show } = useCommands();
  const { openReference } = useActions();
  const [query, setQuery] = useState('');
  const pages = useReferenceItems(query);
  const field = useRef<HTMLInputElement>(null);
  // The dialog is asked for to type in.
  useEffect(() => field.current?.focus(), []);
  const { contains } = useFilter({ sensitivity: 'base' });
  const ready = all.filter(({ id, isReady }) => id !== 'commands' && (isReady === undefined || isReady()));

  const carryOut = (id: string): void => {
    show(undefined);
    const command = all.find((entry) => entry.id === id);
    // When the dialog is gone and the focus is back where it was.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (id.startsWith(PAGE)) openReference(id.slice(PAGE.length));
        else command?.run();
      }),
    );
  };

  /** What stands first in the list, by its id. */
  const first = (): string | undefined => {
    const found = commandGroups.flatMap((group) =>
      ready.filter((command) => command.group === group && contains(command.title, query)),
    );
    return found[0]?.id ?? (pages[0] === undefined ? undefined : `${PAGE}${pages[0].address}`);
  };

  /** The list takes a moment to mark its first entry; whoever types a name and presses Enter at once means that one. */
  const takeFirst = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || query === '' || field.current?.hasAttribute('aria-activedescendant') !== false) return;
    const id = first();
    if (id === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    carryOut(id);
  };

  const reference = pages.length === 0 ? null : <ReferenceSection pages={pages} />;
  return (
    <Autocomplete
      inputValue={query}
      onInputChange={setQuery}
      filter={(text, typed, { key }) => String(key).startsWith(PAGE) || contains(text, typed)}
    >
      <SearchField className="commands-find" aria-label="Find a command">
        <Input
          ref={field}
          className="field-input"
          placeholder="Find a command, or a page of the reference"
          onKeyDownCapture={takeFirst}
        />
      </SearchField>
      <Menu
        className="menu commands"
        aria-label="Commands"
        onAction={(key) => carryOut(String(key))}
        renderEmptyState={() => <p className="dialog-note">No command or page is called so.</p>}
      >
        {query === '' ? reference : null}
        {commandGroups.map((group) => (
          <MenuSection key={group} title={group}>
            {ready
              .filter((command) => command.group === group)
              .map(({ id, title, keys }) => (
                <MenuItem key={id} id={id} text={title} {...(keys === undefined ? {} : { shortcut: keys })} />
              ))}
          </MenuSection>
        ))}
        {query === '' ? null : reference}
      </Menu>
    </Autocomplete>
  );
}

function ReferenceSection({ pages }: { readonly pages: readonly ReferenceItem[] }) {
  return (
    <MenuSection title="Reference">
      {pages.map(({ address, text, description }) => (
        <MenuItem key={address} id={`${PAGE}${address}`} text={text} description={description} />
      ))}
    </MenuSection>
  );
}
