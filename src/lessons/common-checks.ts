import { isOrdered, listed, resourceOf } from './attempt-queries.ts';
import type { Check } from './check.ts';

export function declares(id: string, task: string, ...refs: readonly string[]): Check {
  return {
    id,
    task,
    allowsCycle: true,
    seen: (attempt) => {
      const missing = refs.filter((ref) => resourceOf(attempt, ref) === undefined);
      return missing.length === 0 ? undefined : `The catalog has no ${listed(missing)}.`;
    },
  };
}

export const nothingFails: Check = {
  id: 'nothing-fails',
  task: 'The run ends without a failure',
  seen: ({ run: { error, resources } }) => {
    if (error !== undefined) return `Nothing was applied: ${error}.`;
    const failed = resources.find(({ outcome }) => outcome === 'failed');
    if (failed !== undefined) return `${failed.ref} failed: “${(failed.reason ?? 'no reason given').split('\n')[0]}”.`;
    const skipped = resources.find(({ outcome }) => outcome === 'skipped');
    return skipped === undefined ? undefined : `${skipped.ref} was skipped.`;
  },
};

export const secondRunChangesNothing: Check = {
  id: 'second-run',
  task: 'A second apply changes nothing',
  on: 'second',
  seen: ({ run: { error, resources } }) => {
    if (error !== undefined) return `Nothing was applied: ${error}.`;
    const touched = resources
      .filter(({ outcome }) => outcome !== 'unchanged')
      .map(({ ref, outcome }) => `${ref} (${outcome})`);
    return touched.length === 0 ? undefined : `The second apply still changed something: ${listed(touched)}.`;
  },
};

export const noCycle: Check = {
  id: 'no-cycle',
  task: 'The graph has no cycle',
  allowsCycle: true,
  seen: ({ graph: { cycles } }) => {
    const [cycle] = cycles;
    if (cycle === undefined) return undefined;
    const members = cycle.members.length > 5 ? `${cycle.members.length} resources` : listed(cycle.members);
    return `The graph has a cycle, so nothing was applied: ${members} wait for each other.`;
  },
};

/** Creates a check that one resource comes before another. */
export function comesBefore(id: string, task: string, earlier: string, later: string): Check {
  return {
    id,
    task,
    seen: (attempt) => {
      const missing = [earlier, later].find((ref) => resourceOf(attempt, ref) === undefined);
      if (missing !== undefined) return `The catalog has no ${missing}.`;
      if (isOrdered(attempt, earlier, later)) return undefined;
      return isOrdered(attempt, later, earlier)
        ? `The order is reversed: ${later} comes before ${earlier}.`
        : `The graph has no path from ${earlier} to ${later}.`;
    },
  };
}
