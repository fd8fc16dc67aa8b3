import type { Selection } from '../../store/state/view-state.ts';
import { selectResource } from '../../store/selectors.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Details } from '../shared/PanelFrame.tsx';
import { RefText } from '../shared/links.tsx';
import { EdgeCard, NodeCard } from './cards.tsx';
import { CyclesCard } from './CyclesCard.tsx';
import { selectModel } from './model/shape.ts';
import { setGraphView, useGraphView } from './view-state.ts';

interface GraphDetailsProps {
  readonly selection: Selection | undefined;
  /** Dependencies of the selected line. Filled only for a line that represents several dependencies. */
  readonly bundle: readonly string[];
}

export function GraphDetails({ selection, bundle }: GraphDetailsProps) {
  const { select } = useActions();
  const mode = useGraphView((state) => state.mode);
  const model = useAppStore((state) => selectModel(state, mode));
  const close = (): void => select(undefined, 'graph');
  if (selection === undefined || model === undefined) return null;
  switch (selection.kind) {
    case 'resource': {
      const node = model.nodes.get(selection.ref);
      if (node === undefined) return <NotDrawn refText={selection.ref} onClose={close} />;
      return (
        <Details label={`Resource ${node.ref}`} title={<RefText refText={node.ref} length={90} />} onClose={close}>
          <NodeCard model={model} node={node} />
        </Details>
      );
    }
    case 'edge': {
      const ids = bundle.includes(selection.id) ? bundle : [selection.id];
      const edges = ids.flatMap((id) => model.edges.get(id) ?? []);
      if (edges.length === 0) return null;
      return (
        <Details
          label="Dependency"
          title={edges.length === 1 ? 'Dependency' : `${edges.length} dependencies`}
          onClose={close}
        >
          <EdgeCard edges={edges} />
        </Details>
      );
    }
    case 'cycle': {
      if (model.cycles.length === 0) return null;
      return (
        <Details label="Cycles" title={`Cycles (${model.cycles.length})`} onClose={close}>
          <CyclesCard
            model={model}
            selected={selection.index}
            onSelect={(index) => select({ kind: 'cycle', index }, 'graph')}
          />
        </Details>
      );
    }
  }
}

/** Explains why a selected resource is not drawn: it is a container that contains the whole graph, or it is virtual. */
function NotDrawn({ refText, onClose }: { readonly refText: string; readonly onClose: () => void }) {
  const mode = useGraphView((state) => state.mode);
  const exists = useAppStore((state) => selectResource(state, refText) !== undefined);
  if (!exists) return null;
  return (
    <Details label={`Resource ${refText}`} title={<RefText refText={refText} length={90} />} onClose={onClose}>
      <p className="card-hint">
        {mode === 'dependencies'
          ? 'This resource contains the whole graph and has no dependencies of its own, so it is not drawn here.'
          : 'This resource is virtual and not realized, so it is not part of the graph.'}
      </p>
      {mode === 'dependencies' ? (
        <Button onPress={() => setGraphView({ mode: 'containment' })}>Show it in Containment</Button>
      ) : null}
    </Details>
  );
}
