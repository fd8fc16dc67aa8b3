import { useMemo, useState } from 'react';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import type { MigrationView } from '../../protocol/migration.ts';
import { releaseOfProject } from '../../protocol/project/project.ts';
import {
  nameRelease,
  newProjectRelease,
  projectReleases,
  titleRelease,
  type ReleaseId,
} from '../../protocol/project/releases.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { copyWithNotice } from '../../ui/clipboard.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isNarrow } from '../../ui/narrow.ts';
import { Select } from '../../ui/controls/Select.tsx';
import { Segmented } from '../shared/controls.tsx';
import { countText } from '../../protocol/count-text.ts';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { FindingDetails } from './FindingDetails.tsx';
import { FindingRow } from './FindingRow.tsx';
import { FixMenu } from './FixMenu.tsx';
import { FixedFiles } from './FixedFiles.tsx';
import { migrationRows } from './rows.ts';
import { useMigration } from './use-migration.ts';
import './migrate.css';

const modes = [
  { id: 'findings', text: 'Findings' },
  { id: 'files', text: 'Files' },
] as const;
type Mode = (typeof modes)[number]['id'];

const releases = projectReleases.map((id) => ({ id, text: titleRelease(id) }));

/** Returns the next older release, or the same release if there is none. */
function olderThan(release: ReleaseId): ReleaseId {
  return projectReleases[projectReleases.indexOf(release) + 1] ?? release;
}

/**
 * Returns the default target: the release of new projects, or the next newer release if the project already uses that
 * one or a newer one.
 */
function findTarget(from: ReleaseId): ReleaseId {
  const at = projectReleases.indexOf(from);
  const stable = projectReleases.indexOf(newProjectRelease);
  return projectReleases[at > stable ? stable : at - 1] ?? from;
}

export function MigratePanel() {
  const own = useAppStore((state) => releaseOfProject(state.project));
  const [chosenFrom, setFrom] = useState<ReleaseId | undefined>(undefined);
  const [chosenTo, setTo] = useState<ReleaseId | undefined>(undefined);
  const start = useAppStore(({ migrationStart, opening }) =>
    migrationStart?.opening === opening ? migrationStart : undefined,
  );
  const { startMigration } = useActions();
  const from = chosenFrom ?? start?.from ?? (own === projectReleases[0] ? olderThan(own) : own);
  const to = chosenTo ?? findTarget(from);
  const before = start?.from === from ? start.files : undefined;
  const [mode, setMode] = useState<Mode>('findings');
  const { answer, isBusy } = useMigration(from, to, before);
  const files = useAppStore((state) => state.project.files);
  const migration = answer?.kind === 'found' ? answer.migration : undefined;
  const isOld = isBusy || (answer?.kind === 'found' && answer.files !== files);
  const [selected, setSelected] = useState<string | undefined>(undefined);
  const finding = migration?.findings.find(({ id }) => id === selected);
  const isSame = from === to;

  return (
    <PanelFrame
      label="Migrate"
      toolbar={
        <>
          <Select label="From" hideLabel selected={from} options={releases} onSelect={setFrom} />
          <span className="migrate-to" aria-hidden>
            to
          </span>
          <Select label="To" hideLabel selected={to} options={releases} onSelect={setTo} />
          <Segmented label="Show" selected={mode} options={modes} onSelect={setMode} />
          <div className="panel-toolbar-end">
            <FixMenu kinds={migration?.fixKinds ?? []} isDisabled={isOld} onApply={() => startMigration(from)} />
            <IconButton
              label="Copy the report as Markdown"
              isDisabled={migration === undefined}
              onPress={() => void copyWithNotice(migration?.markdown ?? '', 'Copied the report as Markdown')}
            >
              <Copy />
            </IconButton>
          </div>
        </>
      }
      notice={
        <MigrationNotice
          migration={migration}
          isBusy={isBusy}
          isErrorFixed={before !== undefined && before !== files}
        />
      }
      details={
        finding === undefined || mode === 'files' ? undefined : (
          <FindingDetails
            finding={finding}
            releases={{ from, to }}
            isOld={isOld}
            onClose={() => setSelected(undefined)}
            onApply={() => startMigration(from)}
          />
        )
      }
    >
      {isSame ? (
        <EmptyState title="Both releases are the same">Choose a different release to compare with.</EmptyState>
      ) : answer === undefined ? (
        <EmptyState title={`Compiling as ${nameRelease(from)} and as ${nameRelease(to)}`} />
      ) : answer.kind === 'failed' ? (
        <EmptyState title="The releases could not be compared" tone="error">
          {answer.message}
        </EmptyState>
      ) : mode === 'files' ? (
        <FixedFiles fixedFiles={answer.migration.fixedFiles} files={answer.files} />
      ) : (
        <Findings migration={answer.migration} selected={selected} onSelect={setSelected} />
      )}
    </PanelFrame>
  );
}

