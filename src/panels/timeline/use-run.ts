import { useMemo } from 'react';
import type { CatalogView, LogLineView } from '../../protocol/analysis.ts';
import type { RefreshView, ResourceRunView } from '../../protocol/run.ts';
import { selectShownGraph } from '../../store/opened/shown-graph.ts';
import { selectRun } from '../../store/selectors.ts';
import { useAppStore } from '../../store/store.ts';
import { instantAtStep, type Instant } from './scale.ts';

export interface ShownRun {
  readonly runs: readonly ResourceRunView[];
  readonly refreshes: readonly RefreshView[];
  readonly logs: readonly LogLineView[];
  /** Duration of the run so far, in simulated milliseconds. */
  readonly duration: number;
  /** Number of resources of a run in progress. Undefined after its end. */
  readonly underWay: number | undefined;
  /** The applied catalog; while a run is in progress, the catalog of the last analysis. */
  readonly catalog: CatalogView | undefined;
  /** Time of the shown step. Undefined at the end of the run. */
  readonly now: Instant | undefined;
}

export function useRun(): ShownRun {
  const last = useAppStore(selectRun);
  const progress = useAppStore((state) => state.progress);
  const step = useAppStore((state) => state.step);
  const analyzed = useAppStore((state) => selectShownGraph(state).catalog);
  return useMemo(() => {
    if (progress !== undefined) {
      const { resources: runs, refreshes, logs, total } = progress;
      return {
        runs,
        refreshes,
        logs,
        duration: runs.at(-1)?.end ?? 0,
        underWay: total,
        now: undefined,
        catalog: analyzed,
      };
    }
    if (last === undefined) return nothing;
    const { resources: runs, refreshes, logs, duration } = last;
    const now = step === undefined ? undefined : instantAtStep(last, step);
    return { runs, refreshes, logs, duration, underWay: undefined, now, catalog: last.catalog ?? analyzed };
  }, [last, progress, step, analyzed]);
}

const nothing: ShownRun = {
  runs: [],
  refreshes: [],
  logs: [],
  duration: 0,
  underWay: undefined,
  now: undefined,
  catalog: undefined,
};
