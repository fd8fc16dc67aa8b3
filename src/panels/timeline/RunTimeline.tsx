import { useEffect, useMemo, useRef, useState } from 'react';
import { ChartGantt, ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { useActions, useAppStore } from '../../store/store.ts';
import { selectResource } from '../../store/selectors.ts';
import { IconButton } from '../../ui/Button.tsx';
import { IconToggle, Segmented } from '../shared/controls.tsx';
import { RefText } from '../shared/links.tsx';
import { durationText } from '../shared/names.ts';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { selectRunMoment } from '../shared/run-moment.ts';
import { VirtualTree } from '../shared/VirtualTree.tsx';
import { arcsOf, rowIndexes } from './arcs.ts';
import { Arcs, Axis, Lane } from './Lanes.tsx';
import { groupsOf, timelineRows, timelineTree, type TimelineRow } from './rows.ts';
import { timeMarks, timeScale, turnMarks, turnScale } from './scale.ts';
import { TimelineDetails } from './TimelineDetails.tsx';
import { useRun } from './use-run.ts';

const rowHeight = 30;
const scales = [
  { id: 'time', text: 'By time' },
  { id: 'turn', text: 'By turn' },
] as const;

/** The rows of a run with their bars and arcs, its scrubber above, the selected resource's part beside. */
export function RunTimeline() {
  const { select } = useActions();
  const { runs, refreshes, logs, duration, underWay, now } = useRun();
  const catalog = useAppStore((state) => state.analysis?.catalog);
  const moment = useAppStore(selectRunMoment);
  const selected = useAppStore(({ selection }) => (selection?.kind === 'resource' ? selection.ref : undefined));
  const resource = useAppStore((state) => (selected === undefined ? undefined : selectResource(state, selected)));

  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [showGroupBars, setShowGroupBars] = useState(false);
  const [chosenUnit, setUnit] = useState<'time' | 'turn' | undefined>(undefined);
  // A run that took no time has nothing to show on an axis of time.
  const unit = chosenUnit ?? (duration > 0 ? 'time' : 'turn');
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current?.querySelector('.vtree-rows');
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const tree = useMemo(() => timelineTree(catalog, runs), [catalog, runs]);
  const rows = useMemo(() => timelineRows(tree, closed), [tree, closed]);
  const scale = useMemo(() => (unit === 'time' ? timeScale(duration) : turnScale(runs.length)), [unit, duration, runs]);
  const turns = useMemo(() => new Map(runs.map(({ ref }, turn) => [ref, turn])), [runs]);
  const arcs = useMemo(() => {
    const containers = new Map(catalog?.resources.map(({ ref, container }) => [ref, container]));
    return arcsOf(
      refreshes,
      rowIndexes(rows, (ref) => containers.get(ref)),
      scale,
      (ref) => turns.get(ref),
    );
  }, [catalog, refreshes, rows, scale, turns]);

  const nameWidth = Math.round(Math.min(280, Math.max(132, width * 0.45)));
  const most = Math.max(2, Math.floor((width - nameWidth) / 90));
  const toggle = ({ ref }: TimelineRow): void =>
    setClosed(new Set(closed.has(ref) ? [...closed].filter((each) => each !== ref) : [...closed, ref]));
  return (
    <PanelFrame
      label="Timeline"
      toolbar={
        <>
          <Segmented label="Scale" selected={unit} options={scales} onSelect={setUnit} />
          <span className="timeline-duration">{durationText(duration)} simulated</span>
          <div className="panel-toolbar-end">
            <IconToggle label="Bars of groups" isSelected={showGroupBars} onChange={setShowGroupBars}>
              <ChartGantt />
            </IconToggle>
            <IconButton label="Close all groups" onPress={() => setClosed(new Set(groupsOf(tree)))}>
              <ChevronsDownUp />
            </IconButton>
            <IconButton label="Open all groups" onPress={() => setClosed(new Set())}>
              <ChevronsUpDown />
            </IconButton>
          </div>
        </>
      }
      notice={
        underWay !== undefined ? (
          <>
            Under way: {runs.length.toLocaleString('en')} of {underWay.toLocaleString('en')}
            <progress
              aria-label="Run"
              className="timeline-progress"
              max={Math.max(1, underWay)}
              value={Math.min(runs.length, underWay)}
            />
          </>
        ) : null
      }
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
        <div ref={frame} className="timeline-rows" style={{ '--name-width': `${nameWidth}px` }}>
          <VirtualTree
            label="Resources in the order of the run"
            rows={rows}
            selected={selected}
            rowHeight={rowHeight}
            onSelect={({ ref }) => select({ kind: 'resource', ref }, 'timeline')}
            onToggle={toggle}
            header={
              <div className="timeline-head">
                <span className="timeline-name">Resource</span>
                <Axis marks={unit === 'time' ? timeMarks(duration, most) : turnMarks(runs.length, most)} />
              </div>
            }
            renderRow={(row) => (
              <>
                <RowTitle row={row} nameWidth={nameWidth} isActive={row.ref === moment.active} />
                <Lane row={row} scale={scale} moment={moment} showGroupBars={showGroupBars} />
              </>
            )}
            renderOverlay={(first, last) => (
              <>
                {now === undefined ? null : (
                  <span
                    className="playhead"
                    style={{ left: `calc(var(--name-width) + (100% - var(--name-width) - 34px) * ${scale(now)})` }}
                  />
                )}
                <Arcs
                  arcs={arcs}
                  first={first}
                  last={last}
                  rowHeight={rowHeight}
                  left={nameWidth}
                  width={width - nameWidth - 8}
                  selected={selected}
                  active={moment.active}
                />
              </>
            )}
          />
        </div>
      </div>
    </PanelFrame>
  );
}

interface RowTitleProps {
  readonly row: TimelineRow;
  readonly nameWidth: number;
  readonly isActive: boolean;
}

/** What a row takes before its name and a character of it, in pixels. */
const [indent, character] = [14, 7.3];

function RowTitle({ row: { ref, level, isGroup }, nameWidth, isActive }: RowTitleProps) {
  const room = nameWidth - level * indent;
  const length = Math.max(4, Math.floor((room - 40) / character) - ref.indexOf('['));
  return (
    <span
      className="timeline-title"
      data-group={isGroup || undefined}
      data-active={isActive || undefined}
      style={{ width: `${room - 18}px` }}
    >
      <RefText refText={ref} length={length} />
    </span>
  );
}
