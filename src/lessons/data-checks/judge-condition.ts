import type { Attempt } from '../attempt.ts';
import type { Condition } from '../../protocol/lessons/lesson-checks.ts';
import { missOfCycles, missOfDeclared, missOfEdge, missOfOrder, missOfResource } from './judge-catalog.ts';
import { missOfCommand, missOfFile, missOfGroup, missOfPackage, missOfService, missOfUser } from './judge-machine.ts';
import { missOfLog, missOfRefresh, missOfRun, missOfTotals } from './judge-run.ts';
import type { Miss } from './judge-texts.ts';

/** Returns why a condition is not met, or undefined if it is met. */
export function findMiss(attempt: Attempt, condition: Condition): Miss | undefined {
  switch (condition.kind) {
    case 'all':
      return findFirst(condition.of, (each) => findMiss(attempt, each));
    case 'any': {
      const misses = condition.of.map((each) => findMiss(attempt, each));
      return misses.includes(undefined) ? undefined : misses[0];
    }
    case 'not':
      return findMiss(attempt, condition.of) === undefined
        ? { seen: 'The result still has what it should not have.', found: 'present' }
        : undefined;
    case 'resource':
      return missOfResource(attempt, condition);
    case 'declared':
      return missOfDeclared(attempt, condition);
    case 'order':
      return missOfOrder(attempt, condition);
    case 'edge':
      return missOfEdge(attempt, condition);
    case 'cycles':
      return missOfCycles(attempt, condition);
    case 'run':
      return missOfRun(attempt, condition);
    case 'totals':
      return missOfTotals(attempt, condition);
    case 'refreshed':
      return missOfRefresh(attempt, condition);
    case 'log':
      return missOfLog(attempt, condition);
    case 'file':
      return missOfFile(attempt, condition);
    case 'package':
      return missOfPackage(attempt, condition);
    case 'service':
      return missOfService(attempt, condition);
    case 'user':
      return missOfUser(attempt, condition);
    case 'group':
      return missOfGroup(attempt, condition);
    case 'command':
      return missOfCommand(attempt.outputs ?? {}, condition);
  }
}

function findFirst<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns whether a condition reads only the catalog, so that a cycle does not prevent its check. */
export function allowsCycle(condition: Condition): boolean {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.every(allowsCycle);
    case 'not':
      return allowsCycle(condition.of);
    case 'resource':
      return condition.outcome === undefined;
    case 'declared':
    case 'cycles':
      return true;
    default:
      return false;
  }
}
