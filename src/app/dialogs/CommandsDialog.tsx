import { useState } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import { splitAddress } from '../../panels/shared/help-search/split-address.ts';
import { useActions } from '../../store/store.ts';
import { commandGroups, listKeys } from '../page-command.ts';
import { useCommands } from '../commands.ts';
import { useSession } from '../session/session-context.ts';
import { afterDialog } from './after-dialog.ts';
import { Palette, type PaletteSection } from './Palette.tsx';
import { useHelpItems } from './help/help-items.tsx';

/** Prefix that distinguishes page addresses from command ids in the same list. */
const PAGE = 'page:';

interface CommandsDialogProps {
  readonly start?: string;
}

/** All commands, reference pages, lessons and examples. Typing searches; Enter runs a command or opens a page. */
export function CommandsDialog({ start = '' }: CommandsDialogProps) {
  const { all, show } = useCommands();
  const { openReference, openLesson } = useActions();
  const session = useSession();
  const [query, setQuery] = useState(start);
  const help = useHelpItems(query);
  const openPage = (address: string): void => {
    const [kind, id] = splitAddress(address);
    if (kind === 'lesson') openLesson(id);
    else if (kind === 'example') void session.openExample(id);
    else openReference(address);
  };
  const { contains } = useFilter({ sensitivity: 'base' });
  const ready = all.filter(({ id, isReady }) => id !== 'commands' && (isReady === undefined || isReady()));

  const pages: PaletteSection = {
    title: query === '' ? 'Reference' : 'Reference, lessons and examples',
    entries: help.entries.map((entry) => ({ ...entry, id: `${PAGE}${entry.id}` })),
  };
  const commands = commandGroups.map((group): PaletteSection => ({
    title: group,
    entries: ready
      .filter((command) => command.group === group && contains(command.title, query))
      .map((command) => {
        const { id, title, description } = command;
        const [keys] = listKeys(command);
        return {
          id,
          text: title,
          ...(description === undefined ? {} : { description }),
          ...(keys === undefined ? {} : { shortcut: keys }),
        };
      }),
  }));

  return (
    <Palette
      label="Find a command"
      placeholder="Command, Puppet term or question"
      listLabel="Commands"
      query={query}
      onQuery={setQuery}
      sections={query === '' ? [pages, ...commands] : [...commands, pages]}
      onClose={() => show(undefined)}
      // Commands come first in the list, so pages that arrive later do not change the first entry if a command matches.
      isPending={help.isPending && commands.every(({ entries }) => entries.length === 0)}
      empty="No matching commands, pages, lessons or examples."
      onChoose={(id) => {
        show(undefined);
        afterDialog(() => {
          if (id.startsWith(PAGE)) openPage(id.slice(PAGE.length));
          else all.find((entry) => entry.id === id)?.run();
        });
      }}
    />
  );
}
