import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { ChartGantt, ChevronsDownUp, ChevronsUpDown, Spline } from 'lucide-react';
import { useActions, useAppStore } from '../../store/store.ts';
import { selectResource } from '../../store/selectors.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { IconToggle, Segmented } from '../shared/controls.tsx';
import { RefText } from '../shared/links.tsx';
import { durationText } from '../shared/names.ts';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { selectRunMoment } from '../shared/runs/run-moment.ts';
import { VirtualTree } from '../shared/list/VirtualTree.tsx';
import { arcsOf, rowIndexes } from './arcs.ts';
import { filteredRows, isFiltering, noFilter } from './filter.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { bringIntoView } from './follow-replay.ts';
import { Arcs, Axis, endRoom, Lane } from './Lanes.tsx';
import { Overview } from './Overview.tsx';
import { groupsOf, timelineRows, timelineTree, type TimelineRow } from './rows.ts';
import { tickText, timeMarks, timeScale, turnMarks, turnScale } from './scale.ts';
import { createTimelineView } from './timeline-view.ts';
import { TimelineDetails } from './TimelineDetails.tsx';
import { useGestures } from './use-gestures.ts';
import { useRun } from './use-run.ts';
import { panned, wholeExtent, zoomed, type Extent } from './zoom.ts';

const [rowHeight, headHeight] = [30, 24];
/** Milliseconds, or turns, that fill the lanes at the nearest zoom. */
const nearest = { time: 5, turn: 3 } as const;
const scales = [
  { id: 'time', text: 'By time' },
  { id: 'turn', text: 'By turn' },
] as const;

