import { useId, useMemo, useState } from 'react';
import { useActions, useAppStore } from '../../store/store.ts';
import { selectOpened } from '../../store/opened/shown-graph.ts';
import { selectResource } from '../../store/selectors.ts';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { runAxis, type AxisUnit } from './axis.ts';
import { Overview } from './Overview.tsx';
import { createTimelineView } from './timeline-view.ts';
import { TimelineDetails } from './TimelineDetails.tsx';
import { TimelineRowList } from './TimelineRowList.tsx';
import { hasNotice, TimelineNotice, TimelineToolbar, type LaneOptions } from './TimelineToolbar.tsx';
import { useRun } from './use-run.ts';
import { useTimelineRows } from './use-timeline-rows.ts';
import { useExtent } from './use-zoom.ts';
import type { Extent } from './zoom.ts';

const noOptions: LaneOptions = { showGroupBars: false, showAllArcs: false };

export function RunTimeline() {
  const { select } = useActions();
  const run = useRun();
  const { runs, refreshes, logs, duration, now } = run;
  const shownRun = useAppStore((state) => state.shownRun);
  const selected = useAppStore(({ selection }) => (selection?.kind === 'resource' ? selection.ref : undefined));
  const resource = useAppStore((state) => (selected === undefined ? undefined : selectResource(state, selected)));
  const isReal = useAppStore((state) => selectOpened(state) !== undefined);
  const list = useTimelineRows(run);

  const [view] = useState(createTimelineView);
  const [jumped, setJumped] = useState<string | undefined>(undefined);
  const [options, setOptions] = useState(noOptions);
  const [chosenUnit, setUnit] = useState<AxisUnit | undefined>(undefined);
  // A run without a duration is shown by the order of its resources, because a time axis would be empty.
  const unit = chosenUnit ?? (duration > 0 ? 'time' : 'turn');
  const axis = useMemo(() => runAxis(unit, duration, runs.length), [unit, duration, runs.length]);
  const nowAt = now === undefined ? undefined : axis.scale(now);
  useExtent(view, `${unit} ${shownRun ?? ''}`, nowAt);
  const rowsId = useId();

  /** Scrolls to the row of the first resource that is applied in the visible part of the run. */
  const showRowsOf = ({ from }: Extent): void => {
    const first = runs.find(({ end }, turn) => axis.scale({ time: end, turn: turn + 1 }) > from);
    setJumped(first === undefined ? undefined : list.rows[list.indexOf(first.ref) ?? -1]?.id);
  };
  return (
    <PanelFrame
      label="Timeline"
      toolbar={
        <TimelineToolbar
          runs={runs}
          duration={duration}
          isReal={isReal}
          list={list}
          unit={unit}
          onUnit={setUnit}
          options={options}
          onOptions={setOptions}
        />
      }
      notice={hasNotice(run, list) ? <TimelineNotice run={run} list={list} /> : null}
      details={
        selected === undefined ? undefined : (
          <TimelineDetails
            refText={selected}
            resource={resource}
            runs={runs}
            refreshes={refreshes}
            logs={logs}
            onClose={() => select(undefined, 'timeline')}
          />
        )
      }
    >
      <div className="timeline">
        <Overview
          view={view}
          runs={runs}
          scale={axis.scale}
          now={nowAt}
          smallest={axis.smallest}
          controls={rowsId}
          textOf={axis.textOf}
          onMoved={showRowsOf}
        />
        <TimelineRowList
          id={rowsId}
          view={view}
          run={run}
          list={list}
          axis={axis}
          options={options}
          selected={selected}
          now={nowAt}
          jumped={jumped}
        />
      </div>
    </PanelFrame>
  );
}
