import { useMemo, useState } from 'react';
import type { ResourceView } from '../../protocol/analysis.ts';
import type { SystemArea } from '../../protocol/run.ts';
import { useAppStore } from '../../store/store.ts';
import { toggleIn } from '../shared/list/toggle-in.ts';
import { areas } from './areas.ts';
import { findAuthors, type Entry } from './compare.ts';
import { fileRows, type FileRow } from './files/file-rows.ts';
import { managedKeys, selectEntries, type EntryFilter, type Scope } from './select-entries.ts';
import type { ShownMachine } from './use-shown-machine.ts';

export interface EntryList {
  readonly area: SystemArea;
  /** Name of the area in sentences, such as `cron jobs`. */
  readonly label: string;
  readonly showArea: (id: string) => void;
  readonly filter: EntryFilter;
  readonly setScope: (scope: Scope) => void;
  readonly setSearch: (search: string) => void;
  readonly shown: readonly Entry<object>[];
  /** Resources that changed each key of the area. */
  readonly authors: ReadonlyMap<string, readonly string[]>;
  readonly rows: readonly FileRow[];
  readonly toggle: (row: FileRow) => void;
}

const noResources: readonly ResourceView[] = [];

export function useEntryList({ entries, files, journal, mayDiffer }: ShownMachine): EntryList {
  const resources = useAppStore(({ analysis }) => analysis?.catalog?.resources ?? noResources);
  const [area, setArea] = useState<SystemArea>('files');
  const [chosenScope, setChosenScope] = useState<Scope | undefined>(undefined);
  const [search, setSearch] = useState('');
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());

  const scope = chosenScope ?? (mayDiffer ? 'changed' : 'all');
  const authors = useMemo(() => findAuthors(journal, journal.length, area), [journal, area]);
  const managed = useMemo(() => managedKeys(area, resources, authors), [area, resources, authors]);
  const filter = useMemo(() => ({ scope, managed, search }), [scope, managed, search]);
  const isOpen = scope === 'managed' || search.trim() !== '';
  const shownFiles = useMemo(() => selectEntries(files, filter), [files, filter]);
  const rows = useMemo(() => fileRows(shownFiles, isOpen, toggled), [shownFiles, isOpen, toggled]);
  const { label } = areas.find(({ id }) => id === area) ?? areas[0];
  return {
    area,
    label,
    showArea: (id) => setArea(areas.find((each) => each.id === id)?.id ?? area),
    filter,
    setScope: (next) => {
      setChosenScope(next);
      setToggled(new Set());
    },
    setSearch: (next) => {
      setSearch(next);
      setToggled(new Set());
    },
    shown: area === 'files' ? shownFiles : selectEntries(entries[area], filter),
    authors,
    rows,
    toggle: ({ path }) => setToggled(toggleIn(toggled, path)),
  };
}
