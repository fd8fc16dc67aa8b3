import { useMemo, useState } from 'react';
import type { FileView } from '../../../protocol/run.ts';
import { useActions, useAppStore } from '../../../store/store.ts';
import { findAuthors, type Entry } from '../compare.ts';
import type { ShownMachine } from '../use-shown-machine.ts';

interface OpenedFile {
  readonly path: string | undefined;
  readonly entry: Entry<FileView> | undefined;
  readonly authors: readonly string[];
  readonly open: (path: string) => void;
  readonly close: () => void;
}

/**
 * Returns the file whose details are shown. When a resource is selected in another view, its file opens, unless the
 * user has opened a different file in the meantime.
 */
export function useOpenedFile({ files, journal }: ShownMachine): OpenedFile {
  const { select } = useActions();
  const selected = useAppStore(({ selection }) => (selection?.kind === 'resource' ? selection.ref : undefined));
  const [opened, setOpened] = useState<string | undefined>(undefined);
  const authors = useMemo(() => findAuthors(journal, journal.length, 'files'), [journal]);
  const path = findPath(selected, opened, authors, files);
  return {
    path,
    entry: path === undefined ? undefined : files.find(({ key }) => key === path),
    authors: path === undefined ? [] : (authors.get(path) ?? []),
    open: (next) => {
      setOpened(next);
      const [author] = authors.get(next) ?? [];
      select(author === undefined ? undefined : { kind: 'resource', ref: author }, 'system');
    },
    close: () => {
      setOpened('');
      select(undefined, 'system');
    },
  };
}

/**
 * Returns the path of the file to show: the opened file if no resource is selected, or if the selected resource changed
 * the opened file. Otherwise, returns a file that the selected resource manages or changed.
 */
function findPath(
  selected: string | undefined,
  opened: string | undefined,
  authors: ReadonlyMap<string, readonly string[]>,
  files: readonly Entry<object>[],
): string | undefined {
  if (selected === undefined) return opened;
  if (opened !== undefined && authors.get(opened)?.includes(selected) === true) return opened;
  const title = /^File\[(.+)\]$/.exec(selected)?.[1];
  const touched = [...authors].find(([, refs]) => refs.includes(selected))?.[0];
  return files.find(({ key }) => key === title)?.key ?? touched;
}
