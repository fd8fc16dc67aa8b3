import { Suspense, useMemo, useState } from 'react';
import { HardDrive } from 'lucide-react';
import type { ResourceView } from '../../protocol/analysis.ts';
import type { FileView, SystemArea } from '../../protocol/run.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { selectIsLastRun, selectRun } from '../../store/selectors.ts';
import { selectSystem, selectSystemBefore } from '../../store/system-at-step.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Tabs } from '../../ui/controls/Tabs.tsx';
import type { OwnPackageForm } from '../shared/archive/own-package-form.ts';
import { Segmented, SearchField } from '../shared/controls.tsx';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { areas } from './areas.ts';
import { AreaTable } from './AreaTable.tsx';
import { authorsOf, compareArea, type Entry } from './compare.ts';
import type { SystemQuestion } from './dialogs.ts';
import { fileRows, type FileRow } from './file-rows.ts';
import { deletePath } from './change-machine.ts';
import { FileMenu, type FileMenuPlace } from './details/FileMenu.tsx';
import { FileRowView } from './FileRowView.tsx';
import { MachineNotice } from './MachineNotice.tsx';
import { momentsOf } from './moments.ts';
import { OwnPackages } from './OwnPackages.tsx';
import { NoEntries } from './NoEntries.tsx';
import { RowActions } from './RowActions.tsx';
import { managedKeys, selectEntries, type Scope } from './select-entries.ts';
import { FileDetails, ServiceDetails } from './details/SystemDetails.tsx';
import { SystemDialog } from './SystemDialog.tsx';
import { SystemMenu } from './SystemMenu.tsx';
import './system.css';

const OwnPackageDialog = lazyPart(
  async () => (await import('../shared/archive/OwnPackageDialog.tsx')).OwnPackageDialog,
);

const scopes = [
  { id: 'changed', text: 'Changed' },
  { id: 'managed', text: 'Managed' },
  { id: 'all', text: 'All' },
] as const;

const noJournal: readonly [] = [];
const noFiles: readonly [] = [];
const noResources: readonly ResourceView[] = [];

