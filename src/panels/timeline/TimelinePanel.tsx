import { ChartGantt } from 'lucide-react';
import { selectRun } from '../../store/selectors.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NothingApplied } from '../shared/runs/NothingApplied.tsx';
import { RunTimeline } from './RunTimeline.tsx';
import './timeline.css';

/** A run over simulated time, with a row for each resource, and arcs for refreshes. The slider replays the run. */
export function TimelinePanel() {
  const { apply } = useActions();
  const report = useAppStore(selectRun);
  const isRunning = useAppStore((state) => state.progress !== undefined);

  if (!isRunning && report === undefined) {
    return (
      <EmptyState
        icon={<ChartGantt />}
        title="No run yet"
        action={
          <Button look="primary" onPress={() => void apply({ noop: false })}>
            Apply
          </Button>
        }
      >
        The timeline shows when each resource ran, what it changed, and what it restarted. Apply the manifest to the
        simulated machine to see it.
      </EmptyState>
    );
  }
  if (!isRunning && report?.resources.length === 0)
    return <NothingApplied icon={<ChartGantt />} error={report.error} />;
  return <RunTimeline />;
}
