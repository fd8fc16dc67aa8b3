import { useMemo, useState } from 'react';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { useAppStore } from '../../store/store.ts';
import type { Selection } from '../../store/state/view-state.ts';
import { OutcomeMark } from '../../ui/OutcomeMark.tsx';
import { RefText } from '../shared/links.tsx';
import type { RunMoment } from '../shared/runs/run-moment.ts';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { toggleIn } from '../shared/list/toggle-in.ts';
import type { GraphModel } from './model/model.ts';
import { selectModel } from './model/shape.ts';
import { useGraphView } from './view-state.ts';
import { graphTreeRows, type GraphTreeRow } from './model/tree-rows.ts';

interface GraphTreeProps {
  /** Nodes to show, by ref, together with the boxes around them. Undefined shows all nodes. */
  readonly lit: ReadonlySet<string> | undefined;
  readonly moment: RunMoment;
  readonly selection: Selection | undefined;
  readonly onSelect: (selection: Selection) => void;
}

export function GraphTree({ lit, moment, selection, onSelect }: GraphTreeProps) {
  const mode = useGraphView((state) => state.mode);
  const model = useAppStore((state) => selectModel(state, mode));
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => {
    const all = model === undefined ? [] : graphTreeRows(model, toggled);
    return lit === undefined
      ? all
      : all.filter((row) =>
          lit.has(row.kind === 'node' ? row.ref : row.direction === 'in' ? row.edge.to : row.edge.from),
        );
  }, [model, toggled, lit]);
  const selected =
    selection?.kind === 'resource'
      ? selection.ref
      : selection?.kind === 'edge'
        ? rows.find((row) => row.kind === 'edge' && row.edge.id === selection.id)?.id
        : undefined;
  if (model === undefined) return null;
  return (
    <VirtualTree
      label="Resources and their dependencies"
      className="graph-tree"
      rows={rows}
      selected={selected}
      rowHeight={28}
      onSelect={(row) =>
        onSelect(row.kind === 'node' ? { kind: 'resource', ref: row.ref } : { kind: 'edge', id: row.edge.id })
      }
      onToggle={({ kind, id }) => {
        if (kind === 'node') setToggled(toggleIn(toggled, id));
      }}
      renderRow={(row) => <Row row={row} model={model} moment={moment} />}
    />
  );
}

function Row({
  row,
  model,
  moment,
}: {
  readonly row: GraphTreeRow;
  readonly model: GraphModel;
  readonly moment: RunMoment;
}) {
  if (row.kind === 'node') {
    const outcome = moment.outcomes.get(row.ref);
    const [incoming, outgoing] = [model.incoming.get(row.ref)?.length ?? 0, model.outgoing.get(row.ref)?.length ?? 0];
    return (
      <>
        {outcome === undefined ? null : <OutcomeMark outcome={outcome} size={14} />}
        <RefText refText={row.ref} />
        {model.cycleNodes.has(row.ref) ? <span className="graph-tree-cycle">in a cycle</span> : null}
        {incoming + outgoing === 0 ? null : (
          <span className="graph-tree-counts">
            {incoming} in, {outgoing} out
          </span>
        )}
      </>
    );
  }
  const other = row.direction === 'in' ? row.edge.from : row.edge.to;
  return (
    <>
      {row.direction === 'in' ? <ArrowDownToLine aria-hidden /> : <ArrowUpFromLine aria-hidden />}
      <span className="graph-tree-way">{row.direction === 'in' ? 'after' : 'before'}</span>
      <RefText refText={other} length={32} />
      <span className="graph-tree-counts">{row.edge.dependency.reasons.map(({ text }) => text).join('; ')}</span>
    </>
  );
}