/** The rows of a run with their bars and arcs, an overview to zoom and pan by, the selected resource's part beside. */
export function RunTimeline() {
  const { select } = useActions();
  const { runs, refreshes, logs, duration, underWay, now, catalog } = useRun();
  const moment = useAppStore(selectRunMoment);
  const shownRun = useAppStore((state) => state.shownRun);
  const selected = useAppStore(({ selection }) => (selection?.kind === 'resource' ? selection.ref : undefined));
  const resource = useAppStore((state) => (selected === undefined ? undefined : selectResource(state, selected)));

  const [view] = useState(createTimelineView);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [filter, setFilter] = useState(noFilter);
  const [jumped, setJumped] = useState<string | undefined>(undefined);
  const [showGroupBars, setShowGroupBars] = useState(false);
  const [showAllArcs, setShowAllArcs] = useState(false);
  const [chosenUnit, setUnit] = useState<'time' | 'turn' | undefined>(undefined);
  // A run that took no time has nothing to show on an axis of time.
  const unit = chosenUnit ?? (duration > 0 ? 'time' : 'turn');
  const frame = useRef<HTMLDivElement>(null);
  const frameId = useId();
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = frame.current?.querySelector('.vtree-rows');
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const tree = useMemo(() => timelineTree(catalog, runs), [catalog, runs]);
  const allRows = useMemo(() => timelineRows(tree, closed), [tree, closed]);
  const rows = useMemo(() => filteredRows(allRows, filter), [allRows, filter]);
  const scale = useMemo(() => (unit === 'time' ? timeScale(duration) : turnScale(runs.length)), [unit, duration, runs]);
  const turns = useMemo(() => new Map(runs.map(({ ref }, turn) => [ref, turn])), [runs]);
  const indexOf = useMemo(() => {
    const containers = new Map(catalog?.resources.map(({ ref, container }) => [ref, container]));
    return rowIndexes(rows, (ref) => containers.get(ref));
  }, [catalog, rows]);
  const arcs = useMemo(
    () => arcsOf(refreshes, indexOf, scale, (ref) => turns.get(ref)),
    [refreshes, indexOf, scale, turns],
  );

  const isTight = width < 460;
  const nameWidth = Math.round(Math.min(280, Math.max(120, width * (isTight ? 0.48 : 0.4))));
  const tookWidth = isTight ? 22 : 80;
  const lanesLeft = nameWidth + tookWidth;
  const lanesWidth = Math.max(0, width - lanesLeft - 8);
  const most = Math.max(2, Math.floor(lanesWidth / 80));
  const whole = unit === 'time' ? duration : runs.length;
  const smallest = Math.min(1, nearest[unit] / Math.max(1, whole));
  useGestures({ frame, view, left: lanesLeft, width: lanesWidth - endRoom, smallest });
  // Bars follow the zoom by these two alone: nothing of React is drawn anew for a frame of it.
  useEffect(() => {
    const follow = ({ extent: { from, to } }: { readonly extent: Extent }): void => {
      frame.current?.style.setProperty('--zoom-from', String(from));
      frame.current?.style.setProperty('--zoom-factor', String(1 / (to - from)));
    };
    follow(view.getState());
    return view.subscribe(follow);
  }, [view]);
  // What was near in one run, or on one scale, means nothing in another.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a change of these is what the effect is for
  useEffect(() => view.setState({ extent: wholeExtent }), [view, shownRun, unit]);
  const marksOf = useMemo(
    () => (extent: Extent) =>
      unit === 'time' ? timeMarks(duration, most, extent) : turnMarks(runs.length, most, extent),
    [unit, duration, runs.length, most],
  );
  const nowAt = now === undefined ? undefined : scale(now);
  useEffect(() => (nowAt === undefined ? undefined : bringIntoView(view, nowAt)), [view, nowAt]);
  const active = moment.active === undefined ? undefined : rows[indexOf(moment.active) ?? -1]?.id;

  /** Brings the rows of what the overview was moved to into view. */
  const showRowsOf = ({ from }: Extent): void => {
    const first = runs.find(({ end }, turn) => scale({ time: end, turn: turn + 1 }) > from);
    setJumped(first === undefined ? undefined : rows[indexOf(first.ref) ?? -1]?.id);
  };
  const toggle = ({ ref }: TimelineRow): void =>
    setClosed(new Set(closed.has(ref) ? [...closed].filter((each) => each !== ref) : [...closed, ref]));
  const change = (next: (extent: Extent) => Extent): void => view.setState(({ extent }) => ({ extent: next(extent) }));
  const onKey = (event: KeyboardEvent): void => {
    const keys: Readonly<Record<string, () => void>> = {
      '+': () => change((extent) => zoomed(extent, 2, 0.5, smallest)),
      '=': () => change((extent) => zoomed(extent, 2, 0.5, smallest)),
      '-': () => change((extent) => zoomed(extent, 0.5, 0.5, smallest)),
      '0': () => change(() => wholeExtent),
      'Shift ArrowLeft': () => change((extent) => panned(extent, -0.2)),
      'Shift ArrowRight': () => change((extent) => panned(extent, 0.2)),
    };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.shiftKey && event.key.startsWith('Arrow') ? `Shift ${event.key}` : event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const textOf = ({ from, to }: Extent): string =>
    unit === 'time'
      ? `from ${tickText(from * duration, ((to - from) * duration) / 100)} to ${tickText(to * duration, ((to - from) * duration) / 100)}`
      : `turns ${Math.floor(from * runs.length) + 1} to ${Math.ceil(to * runs.length)}`;
  const shownCount = isFiltering(filter) ? rows.filter(({ isGroup }) => !isGroup).length : undefined;
  return (
    <PanelFrame
      label="Timeline"
      toolbar={
        <>
          <Segmented label="Scale" selected={unit} options={scales} onSelect={setUnit} />
          <span className="timeline-duration">{durationText(duration)} simulated</span>
          <div className="panel-toolbar-end">
            <FilterMenu runs={runs} filter={filter} onFilter={setFilter} />
            <IconToggle label="Arcs of all refreshes" isSelected={showAllArcs} onChange={setShowAllArcs}>
              <Spline />
            </IconToggle>
            <span className="timeline-wide-tool">
              <IconToggle label="Bars of groups" isSelected={showGroupBars} onChange={setShowGroupBars}>
                <ChartGantt />
              </IconToggle>
              <IconButton label="Close all groups" onPress={() => setClosed(new Set(groupsOf(tree)))}>
                <ChevronsDownUp />
              </IconButton>
              <IconButton label="Open all groups" onPress={() => setClosed(new Set())}>
                <ChevronsUpDown />
              </IconButton>
            </span>
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
        ) : shownCount !== undefined ? (
          <>
            <span role="status">
              {shownCount.toLocaleString('en')} of {runs.length.toLocaleString('en')} resources
            </span>
            <Button look="quiet" onPress={() => setFilter(noFilter)}>
              Show all
            </Button>
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
        <Overview
          view={view}
          runs={runs}
          scale={scale}
          now={nowAt}
          smallest={smallest}
          controls={frameId}
          textOf={textOf}
          onMoved={showRowsOf}
        />
        {/* The keys are the tree's, which has the focus; zoom and pan come before its own. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          ref={frame}
          id={frameId}
          className="timeline-rows"
          data-tight={isTight || undefined}
          style={{
            '--name-width': `${nameWidth}px`,
            '--took-width': `${tookWidth}px`,
            '--lanes-width': `${lanesWidth}px`,
            '--end-room': `${endRoom}px`,
          }}
          onKeyDownCapture={onKey}
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
                <span className="timeline-took-head">{isTight ? '' : 'Took'}</span>
                <Axis view={view} marksOf={marksOf} />
              </div>
            }
            renderRow={(row) => (
              <>
                <RowTitle row={row} nameWidth={nameWidth} isActive={row.ref === moment.active} />
                <Lane row={row} scale={scale} moment={moment} showGroupBars={showGroupBars} />
              </>
            )}
            renderOverlay={(first, last) => (
              <div className="lanes-overlay">
                {nowAt === undefined ? null : <span className="playhead" style={{ '--playhead-at': nowAt }} />}
                <Arcs
                  view={view}
                  arcs={arcs}
                  first={first}
                  last={last}
                  rowHeight={rowHeight}
                  width={lanesWidth}
                  selected={selected}
                  active={moment.active}
                  showAll={showAllArcs}
                />
              </div>
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
      title={ref}
      style={{ width: `${room - 22}px` }}
    >
      <RefText refText={ref} length={length} />
    </span>
  );
}
