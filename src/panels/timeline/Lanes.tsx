import { OutcomeMark } from '../../ui/OutcomeMark.tsx';
import type { RunMoment } from '../shared/run-moment.ts';
import { arcPath, arcsWithin, type Arc } from './arcs.ts';
import type { TimelineRow } from './rows.ts';
import { barSpan, type Mark, type Scale } from './scale.ts';

/** Room at the lanes' right end for the mark after the last bar, in pixels. */
export const markRoom = 26;

export interface LaneProps {
  readonly row: TimelineRow;
  readonly scale: Scale;
  readonly moment: RunMoment;
  readonly showGroupBars: boolean;
}

/** A row's bar with its outcome's mark at the end. */
export function Lane({ row, scale, moment, showGroupBars }: LaneProps) {
  const { start, end, outcome, isGroup, ref } = row;
  if (start === undefined || end === undefined || outcome === undefined) return <span className="run-lane" />;
  const { left, width } = barSpan(scale, start, end);
  const isLater = moment.partial && !isGroup && !moment.outcomes.has(ref) && moment.active !== ref;
  const place = (share: number): string => `calc((100% - ${markRoom}px) * ${share})`;
  if (isGroup && !showGroupBars && row.isExpanded !== false) return <span className="run-lane" />;
  return (
    <span className="run-lane" data-later={isLater || undefined}>
      <span
        className={isGroup ? 'run-bar run-bar-group' : `run-bar run-bar-${outcome}`}
        style={{ left: place(left), width: `max(3px, ${place(width)})` }}
      />
      {isGroup ? null : (
        <span className="run-bar-mark" style={{ left: `calc(${place(left + width)} + 6px)` }}>
          <OutcomeMark outcome={outcome} size={14} decorative />
        </span>
      )}
    </span>
  );
}

export interface ArcsProps {
  readonly arcs: readonly Arc[];
  readonly first: number;
  readonly last: number;
  readonly rowHeight: number;
  /** Where the lanes begin and how wide they are, in pixels. */
  readonly left: number;
  readonly width: number;
  readonly selected: string | undefined;
  readonly active: string | undefined;
}

/** More arcs than this in one view are a thicket: only those of the selected row are drawn. */
const mostArcs = 150;

/** Refreshes from cause to effect, over the rows in view. */
export function Arcs({ arcs, first, last, rowHeight, left, width, selected, active }: ArcsProps) {
  const inView = arcsWithin(arcs, first, last);
  const touches = ({ refresh }: Arc, ref: string | undefined): boolean =>
    ref !== undefined && (refresh.from === ref || refresh.to === ref);
  const drawn =
    inView.length > mostArcs ? inView.filter((arc) => touches(arc, selected) || touches(arc, active)) : inView;
  if (drawn.length === 0 || width <= 0) return null;
  const top = first * rowHeight;
  return (
    <svg className="arcs" aria-hidden style={{ top, left }} width={width} height={(last - first + 1) * rowHeight}>
      <defs>
        <marker id="arc-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M1 1l6 3-6 3" className="arc-head" />
        </marker>
      </defs>
      {drawn.map((arc) => {
        const x = (column: number): number => column * (width - markRoom);
        const y = (row: number): number => (row + 0.5) * rowHeight - top;
        const { refresh } = arc;
        const state = touches(arc, selected) ? ' arc-selected' : selected === undefined ? '' : ' arc-quiet';
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

/** The axis over the lanes. */
export function Axis({ marks }: { readonly marks: readonly Mark[] }) {
  return (
    <span className="run-axis" aria-hidden>
      {marks.map(({ at, text }) => (
        <span key={text} className="run-tick" style={{ left: `calc((100% - ${markRoom}px) * ${at})` }}>
          {text}
        </span>
      ))}
    </span>
  );
}
