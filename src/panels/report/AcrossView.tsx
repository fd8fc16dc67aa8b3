import { useMemo, useState } from 'react';
import { countText } from '../../protocol/count-text.ts';
import type { RunRecord } from '../../protocol/run-record.ts';
import { useAppStore } from '../../store/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OutcomeMark } from '../../ui/OutcomeMark.tsx';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { RefText } from '../shared/links.tsx';
import { toggleIn } from '../shared/list/toggle-in.ts';
import { acrossRows, runsOfNode, type AcrossRow } from './across-runs.ts';

interface AcrossViewProps {
  readonly record: RunRecord;
  readonly selected: string | undefined;
  readonly onSelect: (ref: string) => void;
}

/** Compares all runs of the node: changes in every run, resources that became slower, and failures. */
export function AcrossView({ record, selected, onSelect }: AcrossViewProps) {
  const all = useAppStore((state) => state.runs);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const runs = useMemo(() => runsOfNode(all, record), [all, record]);
  const rows = useMemo(() => acrossRows(runs, record, toggled), [runs, record, toggled]);
  const chosen = rows.find((row) => row.kind === 'resource' && row.ref === selected)?.id;
  const toggle = (id: string): void => setToggled(toggleIn(toggled, id));
  if (rows.length === 0)
    return (
      <EmptyState title={runs.length === 1 ? 'Only one run of this node so far' : 'Nothing to report'}>
        {runs.length === 1
          ? 'Apply again, or open reports of more runs. This view then lists resources that change in every run, fail or become slower.'
          : `In ${countText(runs.length, 'run')} of this node, no resource changes every time, takes longer than before or fails.`}
      </EmptyState>
    );
  return (
    <div className="report">
      <header className="report-summary">
        <p className="report-status">
          {countText(runs.length, 'run')}
          <span className="card-quiet">{record.certname}</span>
        </p>
      </header>
      <div className="report-rows">
        <VirtualTree
          label="All runs of the node"
          rows={rows}
          selected={chosen}
          rowHeight={30}
          onSelect={(row) => (row.kind === 'group' ? toggle(row.id) : onSelect(row.ref))}
          onToggle={({ id }) => toggle(id)}
          renderRow={(row) => <Row row={row} />}
        />
      </div>
    </div>
  );
}

function Row({ row }: { readonly row: AcrossRow }) {
  if (row.kind === 'group')
    return (
      <>
        <span className="report-group">{row.title}</span>
        <span className="report-count">{row.count.toLocaleString('en')}</span>
      </>
    );
  return (
    <>
      <OutcomeMark outcome={row.outcome} size={14} decorative />
      <span className="report-ref">
        <RefText refText={row.ref} length={36} />
      </span>
      <span className="report-message">{row.message}</span>
    </>
  );
}
