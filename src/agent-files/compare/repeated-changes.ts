/** Finds resources that change repeatedly: in every run, or in some runs and not in others. */
import type { Place } from '../../protocol/analysis.ts';
import type { Outcome, ResourceRunView, RunView } from '../../protocol/run.ts';
import { groupByNode, type ComparedRun } from './compared-run.ts';

/**
 * Likely reason for a change in every run.
 *
 * - `command`: an exec without a condition.
 * - `message`: a notify, which by design changes in every run.
 * - `reverted`: each time, the agent corrected a change from outside, or changed the same old value to the same new
 * value.
 * - `new value`: the desired value is different in each run.
 */
export type RepeatCause = 'command' | 'message' | 'reverted' | 'new value' | 'other';

export interface RepeatedChange {
  readonly certname: string;
  readonly ref: string;
  readonly place?: Place;
  readonly cause: RepeatCause;
  /** Properties that change in every run. */
  readonly properties: readonly string[];
  /** Message of the change in the last run. */
  readonly message: string;
  /** Number of compared runs. The resource was changed in every one of them. */
  readonly runCount: number;
  /** References of the resources that this resource refreshes in every run. */
  readonly refreshes: readonly string[];
}

export interface FlappingResource {
  readonly certname: string;
  readonly ref: string;
  readonly place?: Place;
  /** Outcome in each run, in the order of `runs`. A report may leave out unchanged resources. */
  readonly outcomes: readonly Outcome[];
  readonly runs: readonly string[];
}

/** Returns whether a run is complete. In a complete run, a resource without a status did not change. */
function isWholeRun({ noop, status, error, resources, logs }: RunView): boolean {
  return !noop && status !== 'cancelled' && error === undefined && resources.length + logs.length > 0;
}

interface NodeRuns {
  readonly certname: string;
  readonly runs: readonly ComparedRun[];
  /** Status of each resource in each run, by reference. Undefined if the run has no status for the resource. */
  readonly statuses: ReadonlyMap<string, readonly (ResourceRunView | undefined)[]>;
}

/** Groups complete runs by node. Leaves out noop runs, and nodes with fewer than two runs. */
function collectNodes(given: readonly ComparedRun[]): readonly NodeRuns[] {
  return [...groupByNode(given)].flatMap(([certname, all]) => {
    const runs = all.filter(({ run }) => isWholeRun(run));
    if (runs.length < 2) return [];
    const byRef = runs.map(({ run }) => new Map(run.resources.map((resource) => [resource.ref, resource])));
    const refs = new Set(byRef.flatMap((map) => [...map.keys()]));
    const statuses = new Map([...refs].map((ref) => [ref, byRef.map((map) => map.get(ref))] as const));
    return [{ certname, runs, statuses }];
  });
}

/**
 * Finds resources that change in every complete run of their node. A node needs at least two such runs, not counting
 * noop runs.
 */
export function findRepeatedChanges(given: readonly ComparedRun[]): readonly RepeatedChange[] {
  return collectNodes(given).flatMap(({ certname, runs, statuses }) =>
    [...statuses].flatMap(([ref, all]) => {
      const changed = all.filter((status) => status?.outcome === 'changed').filter((status) => status !== undefined);
      const [first, last] = [changed[0], changed.at(-1)];
      if (changed.length < runs.length || first === undefined || last === undefined) return [];
      const properties = findCommonProperties(changed);
      if (properties.length === 0) return [];
      return [
        {
          certname,
          ref,
          ...(last.place === undefined ? {} : { place: last.place }),
          cause: findCause(ref, changed, properties),
          properties,
          message: last.changes.find(({ property }) => properties.includes(property))?.message ?? '',
          runCount: runs.length,
          refreshes: findCommonRefreshes(ref, runs),
        },
      ];
    }),
  );
}

function findCommonProperties(changed: readonly ResourceRunView[]): readonly string[] {
  const [first, ...others] = changed.map(
    ({ changes }) => new Set(changes.filter(({ status }) => status === 'success').map(({ property }) => property)),
  );
  return [...(first ?? [])].filter((property) => others.every((properties) => properties.has(property)));
}

function findCause(ref: string, changed: readonly ResourceRunView[], properties: readonly string[]): RepeatCause {
  if (ref.startsWith('Exec[') && properties.includes('returns')) return 'command';
  if (ref.startsWith('Notify[') && properties.includes('message')) return 'message';
  const changes = changed.map(({ changes: own }) => own.find(({ property }) => property === properties[0]));
  if (changes.slice(1).every((change) => change?.corrective === true)) return 'reverted';
  if (changes.some((change) => change?.isRedacted === true)) return 'other';
  const [desired, previous] = (['desired', 'previous'] as const).map(
    (side) => new Set(changes.map((change) => change?.[side])),
  );
  if (desired?.size === 1 && previous?.size === 1) return 'reverted';
  return desired?.size === changed.length ? 'new value' : 'other';
}

function findCommonRefreshes(ref: string, runs: readonly ComparedRun[]): readonly string[] {
  const [first, ...others] = runs.map(
    ({ run }) =>
      new Set(run.refreshes.filter(({ from, actedAt }) => from === ref && actedAt !== undefined).map(({ to }) => to)),
  );
  return [...(first ?? [])].filter((to) => others.every((targets) => targets.has(to)));
}

/**
 * Finds resources that change in some runs, do not change in a later run, and then change again. A node needs at least
 * three runs.
 */
export function findFlapping(given: readonly ComparedRun[]): readonly FlappingResource[] {
  return collectNodes(given).flatMap(({ certname, runs, statuses }) =>
    [...statuses].flatMap(([ref, all]) => {
      const outcomes = all.map((status) => status?.outcome ?? 'unchanged');
      if (!isFlapping(outcomes)) return [];
      const place = all.find((status) => status?.place !== undefined)?.place;
      return [
        { certname, ref, ...(place === undefined ? {} : { place }), outcomes, runs: runs.map(({ name }) => name) },
      ];
    }),
  );
}

/** Returns whether a resource was active (changed, refreshed or failed), then inactive, and then active again. */
function isFlapping(outcomes: readonly Outcome[]): boolean {
  const isActive = (outcome: Outcome): boolean => outcome === 'changed' || outcome === 'failed';
  const first = outcomes.findIndex(isActive);
  const rest = outcomes.indexOf('unchanged', first);
  return first !== -1 && rest !== -1 && outcomes.slice(rest).some(isActive);
}
