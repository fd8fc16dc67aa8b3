import { useEffect, useRef } from 'react';
import { Autocomplete, Input, Menu, SearchField, useFilter } from 'react-aria-components';
import { MenuItem, MenuSection } from '../../ui/Menu.tsx';
import { commandGroups } from '../command-list.ts';
import { useCommands } from '../commands.ts';
import '../../ui/field.css';

/** Every command by its name: typing finds, Enter carries out. */
export function CommandsDialog() {
  const { all, show } = useCommands();
  const field = useRef<HTMLInputElement>(null);
  // The dialog is asked for to type in.
  useEffect(() => field.current?.focus(), []);
  const { contains } = useFilter({ sensitivity: 'base' });
  const ready = all.filter(({ id, isReady }) => id !== 'commands' && (isReady === undefined || isReady()));

  const carryOut = (id: string): void => {
    show(undefined);
    const command = all.find((entry) => entry.id === id);
    // When the dialog is gone and the focus is back where it was.
    requestAnimationFrame(() => requestAnimationFrame(() => command?.run()));
  };

  return (
    <Autocomplete filter={contains}>
      <SearchField className="commands-find" aria-label="Find a command">
        <Input ref={field} className="field-input" placeholder="Find a command" />
      </SearchField>
      <Menu
        className="menu commands"
        aria-label="Commands"
        onAction={(key) => carryOut(String(key))}
        renderEmptyState={() => <p className="dialog-note">No command is called so.</p>}
      >
        {commandGroups.map((group) => (
          <MenuSection key={group} title={group}>
            {ready
              .filter((command) => command.group === group)
              .map(({ id, title, keys }) => (
                <MenuItem key={id} id={id} text={title} {...(keys === undefined ? {} : { shortcut: keys })} />
              ))}
          </MenuSection>
        ))}
      </Menu>
    </Autocomplete>
  );
}
