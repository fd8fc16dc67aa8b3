import { useEffect, useMemo, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { useStore } from 'zustand';
import type { Outcome, ResourceRunView } from '../../protocol/run.ts';
import { barSpan, type Scale } from './scale.ts';
import type { TimelineViewStore } from './timeline-view.ts';
import { centerExtent, isWhole, panExtent, wholeExtent, zoomExtent, type Extent } from './zoom.ts';

const [columns, lines] = [1000, 24];
/** Minimum length of a resource's bar. The strip is 1,000 units wide. */
const shortestBar = 3;
/** Pixels of wheel movement that double the zoom. */
const wheelDoubling = 240;

/** Builds one SVG path per outcome. The path contains a bar for each resource; together, the bars form a cascade. */
function cascade(runs: readonly ResourceRunView[], scale: Scale): ReadonlyMap<Outcome, string> {
  const paths = new Map<Outcome, string>();
  runs.forEach(({ start, end, outcome }, turn) => {
    const { left, width } = barSpan(scale, { time: start, turn }, { time: end, turn: turn + 1 });
    const y = (2 + ((lines - 4) * (turn + 0.5)) / runs.length).toFixed(1);
    const from = Math.min(columns - shortestBar, left * columns);
    const segment = `M${from.toFixed(1)} ${y}h${Math.max(shortestBar, width * columns).toFixed(1)}`;
    paths.set(outcome, (paths.get(outcome) ?? '') + segment);
  });
  return paths;
}

/**
 * Zooms around the pointer with the wheel. Adds a native listener, because React's wheel listeners are passive and
 * cannot keep the page from scrolling.
 */
function useWheelZoom(strip: RefObject<HTMLElement | null>, view: TimelineViewStore, smallest: number): void {
  useEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, width } = element.getBoundingClientRect();
      const at = (event.clientX - left) / width;
      view.setState(({ extent: before }) => {
        const share = Math.min(1, Math.max(0, (at - before.from) / (before.to - before.from)));
        return { extent: zoomExtent(before, 2 ** (-event.deltaY / wheelDoubling), share, smallest) };
      });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [strip, view, smallest]);
}

type Move = (change: (extent: Extent) => Extent) => void;

/** Drags the window that marks the visible part. A press outside of the window first moves it to the pointer. */
function useDrag(extent: Extent, move: Move) {
  /**
   * Offset of the pointer from the window's center, as a fraction of the run; undefined if the user is not dragging.
   */
  const grip = useRef<number | undefined>(undefined);
  const shareAt = (event: PointerEvent<HTMLElement>): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return (event.clientX - left) / width;
  };
  const release = (): void => {
    grip.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>): void => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = shareAt(event);
      const middle = (extent.from + extent.to) / 2;
      grip.current = at >= extent.from && at <= extent.to ? at - middle : 0;
      if (grip.current === 0) move((each) => centerExtent(each, at));
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>): void => {
      const held = grip.current;
      if (held === undefined) return;
      const at = shareAt(event);
      move((each) => centerExtent(each, at - held));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

/** Pans with the same keys as a scroll bar. Stops the propagation of the keys that it handles. */
function panByKey(event: KeyboardEvent, move: Move): void {
  const shares: Readonly<Record<string, number>> = {
    ArrowLeft: -0.2,
    ArrowRight: 0.2,
    PageUp: -0.9,
    PageDown: 0.9,
    Home: -1e6,
    End: 1e6,
  };
  const share = event.ctrlKey || event.metaKey || event.altKey ? undefined : shares[event.key];
  if (share === undefined) return;
  event.preventDefault();
  move((extent) => panExtent(extent, share));
}

interface OverviewStripProps {
  readonly view: TimelineViewStore;
  readonly runs: readonly ResourceRunView[];
  readonly scale: Scale;
  /** Position of the replay in the run, as a fraction. */
  readonly now: number | undefined;
  /** Smallest part of the run to which the lanes can be zoomed, as a fraction. */
  readonly smallest: number;
  readonly controls: string;
  /** Describes the visible part for screen readers, for example `from 1.2 s to 3 s`. */
  readonly textOf: (extent: Extent) => string;
  readonly onMoved: (extent: Extent) => void;
}

/** Strip that shows the whole run. A draggable window marks the visible part. */
export function OverviewStrip({ view, runs, scale, now, smallest, controls, textOf, onMoved }: OverviewStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const extent = useStore(view, (state) => state.extent);
  const paths = useMemo(() => [...cascade(runs, scale)], [runs, scale]);
  const move: Move = (change) => {
    view.setState((state) => ({ extent: change(state.extent) }));
    onMoved(view.getState().extent);
  };
  useWheelZoom(strip, view, smallest);
  const drag = useDrag(extent, move);
  const whole = isWhole(extent);
  const room = 1 - (extent.to - extent.from);
  return (
    <div
      ref={strip}
      className="overview-strip"
      role="scrollbar"
      aria-label="Part of the run in view"
      aria-orientation="horizontal"
      aria-controls={controls}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={whole ? 0 : Math.round((100 * extent.from) / room)}
      aria-valuetext={whole ? 'The whole run' : textOf(extent)}
      tabIndex={0}
      {...drag}
      onDoubleClick={() => view.setState({ extent: wholeExtent })}
      onKeyDown={(event) => panByKey(event, move)}
    >
      <svg className="overview-runs" viewBox={`0 0 ${columns} ${lines}`} preserveAspectRatio="none" aria-hidden>
        {paths.map(([outcome, path]) => (
          <path key={outcome} d={path} className={`overview-${outcome}`} />
        ))}
      </svg>
      {now === undefined ? null : <span className="overview-now" style={{ left: `${100 * now}%` }} />}
      <span
        className="overview-window"
        data-whole={whole || undefined}
        style={{ left: `${100 * extent.from}%`, width: `${100 * (extent.to - extent.from)}%` }}
      />
    </div>
  );
}
