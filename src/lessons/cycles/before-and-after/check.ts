import { appliedOrder, countChoices, isOrdered, listed, resourcesOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';
import { noCycle } from '../../common-checks.ts';

const MOVE = 'Exec[move the database]';

interface OtherCommands {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Commands that are ordered both before and after `MOVE`. They form a cycle with it. */
  readonly both: readonly string[];
}

/** Groups all other commands by their order relative to `MOVE`, the command that moves the database. */
function around(attempt: Attempt): OtherCommands {
  const others = resourcesOf(attempt, 'Exec')
    .map(({ ref }) => ref)
    .filter((ref) => ref !== MOVE);
  const isBefore = (ref: string): boolean => isOrdered(attempt, ref, MOVE);
  const isAfter = (ref: string): boolean => isOrdered(attempt, MOVE, ref);
  return {
    before: others.filter((ref) => isBefore(ref) && !isAfter(ref)),
    after: others.filter((ref) => isAfter(ref) && !isBefore(ref)),
    both: others.filter((ref) => isBefore(ref) && isAfter(ref)),
  };
}

function describeConflict(refs: readonly string[]): string {
  return `${listed(refs)} must run both before and after the move, so Puppet cannot run anything.`;
}

function hasMove(attempt: Attempt): boolean {
  return resourcesOf(attempt, 'Exec').some(({ ref }) => ref === MOVE);
}

export const checks: readonly Check[] = [
  noCycle,
  {
    id: 'before-the-move',
    task: 'One command informs the balancer before the database moves',
    seen: (attempt) => {
      if (!hasMove(attempt)) return `The catalog has no ${MOVE}.`;
      const { before, both } = around(attempt);
      if (before.length > 0) return undefined;
      return both.length > 0
        ? describeConflict(both)
        : 'No command runs before the move, so visitors arrive while the database moves.';
    },
  },
  {
    id: 'after-the-move',
    task: 'Another command informs the balancer after the database has moved',
    seen: (attempt) => {
      if (!hasMove(attempt)) return `The catalog has no ${MOVE}.`;
      const { after, both } = around(attempt);
      if (after.length > 0) return undefined;
      return both.length > 0
        ? describeConflict(both)
        : 'No command runs after the move, so the balancer never sends visitors again.';
    },
  },
];

export const prediction: Prediction = {
  question: 'How many commands run in the next apply?',
  choices: () => countChoices(3),
  answer: (attempt) => String(Math.min(3, appliedOrder(attempt).length)),
  why: ({ graph: { cycles } }) =>
    cycles.length > 0
      ? 'Two commands depend on each other, so Puppet applies nothing.'
      : 'Each command has one place in the order.',
};
