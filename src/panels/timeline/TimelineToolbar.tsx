import { ChartGantt, ChevronsDownUp, ChevronsUpDown, Spline } from 'lucide-react';
import type { ResourceRunView } from '../../protocol/run.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { IconToggle, Segmented } from '../shared/controls.tsx';
import { durationText } from '../shared/label-texts.ts';
import type { AxisUnit } from './axis.ts';
import { isFiltering, noFilter } from './filter.ts';
import { FilterMenu } from './FilterMenu.tsx';
import type { ShownRun } from './use-run.ts';
import type { TimelineRows } from './use-timeline-rows.ts';

const units = [
  { id: 'time', text: 'By time' },
  { id: 'turn', text: 'By order' },
] as const;

export interface LaneOptions {
  readonly showGroupBars: boolean;
  readonly showAllArcs: boolean;
}

interface TimelineToolbarProps {
  readonly runs: readonly ResourceRunView[];
  readonly duration: number;
  /** True if a real agent made the run. */
  readonly isReal: boolean;
  readonly list: TimelineRows;
  readonly unit: AxisUnit;
  readonly onUnit: (unit: AxisUnit) => void;
  readonly options: LaneOptions;
  readonly onOptions: (options: LaneOptions) => void;
}

export function TimelineToolbar(props: TimelineToolbarProps) {
  const { runs, duration, isReal, list, unit, onUnit, options, onOptions } = props;
  return (
    <>
      <Segmented label="Scale" selected={unit} options={units} onSelect={onUnit} />
      <span className="timeline-duration">
        {isReal && duration === 0
          ? 'no times in the file'
          : `${durationText(duration)} ${isReal ? 'measured' : 'simulated'}`}
      </span>
      <div className="panel-toolbar-end">
        <FilterMenu runs={runs} filter={list.filter} onFilter={list.setFilter} />
        <IconToggle
          label="Show all refresh arcs"
          isSelected={options.showAllArcs}
          onChange={(showAllArcs) => onOptions({ ...options, showAllArcs })}
        >
          <Spline />
        </IconToggle>
        <span className="timeline-wide-tool">
          <IconToggle
            label="Show group bars"
            isSelected={options.showGroupBars}
            onChange={(showGroupBars) => onOptions({ ...options, showGroupBars })}
          >
            <ChartGantt />
          </IconToggle>
          <IconButton label="Close all groups" onPress={list.closeAll}>
            <ChevronsDownUp />
          </IconButton>
          <IconButton label="Open all groups" onPress={list.openAll}>
            <ChevronsUpDown />
          </IconButton>
        </span>
      </div>
    </>
  );
}

/** Returns whether the panel shows a notice: the progress of a run, or an active filter. */
export function hasNotice({ underWay }: ShownRun, { filter }: TimelineRows): boolean {
  return underWay !== undefined || isFiltering(filter);
}

interface TimelineNoticeProps {
  readonly run: ShownRun;
  readonly list: TimelineRows;
}

export function TimelineNotice({ run: { runs, underWay }, list: { rows, setFilter } }: TimelineNoticeProps) {
  if (underWay !== undefined)
    return (
      <>
        In progress: {runs.length.toLocaleString('en')} of {underWay.toLocaleString('en')}
        <progress
          aria-label="Run"
          className="timeline-progress"
          max={Math.max(1, underWay)}
          value={Math.min(runs.length, underWay)}
        />
      </>
    );
  return (
    <>
      <span role="status">
        {rows.filter(({ isGroup }) => !isGroup).length.toLocaleString('en')} of {runs.length.toLocaleString('en')}{' '}
        resources
      </span>
      <Button look="quiet" onPress={() => setFilter(noFilter)}>
        Show all
      </Button>
    </>
  );
}
