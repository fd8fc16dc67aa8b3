import type { RefCallback } from 'react';
import { useStore } from 'zustand';
import { OutcomeMark } from '../../ui/OutcomeMark.tsx';
import { durationText } from '../shared/label-texts.ts';
import type { RunMoment } from '../shared/runs/run-moment.ts';
import { arcPath, arcsWithin, type Arc } from './arcs.ts';
import type { TimelineRow } from './rows.ts';
import { barSpan, type Mark, type Scale } from './scale.ts';
import type { TimelineViewStore } from './timeline-view.ts';
import { shareInView } from './zoom.ts';

/** Pixels kept free at the right end of the lanes, because short bars are drawn wider than their duration. */
export const endRoom = 8;

interface LaneProps {
  readonly row: TimelineRow;
  readonly scale: Scale;
  readonly moment: RunMoment;
  readonly showGroupBars: boolean;
  /** React ref callback for elements whose position depends on the zoom. */
  readonly zoomed: RefCallback<HTMLElement>;
}

/** Outcome, duration and bar of a row. CSS computes the position of the bar from the zoom. */
export function Lane({ row, scale, moment, showGroupBars, zoomed }: LaneProps) {
  const { start, end, outcome, isGroup, ref, run } = row;
  if (start === undefined || end === undefined || outcome === undefined) return <span className="run-lane" />;
  const { left, width } = barSpan(scale, start, end);
  const isLater = moment.partial && !isGroup && !moment.outcomes.has(ref) && moment.active !== ref;
  const hasBar = !isGroup || showGroupBars || row.isExpanded === false;
  return (
    <>
      <span className="timeline-took" data-later={isLater || undefined}>
        {isGroup ? null : (
          <OutcomeMark outcome={outcome} isCorrective={run?.corrective === true} size={14} decorative />
        )}
        <span className="timeline-took-text">{durationText(end.time - start.time)}</span>
      </span>
      <span className="run-lane" data-later={isLater || undefined}>
        {hasBar ? (
          <span
            ref={zoomed}
            className={isGroup ? 'run-bar run-bar-group' : `run-bar run-bar-${outcome}`}
            style={{ '--bar-from': left, '--bar-width': width }}
          />
        ) : null}
      </span>
    </>
  );
}

interface ArcsProps {
  readonly view: TimelineViewStore;
  readonly arcs: readonly Arc[];
  readonly first: number;
  readonly last: number;
  readonly rowHeight: number;
  readonly width: number;
  readonly selected: string | undefined;
  readonly active: string | undefined;
  /** True if all arcs are drawn, not only those of the selected, hovered and active resource. */
  readonly showAll: boolean;
}

/**
 * Maximum number of visible arcs that are all drawn. With more, only those of the selected, hovered and active resource
 * are drawn.
 */
const mostArcs = 150;

function touches({ refresh }: Arc, ref: string | undefined): boolean {
  return ref !== undefined && (refresh.from === ref || refresh.to === ref);
}

/** Draws the arcs of refreshes, from cause to effect, on top of the visible rows. */
export function Arcs({ view, arcs, first, last, rowHeight, width, selected, active, showAll }: ArcsProps) {
  const { extent, hovered } = useStore(view);
  const inView = arcsWithin(arcs, first, last);
  const drawn =
    showAll && inView.length <= mostArcs
      ? inView
      : inView.filter((arc) => touches(arc, selected) || touches(arc, hovered) || touches(arc, active));
  if (drawn.length === 0 || width <= 0) return null;
  const top = first * rowHeight;
  const x = (column: number): number => shareInView(extent, column) * (width - endRoom);
  const y = (row: number): number => (row + 0.5) * rowHeight - top;
  return (
    <svg className="arcs" aria-hidden style={{ top }} width={width} height={(last - first + 1) * rowHeight}>
      <defs>
        <marker id="arc-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M1 1l6 3-6 3" className="arc-head" />
        </marker>
      </defs>
      {drawn.map((arc) => {
        const { refresh } = arc;
        const isMeant = touches(arc, selected) || touches(arc, hovered);
        const state = isMeant ? ' arc-selected' : showAll && selected !== undefined ? ' arc-quiet' : '';
        const travels = refresh.from === active ? ' arc-travels' : '';
        return (
          <path
            key={`${arc.id}${travels}`}
            className={`arc${state}${refresh.noop || refresh.actedAt === undefined ? ' arc-idle' : ''}${travels}`}
            d={arcPath(x(arc.fromColumn), y(arc.fromRow), x(arc.toColumn), y(arc.toRow))}
            pathLength={travels === '' ? undefined : 1}
            markerEnd="url(#arc-head)"
          />
        );
      })}
    </svg>
  );
}

interface AxisProps {
  readonly view: TimelineViewStore;
  readonly marksOf: (extent: { readonly from: number; readonly to: number }) => readonly Mark[];
}

export function Axis({ view, marksOf }: AxisProps) {
  const extent = useStore(view, (state) => state.extent);
  return (
    <span className="run-axis" aria-hidden>
      {marksOf(extent).map(({ at, text }) => (
        <span
          key={text}
          className="run-tick"
          style={{ left: `calc((100% - ${endRoom}px) * ${shareInView(extent, at)})` }}
        >
          {text}
        </span>
      ))}
    </span>
  );
}
