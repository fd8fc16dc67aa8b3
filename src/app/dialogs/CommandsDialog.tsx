import { useState } from 'react';
import { useFilter } from 'react-aria-components';
import { useActions } from '../../store/store.ts';
import { commandGroups } from '../command-list.ts';
import { useCommands } from '../commands.ts';
import { afterDialog } from './after-dialog.ts';
import { Palette, type PaletteSection } from './Palette.tsx';
import { useReferenceItems } from './use-reference-items.ts';

/** Before the addresses of pages, among the ids of commands. */
const PAGE = 'page:';

export interface CommandsDialogProps {
  /** The query to begin with. */
  readonly start?: string;
}

/** Every command by its name, and every page of the reference: typing finds, Enter carries out. */
export function CommandsDialog({ start = '' }: CommandsDialogProps) {
  const { all, show } = useCommands();
  const { openReference } = useActions();
  const [query, setQuery] = useState(start);
  const pages = useReferenceItems(query);
  const { contains } = useFilter({ sensitivity: 'base' });
  const ready = all.filter(({ id, isReady }) => id !== 'commands' && (isReady === undefined || isReady()));

  const reference: PaletteSection = {
    title: 'Reference',
    entries: pages.map(({ address, text, description }) => ({ id: `${PAGE}${address}`, text, description })),
  };
  const commands = commandGroups.map((group): PaletteSection => ({
    title: group,
    entries: ready
      .filter((command) => command.group === group && contains(command.title, query))
      .map(({ id, title, description, keys }) => ({
        id,
        text: title,
        ...(description === undefined ? {} : { description }),
        ...(keys === undefined ? {} : { shortcut: keys }),
      })),
  }));

  return (
    <Palette
      label="Find a command"
      placeholder="Find a command, or a page of the reference"
      listLabel="Commands"
      query={query}
      onQuery={setQuery}
      sections={query === '' ? [reference, ...commands] : [...commands, reference]}
      onClose={() => show(undefined)}
      empty="No command or page is called so."
      onChoose={(id) => {
        show(undefined);
        afterDialog(() => {
          if (id.startsWith(PAGE)) openReference(id.slice(PAGE.length));
          else all.find((entry) => entry.id === id)?.run();
        });
      }}
    />
  );
}
