/** Collects the findings about one or several runs, for all output formats. */
import {
  findSlower,
  findSlowest,
  type SlowerResource,
  type SlowResource,
} from '../../agent-files/compare/durations.ts';
import { sortRuns, type ComparedRun } from '../../agent-files/compare/compared-run.ts';
import { findFailures, type RunFailure } from '../../agent-files/compare/failures.ts';
import {
  findFlapping,
  findRepeatedChanges,
  type FlappingResource,
  type RepeatedChange,
} from '../../agent-files/compare/repeated-changes.ts';
import type { RunTotals, RunView } from '../../protocol/run.ts';
import type { ReadRun } from './read-runs.ts';

interface RunRow {
  readonly name: string;
  readonly certname: string;
  /** Start as an ISO time; absent if the file has none. */
  readonly start?: string;
  readonly version?: string;
  readonly environment?: string;
  readonly status: RunView['status'];
  readonly noop: boolean;
  readonly totals: RunTotals;
  /** Duration of the run in milliseconds. `catalogRetrieval` is the part for retrieving the catalog. */
  readonly duration: number;
  readonly catalogRetrieval?: number;
  readonly error?: string;
  /** Sentences about parts of the file that could not be read. */
  readonly notes: readonly string[];
  readonly hiddenValues: number;
}

export interface Overview {
  readonly runs: readonly RunRow[];
  readonly failures: readonly RunFailure[];
  /** Resources that were skipped because of a failure that the files do not identify. */
  readonly unexplained: readonly { readonly run: string; readonly refs: readonly string[] }[];
  readonly repeated: readonly RepeatedChange[];
  readonly flapping: readonly FlappingResource[];
  readonly slowest: readonly SlowResource[];
  readonly slower: readonly SlowerResource[];
}

/** Creates the overview. `most` limits the lists of durations. */
export function createOverview(read: readonly ReadRun[], most: number): Overview {
  const byCompared = new Map(read.map((each) => [each.compared, each]));
  const runs = sortRuns([...byCompared.keys()]);
  const failures = runs.map((run) => ({ run: run.name, ...findFailures(run) }));
  return {
    runs: runs.flatMap((run) => {
      const found = byCompared.get(run);
      return found === undefined ? [] : [toRow(run, found)];
    }),
    failures: failures.flatMap((each) => each.failures),
    unexplained: failures.flatMap(({ run, unexplained: refs }) => (refs.length === 0 ? [] : [{ run, refs }])),
    repeated: findRepeatedChanges(runs),
    flapping: findFlapping(runs),
    slowest: findSlowest(runs, most),
    slower: findSlower(runs).slice(0, most),
  };
}

function toRow({ name, certname, startedAt, run }: ComparedRun, { agent, hiddenCount }: ReadRun): RunRow {
  const retrieval = agent.metrics['time']?.['config_retrieval'];
  return {
    name,
    certname,
    ...(startedAt === undefined ? {} : { start: new Date(startedAt).toISOString() }),
    ...(run.puppetVersion === undefined ? {} : { version: run.puppetVersion }),
    ...(agent.environment === undefined ? {} : { environment: agent.environment }),
    status: run.status,
    noop: run.noop,
    totals: run.totals,
    duration: run.duration,
    ...(retrieval === undefined ? {} : { catalogRetrieval: retrieval * 1000 }),
    ...(run.error === undefined ? {} : { error: run.error }),
    notes: agent.unread.map(({ message }) => message),
    hiddenValues: hiddenCount,
  };
}
