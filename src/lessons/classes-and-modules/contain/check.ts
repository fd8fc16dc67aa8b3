import { appliedOrder, appliedRefs, isOrdered, listed, resourceOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';
import { nothingFails } from '../../common-checks.ts';

const FETCH = 'Exec[fetch the shop]';
const START = 'Exec[start the shop]';
const ANNOUNCE = 'Exec[announce the shop]';

export const checks: readonly Check[] = [
  {
    id: 'waits',
    task: 'The announcement depends on everything in the shop',
    seen: (attempt) => {
      const missing = [FETCH, START, ANNOUNCE].filter((ref) => resourceOf(attempt, ref) === undefined);
      if (missing.length > 0) return `The catalog has no ${listed(missing)}.`;
      const floating = [FETCH, START].filter((ref) => !isOrdered(attempt, ref, ANNOUNCE));
      return floating.length === 0 ? undefined : `${ANNOUNCE} does not depend on ${listed(floating)}.`;
    },
  },
  {
    id: 'order',
    task: 'The shop is fetched before it is started',
    seen: (attempt) => {
      if (isOrdered(attempt, FETCH, START)) return undefined;
      return isOrdered(attempt, START, FETCH)
        ? `The order is reversed: ${START} comes before ${FETCH}.`
        : `The graph has no path from ${FETCH} to ${START}, so Puppet uses manifest order.`;
    },
  },
  nothingFails,
];

export const prediction: Prediction = {
  question: 'Which command does Puppet run first?',
  choices: appliedRefs,
  answer: (attempt) => appliedOrder(attempt)[0] ?? '',
  why: (attempt) =>
    isOrdered(attempt, FETCH, ANNOUNCE)
      ? 'The announcement depends on the class, and on everything that the class contains.'
      : 'The announcement depends on the class “shop”, but the class contains nothing.',
};