/** The simulated machine before the run, after it and at the step that the timeline shows. */
export function SystemPanel() {
  const { select, showStep } = useActions();
  const system = useAppStore(selectSystem);
  const before = useAppStore(selectSystemBefore);
  const journal = useAppStore((state) => selectRun(state)?.journal ?? noJournal);
  const hasRun = useAppStore((state) => selectRun(state) !== undefined);
  const resources = useAppStore(({ analysis }) => analysis?.catalog?.resources ?? noResources);
  const step = useAppStore((state) => state.step);
  const isLastRun = useAppStore(selectIsLastRun);
  const isByHand = useAppStore(({ byHand }) => byHand !== undefined);
  const isRunning = useAppStore(({ progress }) => progress !== undefined);
  const selected = useAppStore(({ selection }) => (selection?.kind === 'resource' ? selection.ref : undefined));
  const [area, setArea] = useState<SystemArea>('files');
  const [chosenScope, setChosenScope] = useState<Scope | undefined>(undefined);
  const [search, setSearch] = useState('');
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [question, setQuestion] = useState<SystemQuestion | undefined>(undefined);
  const [menu, setMenu] = useState<FileMenuPlace | undefined>(undefined);
  const [packageForm, setPackageForm] = useState<OwnPackageForm | undefined>(undefined);
  const [path, setPath] = useState<string | undefined>(undefined);
  const [serviceName, setServiceName] = useState<string | undefined>(undefined);

  const scope = chosenScope ?? ((hasRun || isByHand) && step !== 0 ? 'changed' : 'all');
  const compared = useMemo(() => {
    if (system === undefined || before === undefined) return undefined;
    const files = compareArea(before.files, system.files);
    const services = compareArea(before.services, system.services);
    const entries: Record<SystemArea, readonly Entry<object>[]> = {
      files,
      packages: compareArea(before.packages, system.packages),
      services,
      users: compareArea(before.users, system.users),
      groups: compareArea(before.groups, system.groups),
      crons: compareArea(before.crons, system.crons),
    };
    return { files, services, entries };
  }, [before, system]);
  const files = compared?.files ?? noFiles;
  // Without a step the machine is shown as it is now: an earlier run tells nothing of it.
  const authored = step === undefined && !isLastRun ? noJournal : journal;
  const authors = useMemo(() => authorsOf(authored, step ?? authored.length, area), [authored, step, area]);
  const fileAuthors = useMemo(() => authorsOf(authored, step ?? authored.length, 'files'), [authored, step]);

  const managed = useMemo(() => managedKeys(area, resources, authors), [area, resources, authors]);
  const filter = useMemo(() => ({ scope, managed, search }), [scope, managed, search]);
  const isOpen = scope === 'managed' || search.trim() !== '';
  const shownFiles = useMemo(() => selectEntries(files, filter), [files, filter]);
  const rows = useMemo(() => fileRows(shownFiles, isOpen, toggled), [shownFiles, isOpen, toggled]);

  if (compared === undefined)
    return (
      <EmptyState icon={<HardDrive />} title="Setting up the machine">
        Its files, packages, services and accounts appear here, before and after each run.
      </EmptyState>
    );

  // What is selected elsewhere shows its file here, unless another was opened since.
  const openPath = pathOf(selected, path, fileAuthors, files);
  const openEntry = openPath === undefined ? undefined : files.find(({ key }) => key === openPath);
  const openService = compared.services.find(({ key }) => key === serviceName);
  const moments = momentsOf(journal.length, step, isByHand);
  // The past cannot be changed.
  const canChange = step === undefined && !isRunning;
  const count = (id: SystemArea): number => compared.entries[id].filter(({ status }) => status !== 'same').length;
  const openFile = (row: FileRow): void => {
    if (row.isFolder && row.entry === undefined) return toggle(row);
    setPath(row.path);
    const [author] = fileAuthors.get(row.path) ?? [];
    select(author === undefined ? undefined : { kind: 'resource', ref: author }, 'system');
  };
  // A search leaves out the entry of a directory around its matches.
  const viewOf = (row: FileRow): FileView | undefined => system?.files[row.path];
  function toggle({ path: at }: FileRow): void {
    setToggled(new Set(toggled.has(at) ? [...toggled].filter((each) => each !== at) : [...toggled, at]));
  }
  const { label } = areas.find(({ id }) => id === area) ?? areas[0];
  const shown = area === 'files' ? shownFiles : selectEntries(compared.entries[area], filter);
  const setScope = (next: Scope): void => {
    setChosenScope(next);
    setToggled(new Set());
  };
  const changeSearch = (next: string): void => {
    setSearch(next);
    setToggled(new Set());
  };
  return (
    <PanelFrame
      label="System"
      toolbar={
        <>
          {hasRun ? (
            <Segmented
              label="Moment"
              selected={moments.selected}
              options={moments.options}
              onSelect={(id) => showStep(moments.stepOf(id))}
            />
          ) : null}
          <Segmented label="What to show" selected={scope} options={scopes} onSelect={setScope} />
          <SearchField
            label={`Search ${label}`}
            value={search}
            onChange={changeSearch}
            result={`${shown.length} of ${compared.entries[area].length}`}
          />
          <SystemMenu isDisabled={!canChange} onAsk={setQuestion} onAskPackage={setPackageForm} />
        </>
      }
      notice={<MachineNotice />}
      details={
        area === 'services' && openService !== undefined ? (
          <ServiceDetails
            entry={openService}
            authors={authors.get(openService.key) ?? []}
            canChange={canChange}
            onClose={() => setServiceName(undefined)}
          />
        ) : area !== 'files' || openEntry === undefined ? undefined : (
          <FileDetails
            entry={openEntry}
            authors={fileAuthors.get(openEntry.key) ?? []}
            isByHand={moments.selected === 'now'}
            onAsk={canChange ? setQuestion : undefined}
            onClose={() => {
              setPath('');
              select(undefined, 'system');
            }}
          />
        )
      }
    >
      <Tabs
        label="Areas of the machine"
        tabs={areas.map(({ id, title }) => ({ id, title, count: count(id) }))}
        selected={area}
        onSelect={(id) => setArea(areas.find((each) => each.id === id)?.id ?? area)}
      >
        {area === 'files' && shown.length > 0 ? (
          <VirtualTree
            label="Files of the machine"
            rows={rows}
            selected={openPath}
            rowHeight={28}
            onSelect={openFile}
            onToggle={toggle}
            onKey={(event, row) => {
              if (event.key === 'Delete' && canChange && row !== undefined && viewOf(row) !== undefined)
                void deletePath(row.path);
            }}
            onContextMenu={(row, element) => {
              const view = viewOf(row);
              if (canChange && view !== undefined) setMenu({ path: row.path, view, row: element });
            }}
            renderRow={(row) => <FileRowView row={row} />}
          />
        ) : (
          <div className="area">
            {area === 'packages' ? <OwnPackages onAsk={setPackageForm} /> : null}
            {area === 'files' || shown.length === 0 ? (
              <NoEntries
                area={area}
                filter={filter}
                hasEntries={compared.entries[area].length > 0}
                onShowAll={() => setScope('all')}
                onClearSearch={() => changeSearch('')}
              />
            ) : (
              <AreaTable
                label={label}
                entries={shown}
                authors={authors}
                selected={selected}
                renderActions={
                  canChange && system !== undefined
                    ? (key) => <RowActions area={area} name={key} system={system} />
                    : undefined
                }
                onOpen={area === 'services' ? setServiceName : undefined}
                opened={area === 'services' ? serviceName : undefined}
              />
            )}
          </div>
        )}
      </Tabs>
      <FileMenu place={menu} onAsk={setQuestion} onClose={() => setMenu(undefined)} />
      <SystemDialog question={question} onClose={() => setQuestion(undefined)} />
      {packageForm === undefined ? null : (
        <Suspense fallback={null}>
          <OwnPackageDialog form={packageForm} onClose={() => setPackageForm(undefined)} />
        </Suspense>
      )}
    </PanelFrame>
  );
}

/** The file to show: the one that was opened, or the one that the selected resource touched or names. */
function pathOf(
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
