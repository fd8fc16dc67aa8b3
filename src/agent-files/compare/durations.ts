/** Finds resources that take long, and resources that take longer than before. */
import type { Place } from '../../protocol/analysis.ts';
import type { ResourceRunView } from '../../protocol/run.ts';
import { groupByNode, type ComparedRun } from './compared-run.ts';

export interface SlowResource {
  readonly run: string;
  readonly certname: string;
  readonly ref: string;
  readonly place?: Place;
  /** Duration in milliseconds. */
  readonly duration: number;
}

export interface SlowerResource {
  readonly certname: string;
  readonly ref: string;
  readonly place?: Place;
  /** Median duration in the earlier runs. `after` is the duration in the last run. Both are in milliseconds. */
  readonly before: number;
  readonly after: number;
}

/** Minimum difference in milliseconds. Smaller differences are noise. */
const SMALLEST_DIFFERENCE = 10;
const SMALLEST_RATIO = 1.5;

/**
 * Returns the resources that took longest in any run, at most `most` of them. Each resource of a node is listed once.
 */
export function findSlowest(runs: readonly ComparedRun[], most: number): readonly SlowResource[] {
  const longest = new Map<string, SlowResource>();
  for (const { name, certname, run } of runs.filter(hasDurations)) {
    for (const resource of run.resources) {
      const duration = resource.end - resource.start;
      const key = `${certname} ${resource.ref}`;
      if (duration <= 0 || duration <= (longest.get(key)?.duration ?? 0)) continue;
      longest.set(key, { run: name, certname, ref: resource.ref, ...placeOf(resource), duration });
    }
  }
  return [...longest.values()].toSorted((a, b) => b.duration - a.duration).slice(0, most);
}

/** Returns the resources that took longer in the last run of a node than in its earlier runs, largest difference first. */
export function findSlower(runs: readonly ComparedRun[]): readonly SlowerResource[] {
  return [...groupByNode(runs.filter(hasDurations))]
    .flatMap(([certname, own]) => compareLast(certname, own))
    .toSorted((a, b) => b.after - b.before - (a.after - a.before));
}

function compareLast(certname: string, runs: readonly ComparedRun[]): readonly SlowerResource[] {
  const last = runs.at(-1);
  const earlier = new Map<string, number[]>();
  for (const { run } of runs.slice(0, -1))
    for (const { ref, start, end } of run.resources) {
      const known = earlier.get(ref);
      if (known === undefined) earlier.set(ref, [end - start]);
      else known.push(end - start);
    }
  return (last?.run.resources ?? []).flatMap((resource) => {
    const before = median(earlier.get(resource.ref) ?? []);
    const after = resource.end - resource.start;
    if (before === undefined || after - before < SMALLEST_DIFFERENCE || after < before * SMALLEST_RATIO) return [];
    return [{ certname, ref: resource.ref, ...placeOf(resource), before, after }];
  });
}

function hasDurations({ hasDurations: has = true }: ComparedRun): boolean {
  return has;
}

function placeOf({ place }: ResourceRunView): { readonly place?: Place } {
  return place === undefined ? {} : { place };
}

function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];
}
