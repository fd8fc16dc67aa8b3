/** Finds the failures of a run, and the resources that were skipped because of each failure. */
import type { Place } from '../../protocol/analysis.ts';
import type { ResourceRunView } from '../../protocol/run.ts';
import type { ComparedRun } from './compared-run.ts';
import { SkipChains, type ChainLink } from './skip-chain.ts';

export interface RunFailure {
  readonly run: string;
  readonly certname: string;
  readonly ref: string;
  readonly place?: Place;
  readonly reason?: string;
  /** Milliseconds since the run began. */
  readonly time: number;
  readonly skipped: readonly SkippedByFailure[];
}

export interface SkippedByFailure {
  readonly ref: string;
  /** Path from the failed resource to the skipped one, including both. If no graph is known, only these two. */
  readonly chain: readonly ChainLink[];
  /** Evidence for the path: the graph, the log of the run, or the fact that the run has no other failure. */
  readonly basis: 'graph' | 'log' | 'only failure';
}

export interface RunFailures {
  /** Failures in order of time. */
  readonly failures: readonly RunFailure[];
  /** Resources that were skipped because of a failure that the files do not identify. */
  readonly unexplained: readonly string[];
}

export function findFailures({ name, certname, run, dependencies }: ComparedRun): RunFailures {
  const failed = run.resources.filter(({ outcome }) => outcome === 'failed').toSorted((a, b) => a.end - b.end);
  const skipped = run.resources.filter(isSkippedByFailure);
  const byFailure = new Map<string, SkippedByFailure[]>(failed.map(({ ref }) => [ref, []]));
  const chains =
    dependencies === undefined
      ? undefined
      : new SkipChains(
          new Map(run.resources.map((resource) => [resource.ref, resource])),
          run.catalog?.resources ?? [],
          dependencies,
        );
  const unexplained: string[] = [];
  for (const resource of skipped) {
    const causes = explainSkip(resource, chains, failed);
    if (causes.length === 0) unexplained.push(resource.ref);
    for (const { failure, skip } of causes) byFailure.get(failure)?.push(skip);
  }
  const failures = failed.map(({ ref, place, reason, end }) => ({
    run: name,
    certname,
    ref,
    ...(place === undefined ? {} : { place }),
    ...(reason === undefined ? {} : { reason }),
    time: end,
    skipped: byFailure.get(ref) ?? [],
  }));
  return { failures, unexplained };
}

/** Returns false for resources that were skipped because of their tags or schedules. */
function isSkippedByFailure({ outcome, failedDependencies, reason = '' }: ResourceRunView): boolean {
  return outcome === 'skipped' && (failedDependencies !== undefined || reason.startsWith('Skipped because of '));
}

/** Maximum number of links in a chain. */
const LONGEST_CHAIN = 12;

interface Cause {
  readonly failure: string;
  readonly skip: SkippedByFailure;
}

function explainSkip(
  { ref, failedDependencies = [] }: ResourceRunView,
  chains: SkipChains | undefined,
  failed: readonly ResourceRunView[],
): readonly Cause[] {
  const chain = chains?.find(ref, LONGEST_CHAIN) ?? [];
  const [start] = chain;
  if (start !== undefined) return [{ failure: start.ref, skip: { ref, chain, basis: 'graph' } }];
  const ends = (failure: string): readonly ChainLink[] => [
    { ref: failure, outcome: 'failed' },
    { ref, outcome: 'skipped' },
  ];
  const logged = failedDependencies.filter((failure) => failed.some((each) => each.ref === failure));
  if (logged.length > 0)
    return logged.map((failure) => ({ failure, skip: { ref, chain: ends(failure), basis: 'log' } }));
  const [only, ...others] = failed;
  if (only === undefined || others.length > 0) return [];
  return [{ failure: only.ref, skip: { ref, chain: ends(only.ref), basis: 'only failure' } }];
}
