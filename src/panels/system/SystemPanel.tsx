import { Suspense, useMemo, useState } from 'react';
import { HardDrive } from 'lucide-react';
import type { SystemArea } from '../../protocol/run.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { selectIsLastRun, selectRun } from '../../store/selectors.ts';
import { selectSystem, selectSystemBefore } from '../../store/system-at-step.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import type { OwnPackageForm } from '../shared/archive/own-package-form.ts';
import { Segmented } from '../shared/controls.tsx';
import { Details, PanelFrame } from '../shared/PanelFrame.tsx';
import { VirtualTree } from '../shared/VirtualTree.tsx';
import { areas } from './areas.ts';
import { AreaTable } from './AreaTable.tsx';
import { authorsOf, compareArea, type Entry } from './compare.ts';
import type { SystemQuestion } from './dialogs.ts';
import { FileCard } from './FileCard.tsx';
import { fileRows, type FileRow } from './file-rows.ts';
import { FileRowView } from './FileRowView.tsx';
import { MachineNotice } from './MachineNotice.tsx';
import { momentsOf } from './moments.ts';
import { OwnPackages } from './OwnPackages.tsx';
import { RowMenu } from './RowMenu.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { SystemDialog } from './SystemDialog.tsx';
import { SystemMenu } from './SystemMenu.tsx';
import './system.css';

const OwnPackageDialog = lazyPart(
  async () => (await import('../shared/archive/OwnPackageDialog.tsx')).OwnPackageDialog,
);

const scopes = [
  { id: 'changed', text: 'Changed only' },
  { id: 'all', text: 'All' },
] as const;

const noJournal: readonly [] = [];
const noFiles: readonly [] = [];

/** The simulated machine before the run, after it and at the step that the timeline shows. */
export function SystemPanel() {
  const { select, showStep } = useActions();
  const system = useAppStore(selectSystem);
  const before = useAppStore(selectSystemBefore);
  const journal = useAppStore((state) => selectRun(state)?.journal ?? noJournal);
  const hasRun = useAppStore((state) => selectRun(state) !== undefined);
  const step = useAppStore((state) => state.step);
  const isLastRun = useAppStore(selectIsLastRun);
  const isByHand = useAppStore(({ byHand }) => byHand !== undefined);
  const isRunning = useAppStore(({ progress }) => progress !== undefined);
  const selected = useAppStore(({ selection }) => (selection?.kind === 'resource' ? selection.ref : undefined));
  const [area, setArea] = useState<SystemArea>('files');
  const [chosenScope, setScope] = useState<'changed' | 'all' | undefined>(undefined);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [question, setQuestion] = useState<SystemQuestion | undefined>(undefined);
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
  const rows = useMemo(() => fileRows(files, scope === 'changed', toggled), [files, scope, toggled]);
  // Without a step the machine is shown as it is now: an earlier run tells nothing of it.
  const authored = step === undefined && !isLastRun ? noJournal : journal;
  const authors = useMemo(() => authorsOf(authored, step ?? authored.length, area), [authored, step, area]);
  const fileAuthors = useMemo(() => authorsOf(authored, step ?? authored.length, 'files'), [authored, step]);

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
  function toggle({ path: at }: FileRow): void {
    setToggled(new Set(toggled.has(at) ? [...toggled].filter((each) => each !== at) : [...toggled, at]));
  }
  const { label, explanation } = areas.find(({ id }) => id === area) ?? areas[0];
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
          <SystemMenu isDisabled={!canChange} onAsk={setQuestion} onAskPackage={setPackageForm} />
        </>
      }
      notice={<MachineNotice />}
      details={
        area === 'services' && openService !== undefined ? (
          <Details
            label={`Service ${openService.key}`}
            title={<code>{openService.key}</code>}
            onClose={() => setServiceName(undefined)}
          >
            <ServiceCard entry={openService} authors={authors.get(openService.key) ?? []} />
          </Details>
        ) : area !== 'files' || openEntry === undefined ? undefined : (
          <Details
            label={`File ${openEntry.key}`}
            title={<code>{openEntry.key}</code>}
            onClose={() => {
              setPath('');
              select(undefined, 'system');
            }}
          >
            <FileCard
              entry={openEntry}
              authors={fileAuthors.get(openEntry.key) ?? []}
              isByHand={moments.selected === 'now'}
              onAsk={canChange ? setQuestion : undefined}
            />
          </Details>
        )
      }
    >
      <Tabs
        label="Areas of the machine"
        tabs={areas.map(({ id, title }) => ({ id, title, count: count(id) }))}
        selected={area}
        onSelect={(id) => setArea(areas.find((each) => each.id === id)?.id ?? area)}
      >
        {area !== 'files' ? (
          <div className="area">
            {area === 'packages' ? <OwnPackages onAsk={setPackageForm} /> : null}
            <AreaTable
              label={label}
              entries={compared.entries[area]}
              changedOnly={scope === 'changed'}
              authors={authors}
              selected={selected}
              explanation={explanation}
              renderActions={
                canChange && system !== undefined
                  ? (key) => <RowMenu area={area} name={key} system={system} />
                  : undefined
              }
              onOpen={area === 'services' ? setServiceName : undefined}
              opened={area === 'services' ? serviceName : undefined}
              onShowAll={() => setScope('all')}
            />
          </div>
        ) : rows.length === 0 ? (
          <EmptyState
            title={step === 0 ? 'Nothing has changed yet' : 'No files changed'}
            action={<Button onPress={() => setScope('all')}>Show all files</Button>}
          >
            {explanation}
          </EmptyState>
        ) : (
          <VirtualTree
            label="Files of the machine"
            rows={rows}
            selected={openPath}
            rowHeight={28}
            onSelect={openFile}
            onToggle={toggle}
            renderRow={(row) => <FileRowView row={row} />}
          />
        )}
      </Tabs>
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
