/** Queries about a catalog or a run, for checks and predictions of lessons. */
import type { ResourceView } from '../protocol/analysis.ts';
import type { FileView, Outcome, ResourceRunView, SystemState } from '../protocol/run.ts';
import type { Attempt, Plan } from './attempt.ts';

/** Returns the resource with the given reference, such as `File[/etc/motd]`. */
export function resourceOf({ catalog }: Plan, ref: string): ResourceView | undefined {
  return catalog.resources.find((resource) => resource.ref === ref);
}

export function resourcesOf({ catalog }: Plan, type: string): readonly ResourceView[] {
  return catalog.resources.filter((resource) => resource.type === type);
}

/**
 * Returns an attribute's value as Puppet source, such as `'0644'` or `[1, 2]`. Undefined if the attribute is not set.
 */
export function valueText(attempt: Plan, ref: string, attribute: string): string | undefined {
  return resourceOf(attempt, ref)?.parameters.find(({ name }) => name === attribute)?.text;
}

/** Returns an attribute's value like `valueText`, but strings without quotes, such as `0644`. */
export function valueOf(attempt: Plan, ref: string, attribute: string): string | undefined {
  const text = valueText(attempt, ref, attribute);
  if (text === undefined) return undefined;
  return /^'[^'\\]*'$|^"[^"\\$]*"$/.test(text) ? text.slice(1, -1) : text;
}

/** Returns a resource's result in the run. Undefined if the run did not reach the resource. */
export function runOfResource({ run }: Attempt, ref: string): ResourceRunView | undefined {
  return run.resources.find((resource) => resource.ref === ref);
}

export function outcomeOf(attempt: Attempt, ref: string): Outcome | undefined {
  return runOfResource(attempt, ref)?.outcome;
}

/**
 * Returns the sorted references of all resources that can be applied. Leaves out classes, defines and stages. Empty if
 * the graph has a cycle.
 */
export function appliedRefs({ catalog, graph }: Plan): readonly string[] {
  if (graph.cycles.length > 0) return [];
  return catalog.resources
    .filter(({ kind, virtual }) => kind === 'native' && !virtual)
    .map(({ ref }) => ref)
    .toSorted();
}

/** Returns the references of the resources that the run reached, in run order. Excludes classes, defines and stages. */
export function appliedOrder({ catalog, run }: Attempt): readonly string[] {
  const native = new Set(catalog.resources.filter(({ kind }) => kind === 'native').map(({ ref }) => ref));
  return run.resources.map(({ ref }) => ref).filter((ref) => native.has(ref));
}

/** First line of the reason why a resource failed, or was skipped, in the run. */
export function failureOf(attempt: Attempt, ref: string): string | undefined {
  const { outcome, reason } = runOfResource(attempt, ref) ?? {};
  if (outcome === 'skipped') return `${ref} was skipped`;
  return outcome === 'failed' ? `${ref} failed: “${(reason ?? 'no reason given').split('\n')[0]}”` : undefined;
}

export function fileOf({ machine }: Attempt, path: string): FileView | undefined {
  return machine.files[path];
}

function linesIn({ files }: SystemState, path: string): number {
  return (files[path]?.content ?? '').split('\n').filter((line) => line !== '').length;
}

export function linesAdded({ run }: Attempt, path: string): number {
  return Math.max(0, linesIn(run.after, path) - linesIn(run.before, path));
}

/** Returns whether a change of `from` refreshed `to` in the run. */
export function isRefreshed({ run }: Attempt, from: string, to: string): boolean {
  return run.refreshes.some((refresh) => refresh.from === from && refresh.to === to && refresh.actedAt !== undefined);
}

/**
 * Returns whether dependencies order `earlier` before `later`: directly, through other resources, or through
 * containers.
 */
export function isOrdered(attempt: Plan, earlier: string, later: string): boolean {
  const containers = new Map(attempt.catalog.resources.map(({ ref, container }) => [ref, container]));
  const withContainers = (ref: string): readonly string[] => {
    const container = containers.get(ref);
    return container === undefined ? [ref] : [ref, ...withContainers(container)];
  };
  const seen = new Set<string>();
  const waiting = [earlier];
  for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
    for (const owner of withContainers(ref)) {
      for (const { to } of attempt.graph.dependencies.filter(({ from }) => from === owner)) {
        if (withContainers(later).includes(to)) return true;
        if (seen.has(to)) continue;
        seen.add(to);
        waiting.push(
          to,
          ...attempt.catalog.resources.filter(({ container }) => container === to).map((each) => each.ref),
        );
      }
    }
  }
  return false;
}

/** Joins names for a sentence: `a`, `a and b`, `a, b and c`. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? 'nothing';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** Returns the numbers from 0 to `most` as answers to choose from. */
export function countChoices(most: number): readonly string[] {
  return Array.from({ length: most + 1 }, (_, number) => String(number));
}
