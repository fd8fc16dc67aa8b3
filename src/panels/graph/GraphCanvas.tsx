import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { markMilestone } from '../../store/opening-milestones.ts';
import { elementId } from './cytoscape/elements.ts';
import { GraphView } from './cytoscape/graph-view.ts';
import type { Decoration, Drawing } from './drawing.ts';
import { shownPalette, usePalette } from './palette.ts';
import { graphExtent } from './view-state.ts';
import type { VisibleEdge } from './model/visible.ts';

export type GraphHandle = Pick<GraphView, 'fit' | 'zoomBy' | 'png' | 'centerOn' | 'reveal'>;

interface GraphCanvasProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly drawing: Drawing;
  readonly decoration: Decoration;
  /** Nodes, by ref, to scroll into view when this list changes. */
  readonly reveal: readonly string[];
  readonly onKey: (event: KeyboardEvent<HTMLDivElement>) => void;
  readonly onNode: (ref: string) => void;
  readonly onEdge: (edge: VisibleEdge) => void;
  readonly onToggle: (ref: string) => void;
  readonly onClear: () => void;
  readonly ref: Ref<GraphHandle>;
}

const motion = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 160);
/** Maximum number of nodes for animations; they would stutter in a larger graph. */
const animatable = 100;

/** The drawn graph. Screen readers get the same content from `GraphTree`. */
export function GraphCanvas({ label, isBusy, drawing, decoration, reveal, onKey, ref, ...events }: GraphCanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  const labels = useRef<HTMLCanvasElement>(null);
  const view = useRef<GraphView>(undefined);
  const [isComplete, setComplete] = useState(false);
  const palette = usePalette();
  const onNode = useEffectEvent(events.onNode);
  const onEdge = useEffectEvent((id: string) => {
    const edge = drawing.graph.edges.find((each) => elementId(each) === id);
    if (edge !== undefined) events.onEdge(edge);
  });
  const onToggle = useEffectEvent(events.onToggle);
  const onClear = useEffectEvent(events.onClear);
  // When details open beside the graph, the selected resource must stay visible.
  const onResize = useEffectEvent((resized: GraphView) => resized.resize(reveal));

  useEffect(() => {
    if (container.current === null || labels.current === null) return undefined;
    const created = new GraphView({ container: container.current, labels: labels.current }, shownPalette(), {
      onNode,
      onEdge,
      onToggle,
      onClear,
      onViewport: () => graphExtent.setState(created.extent(), true),
      onComplete: setComplete,
    });
    view.current = created;
    const observer = new ResizeObserver(() => onResize(created));
    observer.observe(container.current);
    // Draws again when the fonts have loaded, which may be after the first painting or after the graph is closed.
    if (document.fonts.status !== 'loaded') void document.fonts.ready.then(() => view.current?.redraw());
    return () => {
      observer.disconnect();
      created.destroy();
      view.current = undefined;
    };
  }, []);

  const isDrawn = !isBusy && isComplete;
  useEffect(() => {
    if (isDrawn) markMilestone('graph');
  }, [isDrawn]);
  useEffect(() => {
    view.current?.setPalette(palette);
  }, [palette]);
  // A new graph opens at the nodes in `reveal`, for example after switching from dependencies to containment.
  const show = useEffectEvent((next: Drawing, nextDecoration: Decoration) => {
    const duration = next.graph.nodes.length > animatable ? 0 : motion();
    view.current?.show(next, nextDecoration, { duration, pulse: motion(), reveal });
  });
  useEffect(() => show(drawing, decoration), [drawing, decoration]);
  useEffect(() => {
    if (reveal.length > 0) view.current?.reveal(reveal, motion());
  }, [reveal]);

  useImperativeHandle(
    ref,
    () => ({
      fit: () => view.current?.fit(),
      zoomBy: (factor) => view.current?.zoomBy(factor),
      png: () => view.current?.png() ?? Promise.resolve(null),
      centerOn: (x, y) => view.current?.centerOn(x, y),
      reveal: (refs, duration) => view.current?.reveal(refs, duration),
    }),
    [],
  );

  return (
    // An element with the role application handles keys itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="graph-canvas"
      role="application"
      aria-roledescription="graph"
      aria-label={label}
      aria-busy={!isDrawn}
      tabIndex={0}
      onKeyDown={onKey}
    >
      <div ref={container} className="graph-drawing" aria-hidden />
      <canvas ref={labels} className="graph-writing" aria-hidden />
    </div>
  );
}
