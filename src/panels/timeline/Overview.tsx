import { useEffect, useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useStore } from 'zustand';
import type { Outcome, ResourceRunView } from '../../protocol/run.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { barSpan, type Scale } from './scale.ts';
import type { TimelineViewStore } from './timeline-view.ts';
import { centered, isWhole, panned, wholeExtent, zoomed, type Extent } from './zoom.ts';

interface OverviewProps {
  readonly view: TimelineViewStore;
  readonly runs: readonly ResourceRunView[];
  readonly scale: Scale;
  /** The moment that a replay shows, as a share of the run. */
  readonly now: number | undefined;
  /** The least share of the run that fills the lanes. */
  readonly smallest: number;
  /** The id of what it moves. */
  readonly controls: string;
  /** What is in view, for those who hear it: `from 1.2 s to 3 s`. */
  readonly textOf: (extent: Extent) => string;
  /** The window was moved along the strip. */
  readonly onMoved: (extent: Extent) => void;
}

const [columns, lines] = [1000, 24];
/** The least length of a resource in the strip, in its own units. */
const leastLength = 3;

/** One path for all resources of an outcome: the run as a cascade from the first turn to the last. */
function cascade(runs: readonly ResourceRunView[], scale: Scale): ReadonlyMap<Outcome, string> {
  const paths = new Map<Outcome, string>();
  runs.forEach(({ start, end, outcome }, turn) => {
    const { left, width } = barSpan(scale, { time: start, turn }, { time: end, turn: turn + 1 });
    const y = (2 + ((lines - 4) * (turn + 0.5)) / runs.length).toFixed(1);
    const from = Math.min(columns - leastLength, left * columns);
    const segment = `M${from.toFixed(1)} ${y}h${Math.max(leastLength, width * columns).toFixed(1)}`;
    paths.set(outcome, (paths.get(outcome) ?? '') + segment);
  });
  return paths;
}

/** The whole run in a strip, with the part in view as a window that can be dragged, and the buttons that zoom. */
export function Overview({ view, runs, scale, now, smallest, controls, textOf, onMoved }: OverviewProps) {
  const strip = useRef<HTMLDivElement>(null);
  const extent = useStore(view, (state) => state.extent);
  const paths = useMemo(() => [...cascade(runs, scale)], [runs, scale]);
  const setExtent = (change: (extent: Extent) => Extent): void =>
    view.setState((state) => ({ extent: change(state.extent) }));
  const move = (change: (extent: Extent) => Extent): void => {
    setExtent(change);
    onMoved(view.getState().extent);
  };
  const zoom = (factor: number, at = 0.5): void => setExtent((each) => zoomed(each, factor, at, smallest));

  useEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, width } = element.getBoundingClientRect();
      const at = (event.clientX - left) / width;
      view.setState(({ extent: before }) => {
        const share = Math.min(1, Math.max(0, (at - before.from) / (before.to - before.from)));
        return { extent: zoomed(before, 2 ** (-event.deltaY / 240), share, smallest) };
      });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [view, smallest]);

  const shareAt = (event: PointerEvent<HTMLElement>): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return (event.clientX - left) / width;
  };
  /** Where the window was taken, from its middle, as a share of the run. */
  const grip = useRef<number | undefined>(undefined);
  const onDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = shareAt(event);
    const middle = (extent.from + extent.to) / 2;
    grip.current = at >= extent.from && at <= extent.to ? at - middle : 0;
    if (grip.current === 0) move((each) => centered(each, at));
  };
  const onMove = (event: PointerEvent<HTMLDivElement>): void => {
    const held = grip.current;
    if (held === undefined) return;
    const at = shareAt(event);
    move((each) => centered(each, at - held));
  };
  const release = (): void => {
    grip.current = undefined;
  };
  const onKey = (event: KeyboardEvent): void => {
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move((each) => panned(each, -0.2)),
      ArrowRight: () => move((each) => panned(each, 0.2)),
      PageUp: () => move((each) => panned(each, -0.9)),
      PageDown: () => move((each) => panned(each, 0.9)),
      Home: () => move((each) => panned(each, -1e6)),
      End: () => move((each) => panned(each, 1e6)),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const whole = isWhole(extent);
  const room = 1 - (extent.to - extent.from);
  return (
    <div className="overview" role="group" aria-label="Zoom">
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
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={release}
        onPointerCancel={release}
        onDoubleClick={() => setExtent(() => wholeExtent)}
        onKeyDown={onKey}
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
      <IconButton label="Zoom out" shortcut="-" isDisabled={whole} onPress={() => zoom(0.5)}>
        <ZoomOut />
      </IconButton>
      <IconButton
        label="Zoom in"
        shortcut="+"
        isDisabled={extent.to - extent.from <= smallest * 1.001}
        onPress={() => zoom(2)}
      >
        <ZoomIn />
      </IconButton>
      <IconButton
        label="Show the whole run"
        shortcut="0"
        isDisabled={whole}
        onPress={() => setExtent(() => wholeExtent)}
      >
        <Maximize />
      </IconButton>
    </div>
  );
}
