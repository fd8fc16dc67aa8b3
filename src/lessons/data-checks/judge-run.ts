import { isRefreshed, outcomeOf } from '../attempt-queries.ts';
import type { Attempt } from '../attempt.ts';
import { nothingFails, secondRunChangesNothing } from '../common-checks.ts';
import type { ConditionOf } from '../../protocol/lessons/lesson-checks.ts';
import { countText, isWithin, type Miss } from './judge-texts.ts';
import { matchesPattern } from './matches-pattern.ts';

export function missOfRun(attempt: Attempt, { goal }: ConditionOf<'run'>): Miss | undefined {
  const seen = (goal === 'succeeds' ? nothingFails : secondRunChangesNothing).seen(attempt);
  return seen === undefined ? undefined : { seen, found: attempt.run.status };
}

export function missOfTotals({ run }: Attempt, { counts }: ConditionOf<'totals'>): Miss | undefined {
  const off = counts.find(({ outcome, count }) => !isWithin(run.totals[outcome], count));
  if (off === undefined) return undefined;
  const found = String(run.totals[off.outcome]);
  return { seen: `Number of resources “${off.outcome}”: ${found}, not ${countText(off.count)}.`, found };
}

export function missOfRefresh(attempt: Attempt, { ref, by }: ConditionOf<'refreshed'>): Miss | undefined {
  if (by !== undefined)
    return isRefreshed(attempt, by, ref)
      ? undefined
      : { seen: `${by} did not refresh ${ref} in this run.`, found: outcomeOf(attempt, ref) ?? 'not reached' };
  const isDone = attempt.run.refreshes.some(({ to, actedAt }) => to === ref && actedAt !== undefined);
  return isDone
    ? undefined
    : { seen: `${ref} was not refreshed in this run.`, found: outcomeOf(attempt, ref) ?? 'not reached' };
}

export function missOfLog({ run: { logs } }: Attempt, condition: ConditionOf<'log'>): Miss | undefined {
  const { pattern, level, source, count } = condition;
  const found = logs.filter(
    (line) =>
      line.message.split('\n').some((text) => matchesPattern(pattern, text)) &&
      (level === undefined || line.level === level) &&
      (source === undefined || line.source.includes(source) || matchesPattern(`*${source}*`, line.source)),
  ).length;
  if (isWithin(found, count)) return undefined;
  const seen =
    found === 0
      ? `The log has no line “${pattern}”.`
      : `The log has ${found} lines “${pattern}”, not ${countText(count)}.`;
  return { seen, found: String(found) };
}
