import { revealHidden } from '../../ui/hidden-characters.ts';
import { useMemo, useRef } from 'react';
import { selectRunMoment } from '../shared/runs/run-moment.ts';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { RefText } from '../shared/links.tsx';
import { useActions, useAppStore } from '../../store/store.ts';
import { computeArcs } from './arcs.ts';
import type { RunAxis } from './axis.ts';
import { laneSizes, useRowWidth } from './lane-sizes.ts';
import { Arcs, Axis, endRoom, Lane } from './Lanes.tsx';
import type { TimelineRow } from './rows.ts';
import type { TimelineViewStore } from './timeline-view.ts';
import type { LaneOptions } from './TimelineToolbar.tsx';
import { useGestures } from './use-gestures.ts';
import type { ShownRun } from './use-run.ts';
import type { TimelineRows } from './use-timeline-rows.ts';
import { useZoomed, zoomByKey } from './use-zoom.ts';
import type { Extent } from './zoom.ts';

const [rowHeight, headHeight] = [30, 24];

interface TimelineRowListProps {
  readonly id: string;
  readonly view: TimelineViewStore;
  readonly run: ShownRun;
  readonly list: TimelineRows;
  readonly axis: RunAxis;
  readonly options: LaneOptions;
  readonly selected: string | undefined;
  /** Position of the replay in the run, as a fraction. */
  readonly now: number | undefined;
  /** Id of the row to scroll to after the user has moved the window of the overview. */
  readonly jumped: string | undefined;
}

/** Rows of a run's resources: name, outcome, duration and bar. The axis is above the rows; arcs show refreshes. */
export function TimelineRowList(props: TimelineRowListProps) {
  const { id, view, axis, options, selected, now, jumped } = props;
  const { runs, refreshes } = props.run;
  const { rows, indexOf, toggle } = props.list;
  const { scale, smallest, marks } = axis;
  const { select } = useActions();
  const moment = useAppStore(selectRunMoment);
  const frame = useRef<HTMLDivElement>(null);
  const width = useRowWidth(frame);
  const sizes = useMemo(() => laneSizes(width), [width]);
  const turns = useMemo(() => new Map(runs.map(({ ref }, turn) => [ref, turn])), [runs]);
  const arcs = useMemo(
    () => computeArcs(refreshes, indexOf, scale, (ref) => turns.get(ref)),
    [refreshes, indexOf, scale, turns],
  );
  useGestures({ frame, view, left: sizes.left, width: sizes.lanes - endRoom, smallest });
  const zoomed = useZoomed(view);
  const marksOf = useMemo(() => (extent: Extent) => marks(extent, sizes.ticks), [marks, sizes.ticks]);
  const active = moment.active === undefined ? undefined : rows[indexOf(moment.active) ?? -1]?.id;
  return (
    // Handles keys in the capture phase, so that zooming and panning take precedence over the keys of the tree.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      id={id}
      className="timeline-rows"
      data-tight={sizes.isTight || undefined}
      style={{
        '--name-width': `${sizes.name}px`,
        '--took-width': `${sizes.took}px`,
        '--lanes-width': `${sizes.lanes}px`,
        '--end-room': `${endRoom}px`,
      }}
      onKeyDownCapture={(event) => zoomByKey(event, view, smallest)}
    >
      <VirtualTree
        label="Resources in the order of the run"
        rows={rows}
        selected={selected}
        followed={active ?? jumped}
        rowHeight={rowHeight}
        onSelect={({ ref }) => select({ kind: 'resource', ref }, 'timeline')}
        onToggle={toggle}
        onHover={(row) => view.setState({ hovered: row?.ref })}
        headerHeight={headHeight}
        header={
          <div className="timeline-head">
            <span className="timeline-name">Resource</span>
            <span className="timeline-took-head">{sizes.isTight ? '' : 'Took'}</span>
            <Axis view={view} marksOf={marksOf} />
          </div>
        }
        renderRow={(row) => (
          <>
            <RowTitle row={row} nameWidth={sizes.name} isActive={row.ref === moment.active} />
            <Lane row={row} scale={scale} moment={moment} showGroupBars={options.showGroupBars} zoomed={zoomed} />
          </>
        )}
        renderOverlay={(first, last) => (
          <div className="lanes-overlay">
            {now === undefined ? null : <span ref={zoomed} className="playhead" style={{ '--playhead-at': now }} />}
            <Arcs
              view={view}
              arcs={arcs}
              first={first}
              last={last}
              rowHeight={rowHeight}
              width={sizes.lanes}
              selected={selected}
              active={moment.active}
              showAll={options.showAllArcs}
            />
          </div>
        )}
      />
    </div>
  );
}

interface RowTitleProps {
  readonly row: TimelineRow;
  readonly nameWidth: number;
  readonly isActive: boolean;
}

/** Width in pixels of one indentation level, and of one character. */
const [indent, character] = [14, 7.3];

function RowTitle({ row: { ref, level, isGroup }, nameWidth, isActive }: RowTitleProps) {
  const room = nameWidth - level * indent;
  const length = Math.max(4, Math.floor((room - 40) / character) - ref.indexOf('['));
  return (
    <span
      className="timeline-title"
      data-group={isGroup || undefined}
      data-active={isActive || undefined}
      title={revealHidden(ref)}
      style={{ width: `${room - 22}px` }}
    >
      <RefText refText={ref} length={length} />
    </span>
  );
}
