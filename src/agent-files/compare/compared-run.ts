import type { DependencyView } from '../../protocol/analysis.ts';
import type { RunView } from '../../protocol/run.ts';

/** A run to compare: of a real agent, or on a simulated machine. */
export interface ComparedRun {
  /** Name of the run in lists, such as a file name. Unique among the compared runs. */
  readonly name: string;
  readonly certname: string;
  /** Start in milliseconds since the epoch; absent if it is unknown. */
  readonly startedAt?: number;
  /** The run. Its `catalog`, if present, contains the containers of the resources. */
  readonly run: RunView;
  /** Edges of the relationship graph; absent if no graph is known. */
  readonly dependencies?: readonly DependencyView[];
  /** False if the durations of resources are unknown, as in answers of PuppetDB. */
  readonly hasDurations?: boolean;
}

/** Sorts runs by their start. Runs without a start come last, in their original order. */
export function sortRuns(runs: readonly ComparedRun[]): readonly ComparedRun[] {
  return runs.toSorted((a, b) => (a.startedAt ?? Infinity) - (b.startedAt ?? Infinity) || 0);
}

export function groupByNode(runs: readonly ComparedRun[]): ReadonlyMap<string, readonly ComparedRun[]> {
  const groups = new Map<string, ComparedRun[]>();
  for (const run of sortRuns(runs)) {
    const group = groups.get(run.certname);
    if (group === undefined) groups.set(run.certname, [run]);
    else group.push(run);
  }
  return groups;
}
