import { useEffect, useEffectEvent, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { shownTheme, useThemeName } from '../shared/theme-name.ts';
import type { Decoration, Drawing } from './drawing.ts';
import { GraphView, type GraphViewEvents } from './canvas/graph-view.ts';
import { paletteOf } from './palette.ts';

export type GraphHandle = Pick<GraphView, 'fit' | 'zoomBy' | 'png' | 'extent' | 'centerOn'>;

export interface GraphCanvasProps extends GraphViewEvents {
  readonly label: string;
  /** What is drawn is about to be replaced. */
  readonly isBusy: boolean;
  readonly drawing: Drawing;
  readonly decoration: Decoration;
  /** Refs to bring into view when they change. */
  readonly reveal: readonly string[];
  readonly onKey: (event: KeyboardEvent<HTMLDivElement>) => void;
  readonly ref: Ref<GraphHandle>;
}

const motion = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 160);
/** More nodes than this move at once: an animation of so many would stutter. */
const animatable = 400;

/** The drawn graph. Its twin for screen readers is `GraphTree`. */
export function GraphCanvas({ label, isBusy, drawing, decoration, reveal, onKey, ref, ...events }: GraphCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<GraphView>(undefined);
  const theme = useThemeName();
  const onNode = useEffectEvent(events.onNode);
  const onEdge = useEffectEvent(events.onEdge);
  const onToggle = useEffectEvent(events.onToggle);
  const onClear = useEffectEvent(events.onClear);
  const onViewport = useEffectEvent(events.onViewport);
  // Details that open beside the graph must not push what they are about out of view.
  const onResize = useEffectEvent((resized: GraphView) => {
    resized.resize();
    if (reveal.length > 0) resized.reveal(reveal, 0);
  });

  // Another graph (containment in place of dependencies) opens as a whole, or where it begins.
  const onOpening = useEffectEvent((opened: GraphView) => {
    if (reveal.length > 0) opened.reveal(reveal, 0);
  });

  useEffect(() => {
    if (canvas.current === null) return undefined;
    const created = new GraphView(canvas.current, paletteOf(shownTheme()), {
      onNode,
      onEdge,
      onToggle,
      onClear,
      onViewport,
    });
    view.current = created;
    const observer = new ResizeObserver(() => onResize(created));
    observer.observe(canvas.current);
    // The faces may arrive after the first painting.
    if (document.fonts.status !== 'loaded') void document.fonts.ready.then(() => created.redraw());
    return () => {
      observer.disconnect();
      created.destroy();
      view.current = undefined;
    };
  }, []);

  useEffect(() => {
    view.current?.setPalette(paletteOf(theme));
  }, [theme]);
  useEffect(() => {
    view.current?.decorate(decoration, motion());
  }, [decoration]);
  useEffect(() => {
    if (view.current?.show(drawing, drawing.graph.nodes.length > animatable ? 0 : motion())) onOpening(view.current);
  }, [drawing]);
  useEffect(() => {
    if (reveal.length > 0) view.current?.reveal(reveal, motion());
  }, [reveal]);

  useImperativeHandle(
    ref,
    () => ({
      fit: () => view.current?.fit(),
      zoomBy: (factor) => view.current?.zoomBy(factor),
      png: () => view.current?.png() ?? Promise.resolve(null),
      extent: () => view.current?.extent() ?? { x: 0, y: 0, width: 1, height: 1 },
      centerOn: (x, y) => view.current?.centerOn(x, y),
    }),
    [],
  );

  return (
    // An application takes its own keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="graph-canvas"
      role="application"
      aria-roledescription="graph"
      aria-label={label}
      aria-busy={isBusy}
      tabIndex={0}
      onKeyDown={onKey}
    >
      <canvas ref={canvas} className="graph-ink" aria-hidden />
    </div>
  );
}