interface MigrationNoticeProps {
  readonly migration: MigrationView | undefined;
  readonly isBusy: boolean;
  /** True if fixes have changed files since the migration started. */
  readonly isErrorFixed: boolean;
}

function MigrationNotice({ migration, isBusy, isErrorFixed }: MigrationNoticeProps) {
  const { endMigration } = useActions();
  if (migration === undefined) return null;
  if (isBusy) return 'The project changed. It is being compiled again for both releases.';
  const { failsBefore, from, to } = migration;
  if (failsBefore !== undefined)
    return `${nameRelease(from)} does not compile the project, so its catalog was not compared: ${failsBefore}`;
  if (!isErrorFixed) return null;
  return (
    <>
      {`Compares the catalog that ${nameRelease(to)} compiles with the catalog from ${nameRelease(from)} before the first fix. `}
      <button type="button" className="place-link" onClick={endMigration}>
        Start over from the current code
      </button>
    </>
  );
}

interface FindingsProps {
  readonly migration: MigrationView;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}

function Findings({ migration, selected, onSelect }: FindingsProps) {
  const { findings, from, to } = migration;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => migrationRows(findings, closed), [findings, closed]);
  const { revealPlace } = useActions();
  if (findings.length === 0) return <NothingChanges migration={migration} />;
  const toggle = (id: string): void =>
    setClosed(new Set(closed.has(id) ? [...closed].filter((each) => each !== id) : [...closed, id]));
  return (
    <VirtualTree
      label={`${countText(findings.length, 'finding')} from ${nameRelease(from)} to ${nameRelease(to)}`}
      rows={rows}
      selected={selected}
      rowHeight={30}
      onSelect={(row) => {
        if (row.kind === 'group') return toggle(row.id);
        onSelect(row.id);
        // Shows the place only on a wide page: a narrow page has no space for the editor beside the details.
        if (row.finding.place !== undefined && !isNarrow()) revealPlace(row.finding.place);
      }}
      onToggle={({ id }) => toggle(id)}
      renderRow={(row) => <FindingRow row={row} />}
    />
  );
}

function NothingChanges({ migration: { failsBefore, isEmpty, from, to } }: { readonly migration: MigrationView }) {
  const own = useAppStore((state) => releaseOfProject(state.project));
  const certname = useAppStore((state) => state.project.node.certname);
  const { setRelease } = useActions();
  if (isEmpty)
    return (
      <EmptyState icon={<TriangleAlert />} title="No resources to compare">
        {`${nameRelease(from)} compiles an empty catalog for ${certname}. Choose a node with resources.`}
      </EmptyState>
    );
  if (failsBefore !== undefined)
    return (
      <EmptyState icon={<TriangleAlert />} title="No findings in the code">
        Changes in the catalog appear here once the old release compiles the project.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Check />}
      title="Nothing changes"
      action={
        own === to ? undefined : (
          <Button look="primary" onPress={() => setRelease(to)}>{`Compile the project as ${nameRelease(to)}`}</Button>
        )
      }
    >
      Both releases compile the same catalog and log the same lines for this node.
    </EmptyState>
  );
}
