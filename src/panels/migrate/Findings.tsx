import { useMemo, useState } from 'react';
import { Check, TriangleAlert } from 'lucide-react';
import type { FindingView, MigrationView } from '../../protocol/migration.ts';
import { countText } from '../../protocol/count-text.ts';
import { releaseOfProject } from '../../protocol/project/project.ts';
import { nameRelease } from '../../protocol/project/releases.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isNarrow } from '../../ui/narrow.ts';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { toggleIn } from '../shared/list/toggle-in.ts';
import { FindingRow } from './FindingRow.tsx';
import { findSame, migrationRows, nodeGroups, type NodeNote } from './rows.ts';
import type { AllNodesMigration } from './use-nodes-migration.ts';

/** Selected row: a finding, or a node without a comparison. */
export type MigrateSelection =
  | { readonly kind: 'finding'; readonly finding: FindingView }
  | { readonly kind: 'node'; readonly id: string; readonly node: NodeNote };

/** Returns the selection in a newer answer; undefined if the answer does not contain it. */
export function findSelected(
  migration: MigrationView | undefined,
  selection: MigrateSelection | undefined,
): MigrateSelection | undefined {
  if (selection?.kind !== 'finding') return selection;
  const finding = findSame(migration?.findings ?? [], selection.finding);
  return finding === undefined ? undefined : { kind: 'finding', finding };
}

interface FindingsProps {
  readonly migration: MigrationView;
  /** The comparison of all nodes; undefined if only the current node is compared. */
  readonly all: AllNodesMigration | undefined;
  readonly selected: MigrateSelection | undefined;
  readonly onSelect: (selection: MigrateSelection) => void;
}

export function Findings({ migration, all, selected, onSelect }: FindingsProps) {
  const { findings, from, to, uncompared } = migration;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const isOfAll = all !== undefined;
  const failed = all?.state?.failed;
  const groups = useMemo(
    () => (isOfAll ? nodeGroups(from, uncompared, failed ?? []) : []),
    [isOfAll, from, uncompared, failed],
  );
  const rows = useMemo(() => migrationRows(findings, groups, closed), [findings, groups, closed]);
  const { revealPlace } = useActions();
  if (rows.length === 0) {
    if (isOfAll && all.state?.state !== 'done') return <EmptyState title="No findings so far" />;
    return <NothingChanges migration={migration} />;
  }
  const toggle = (id: string): void => setClosed(toggleIn(closed, id));
  return (
    <VirtualTree
      label={`${countText(findings.length, 'finding')} from ${nameRelease(from)} to ${nameRelease(to)}`}
      rows={rows}
      selected={selected?.kind === 'node' ? selected.id : selected?.finding.id}
      rowHeight={30}
      onSelect={(row) => {
        switch (row.kind) {
          case 'group':
          case 'nodes':
            return toggle(row.id);
          case 'node':
            return onSelect({ kind: 'node', id: row.id, node: row.node });
          case 'finding':
            onSelect({ kind: 'finding', finding: row.finding });
            // Shows the place only on a wide page: a narrow page has no space for the editor beside the details.
            if (row.finding.place !== undefined && !isNarrow()) revealPlace(row.finding.place);
        }
      }}
      onToggle={({ id }) => toggle(id)}
      renderRow={(row) => <FindingRow row={row} />}
    />
  );
}

function NothingChanges({
  migration: { failsBefore, isEmpty, from, to, nodes },
}: {
  readonly migration: MigrationView;
}) {
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
      {nodes === 1
        ? 'Both releases compile the same catalog and log the same lines for this node.'
        : `Both releases compile the same catalogs and log the same lines for all ${countText(nodes, 'node')}.`}
    </EmptyState>
  );
}
