import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Selection } from '../../store/state/view-state.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { countText } from '../../protocol/count-text.ts';
import type { Decoration } from './drawing.ts';
import { GraphBar } from './GraphBar.tsx';
import { GraphCanvas, type GraphHandle } from './GraphCanvas.tsx';
import { keyAction } from './key-action.ts';
import { Legend } from './Legend.tsx';
import { Minimap } from './Minimap.tsx';
import type { GraphModel } from './model/model.ts';
import { usePalette } from './palette.ts';
import { useDrawing } from './use-drawing.ts';
import { shownFor } from './use-graph.ts';
import { useGraphView } from './view-state.ts';
import type { VisibleGraph } from './model/visible.ts';

interface GraphStageProps {
  readonly model: GraphModel;
  readonly visible: VisibleGraph;
  readonly collapsed: ReadonlySet<string>;
  readonly decoration: Decoration;
  readonly resources: number;
  readonly selection: Selection | undefined;
  /** True if the selection was made outside of the canvas, which then scrolls the selected resource into view. */
  readonly revealSelection: boolean;
  readonly canvasRef: RefObject<GraphHandle | null>;
  readonly onFilter: () => void;
  readonly onSelectNode: (ref: string) => void;
  readonly onSelectEdge: (dependencies: readonly string[]) => void;
  readonly onToggle: (ref: string) => void;
  readonly onClear: () => void;
}

const mapAbove = 40;

export function GraphStage(props: GraphStageProps) {
  const { model, visible, collapsed, decoration, selection, canvasRef } = props;
  const stage = useRef<HTMLDivElement>(null);
  const [aspect, setAspect] = useState(0);
  const showLegend = useGraphView((state) => state.showLegend);
  const palette = usePalette();
  useLayoutEffect(() => {
    const { clientWidth = 1, clientHeight = 1 } = stage.current ?? {};
    setAspect(Math.min(3, Math.max(0.4, clientWidth / Math.max(1, clientHeight))));
  }, []);

  const { selectedRef } = decoration;
  const anchor = useGraphView((state) => state.anchor);
  const { drawing, progress } = useDrawing(visible, aspect, anchor ?? selectedRef);
  const { active } = decoration.moment;
  const reveal = useMemo((): readonly string[] => {
    if (active !== undefined) return [shownFor(model, active, collapsed)];
    if (!props.revealSelection) return [];
    if (selectedRef !== undefined) return [selectedRef];
    if (selection?.kind === 'cycle')
      return (model.cycles[selection.index]?.members ?? []).map((ref) => shownFor(model, ref, collapsed));
    return [];
  }, [active, selectedRef, selection, props.revealSelection, model, collapsed]);

  const onKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keyAction(event.key, { ...props, canvas: canvasRef.current, drawing });
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  const edges = drawing?.graph.edges.length ?? 0;
  const arranging = `Arranging ${countText(props.resources, 'resource')}`;
  const layoutProgress =
    progress === undefined ? undefined : <progress aria-label="Layout" max={progress.total} value={progress.done} />;
  return (
    <div className="graph-stage">
      <div ref={stage} className="graph-view">
        {drawing === undefined ? (
          <EmptyState title={arranging} action={layoutProgress} />
        ) : (
          <GraphCanvas
            ref={canvasRef}
            label={`Graph of ${countText(props.resources, 'resource')} and ${countText(edges, 'edge')}. Arrow keys move between resources. The list view shows the same as text.`}
            isBusy={drawing.graph !== visible}
            drawing={drawing}
            decoration={decoration}
            reveal={reveal}
            onKey={onKey}
            onNode={props.onSelectNode}
            onEdge={(edge) => props.onSelectEdge(edge.dependencies)}
            onToggle={props.onToggle}
            onClear={props.onClear}
          />
        )}
        {drawing === undefined || layoutProgress === undefined ? null : (
          <p className="graph-progress" role="status">
            {arranging}
            {layoutProgress}
          </p>
        )}
        {drawing?.layout.quality === 'quick' ? (
          <p className="graph-progress" role="status">
            The graph is too large for a full layout, so edges are straight. Close groups or filter the graph to get a
            full layout.
          </p>
        ) : null}
        {showLegend ? <Legend /> : null}
        {drawing !== undefined && drawing.graph.nodes.length > mapAbove ? (
          <Minimap
            drawing={drawing}
            lit={decoration.lit}
            palette={palette}
            onMove={(x, y) => canvasRef.current?.centerOn(x, y)}
          />
        ) : null}
      </div>
      <GraphBar resources={props.resources} edges={edges} canvasRef={canvasRef} />
    </div>
  );
}
