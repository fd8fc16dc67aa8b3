import { useState } from 'react';
import { ArrowUpFromLine, Copy } from 'lucide-react';
import { countText } from '../../protocol/count-text.ts';
import { releaseOfProject } from '../../protocol/project/project.ts';
import {
  nameRelease,
  newProjectRelease,
  projectReleases,
  titleRelease,
  type ReleaseId,
} from '../../protocol/project/releases.ts';
import { pageMigration } from '../../store/all-nodes/page-migration.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { copyWithNotice } from '../../ui/clipboard.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { Segmented } from '../shared/controls.tsx';
import { middleTruncate } from '../shared/label-texts.ts';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { FindingDetails } from './FindingDetails.tsx';
import { findSelected, Findings, type MigrateSelection } from './Findings.tsx';
import { FixMenu } from './FixMenu.tsx';
import { FixedFiles } from './FixedFiles.tsx';
import { MigrationNotice } from './MigrationNotice.tsx';
import { UncomparedDetails } from './UncomparedDetails.tsx';
import type { ReleasePair } from './use-migration.ts';
import { useShownMigration, type Scope, type ShownMigration } from './use-shown-migration.ts';
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
 * Returns the default target: the release of new projects. If the project already uses this release or a newer one,
 * returns the next newer release.
 */
function findTarget(from: ReleaseId): ReleaseId {
  const at = projectReleases.indexOf(from);
  const stable = projectReleases.indexOf(newProjectRelease);
  return projectReleases[at > stable ? stable : at - 1] ?? from;
}

export function MigratePanel() {
  const own = useAppStore((state) => releaseOfProject(state.project));
  const files = useAppStore((state) => state.project.files);
  const [last] = useState(() => {
    const request = pageMigration.store.getState()?.request;
    return request?.files === files ? request : undefined;
  });
  const [chosenFrom, setFrom] = useState<ReleaseId | undefined>(last?.from);
  const [chosenTo, setTo] = useState<ReleaseId | undefined>(last?.to);
  const start = useAppStore(({ migrationStart, opening }) =>
    migrationStart?.opening === opening ? migrationStart : undefined,
  );
  const { startMigration } = useActions();
  const from = chosenFrom ?? start?.from ?? (own === projectReleases[0] ? olderThan(own) : own);
  const to = chosenTo ?? findTarget(from);
  const before = start?.from === from ? start.files : undefined;
  const [mode, setMode] = useState<Mode>('findings');
  const shown = useShownMigration({ from, to }, before);
  const { migration } = shown;
  const [selection, setSelection] = useState<MigrateSelection | undefined>(undefined);
  const selected = findSelected(migration, selection);

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
          <ScopeSelect shown={shown} />
          <Segmented label="Show" selected={mode} options={modes} onSelect={setMode} />
          <div className="panel-toolbar-end">
            <FixMenu kinds={migration?.fixKinds ?? []} isDisabled={shown.isOld} onApply={() => startMigration(from)} />
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
        from === to ? null : <MigrationNotice shown={shown} isErrorFixed={before !== undefined && before !== files} />
      }
      details={
        selected === undefined || mode === 'files' ? undefined : (
          <SelectionDetails
            selected={selected}
            shown={shown}
            releases={{ from, to }}
            onClose={() => setSelection(undefined)}
            onApply={() => startMigration(from)}
          />
        )
      }
    >
      {from === to ? (
        <EmptyState title="Both releases are the same">Choose a different release to compare with.</EmptyState>
      ) : migration === undefined ? (
        <NothingYet shown={shown} releases={{ from, to }} />
      ) : mode === 'files' ? (
        <FixedFiles fixedFiles={migration.fixedFiles} files={shown.files} />
      ) : (
        <Findings migration={migration} all={shown.all} selected={selected} onSelect={setSelection} />
      )}
    </PanelFrame>
  );
}

/** Choice between all nodes and the current one, if the project has several. */
function ScopeSelect({ shown: { nodes, scope, setScope } }: { readonly shown: ShownMigration }) {
  const certname = useAppStore((state) => state.project.node.certname);
  if (nodes === undefined || nodes.length < 2) return null;
  const options: readonly { readonly id: Scope; readonly text: string }[] = [
    { id: 'all', text: `All ${countText(nodes.length, 'node')}` },
    { id: 'current', text: `Only ${middleTruncate(certname, 32)}` },
  ];
  return <Select label="Nodes" hideLabel selected={scope} options={options} onSelect={setScope} />;
}

interface NothingYetProps {
  readonly shown: ShownMigration;
  readonly releases: ReleasePair;
}

/** Shown until there are findings. */
function NothingYet({ shown: { nodes, all, failure }, releases: { from, to } }: NothingYetProps) {
  if (nodes === undefined) return <EmptyState title="Finding the nodes" />;
  if (failure !== undefined)
    return (
      <EmptyState title="The releases could not be compared" tone="error">
        {failure}
      </EmptyState>
    );
  if (all === undefined || all.isAutomatic || all.state !== undefined)
    return <EmptyState title={`Compiling as ${nameRelease(from)} and as ${nameRelease(to)}`} />;
  return (
    <EmptyState
      icon={<ArrowUpFromLine />}
      title={`${countText(nodes.length, 'node')} to compare`}
      action={
        <Button look="primary" onPress={() => void pageMigration.start(all.request)}>
          Compare all nodes
        </Button>
      }
    >
      Each node is compiled several times for both releases. Findings appear while the nodes are compared, and you can
      stop at any time.
    </EmptyState>
  );
}

interface SelectionDetailsProps {
  readonly selected: MigrateSelection;
  readonly shown: ShownMigration;
  readonly releases: ReleasePair;
  readonly onClose: () => void;
  readonly onApply: () => void;
}

function SelectionDetails({ selected, shown: { migration, isOld }, ...rest }: SelectionDetailsProps) {
  if (selected.kind === 'node')
    return <UncomparedDetails node={selected.node} from={rest.releases.from} onClose={rest.onClose} />;
  return <FindingDetails finding={selected.finding} nodeCount={migration?.nodes ?? 1} isOld={isOld} {...rest} />;
}
