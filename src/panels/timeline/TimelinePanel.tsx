import { useEffect, useMemo, useRef, useState } from 'react';
import { ChartGantt, ChevronsDownUp, ChevronsUpDown, GanttChart } from 'lucide-react';
import { useActions, useAppStore } from '../../store/store.ts';
import { selectReportIsOld, selectResource } from '../../store/selectors.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconToggle, Segmented } from '../shared/controls.tsx';
import { RefText } from '../shared/links.tsx';
import { durationText } from '../shared/names.ts';
import { PanelFrame } from '../shared/PanelFrame.tsx';
import { selectRunMoment } from '../shared/run-moment.ts';
import { VirtualTree } from '../shared/VirtualTree.tsx';
import { arcsOf, rowIndexes } from './arcs.ts';
import { Arcs, Axis, Lane } from './Lanes.tsx';
import { groupsOf, timelineRows, timelineTree } from './rows.ts';
import { timeMarks, timeScale, turnMarks, turnScale } from './scale.ts';
import { Scrubber } from './Scrubber.tsx';
import { TimelineDetails } from './TimelineDetails.tsx';
import './timeline.css';

const rowHeight = 30;
const scales = [
  { id: 'time', text: 'By time' },
  { id: 'turn', text: 'By turn' },
] as const;
const none: readonly [] = [];

/** A run over simulated time, resource by resource, with its refreshes; the scrubber replays it. */
export function TimelinePanel() {
  const { apply, select, showStep } = useActions();
  const report = useAppStore((state) => state.report);
  const progress = useAppStore((state) => state.progress);
  const catalog = useAppStore((state) => state.analysis?.catalog);
  const step = useAppStore((state) => state.step);
  const moment = useAppStore(selectRunMoment);
  const isOld = useAppStore(selectReportIsOld);
  const selected = useAppStore(({ selection }) => (selection?.kind === 'resource' ? selection.ref : undefined));
  const resource = useAppStore((state) => (selected === undefined ? undefined : selectResource(state, selected)));

  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [showGroupBars, setShowGroupBars] = useState(false);
  const [unit, setUnit] = useState<'time' | 'turn'>('time');
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  const runs = progress?.resources ?? report?.resources ?? none;
  const refreshes = progress?.refreshes ?? report?.refreshes ?? none;
  const logs = progress?.logs ?? report?.logs ?? none;
  const duration = useMemo(() => (progress === undefined ? (report?.duration ?? 0) : (runs.at(-1)?.end ?? 0)), [progress, report, runs]);
  const tree = useMemo(() => timelineTree(catalog, runs), [catalog, runs]);
  const rows = useMemo(() => timelineRows(tree, closed), [tree, closed]);
  const scale = useMemo(() => (unit === 'time' ? timeScale(duration) : turnScale(runs)), [unit, duration, runs]);
  const arcs = useMemo(() => {
    const containers = new Map(catalog?.resources.map(({ ref, container }) => [ref, container]));
    return arcsOf(refreshes, rowIndexes(rows, (ref) => containers.get(ref)), scale);
  }, [catalog, refreshes, rows, scale]);

  const isEmpty = report === undefined && progress === undefined;
  useEffect(() => {
    const element = frame.current?.querySelector('.vtree-rows');
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEmpty]);

  if (isEmpty) {
    return (
      <EmptyState
        icon={<GanttChart />}
        title="No run yet"
        action={<Button look="primary" onPress={() => void apply({ noop: false })}>Apply</Button>}
      >
        Apply the manifest to the simulated machine, and every resource's turn appears here.
      </EmptyState>
    );
  }
  if (progress === undefined && report?.error !== undefined && runs.length === 0) {
    return (
      <EmptyState icon={<GanttChart />} tone="error" title="Nothing was applied">
        {report.error}
      </EmptyState>
    );
  }

  const nameWidth = Math.round(Math.min(280, Math.max(132, width * 0.45)));
  const now = report !== undefined && progress === undefined && step !== undefined ? (step === 0 ? 0 : report.journal[step - 1]?.time) : undefined;
  const most = Math.max(2, Math.floor((width - nameWidth) / 90));
  const groups = groupsOf(tree);
  const run = runs.find(({ ref }) => ref === selected);
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
            <IconButton label="Close all groups" onPress={() => setClosed(new Set(groups))}>
              <ChevronsDownUp />
            </IconButton>
            <IconButton label="Open all groups" onPress={() => setClosed(new Set())}>
              <ChevronsUpDown />
            </IconButton>
          </div>
        </>
      }
      notice={
        progress !== undefined ? (
          <>
            {report?.noop === true ? 'Simulating' : 'Applying'}: {runs.length} of {progress.total}
            <progress aria-label="Run" className="timeline-progress" max={Math.max(1, progress.total)} value={runs.length} />
          </>
        ) : isOld ? (
          'The manifest changed since this run. Apply again to see what it does now.'
        ) : null
      }
      details={
        selected === undefined ? undefined : (
          <TimelineDetails
            refText={selected}
            resource={resource}
            run={run}
            refreshes={refreshes}
            logs={logs}
            onClose={() => select(undefined, 'timeline')}
          />
        )
      }
    >
      <div className="timeline">
        {report === undefined || progress !== undefined ? null : <Scrubber journal={report.journal} step={step} onStep={showStep} />}
        <div ref={frame} className="timeline-rows" style={{ '--name-width': `${nameWidth}px` }}>
          <VirtualTree
            label="Resources in the order of the run"
            rows={rows}
            selected={selected}
            rowHeight={rowHeight}
            onSelect={({ ref }) => select({ kind: 'resource', ref }, 'timeline')}
            onToggle={({ ref }) => setClosed(new Set(closed.has(ref) ? [...closed].filter((each) => each !== ref) : [...closed, ref]))}
            header={
              <div className="timeline-head">
                <span className="timeline-name">Resource</span>
                <Axis marks={unit === 'time' ? timeMarks(duration, most) : turnMarks(runs.length, most)} />
              </div>
            }
            renderRow={(row) => (
              <>
                <span className="timeline-title" data-group={row.isGroup || undefined} data-active={row.ref === moment.active || undefined} style={{ width: `calc(var(--name-width) - ${row.level * 14 + 18}px)` }}>
                  <RefText refText={row.ref} length={Math.max(8, Math.floor((nameWidth - row.level * 14 - 40) / 7.3) - row.ref.indexOf('['))} />
                </span>
                <Lane row={row} scale={scale} moment={moment} showGroupBars={showGroupBars} />
              </>
            )}
            overlay={(first, last) => (
              <>
                {now === undefined ? null : (
                  <span className="playhead" style={{ left: `calc(var(--name-width) + (100% - var(--name-width) - 26px) * ${scale(now)})` }} />
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
