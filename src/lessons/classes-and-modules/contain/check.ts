import { appliedOrder, isOrdered, listed, resourceOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';
import { nothingFails } from '../../common-checks.ts';

const FETCH = 'Exec[fetch the shop]';
const START = 'Exec[start the shop]';
const ANNOUNCE = 'Exec[announce the shop]';

export const checks: readonly Check[] = [
  {
    id: 'waits',
    task: 'The announcement waits for everything in the shop',
    seen: (attempt) => {
      const missing = [FETCH, START, ANNOUNCE].filter((ref) => resourceOf(attempt, ref) === undefined);
      if (missing.length > 0) return `The catalog has no ${listed(missing)}.`;
      const floating = [FETCH, START].filter((ref) => !isOrdered(attempt, ref, ANNOUNCE));
      return floating.length === 0 ? undefined : `${ANNOUNCE} does not wait for ${listed(floating)}.`;
    },
  },
  {
    id: 'order',
    task: 'The shop is fetched before it is started',
    seen: (attempt) => {
      if (isOrdered(attempt, FETCH, START)) return undefined;
      return isOrdered(attempt, START, FETCH)
        ? `It is the other way round: ${START} comes before ${FETCH}.`
        : `The graph has no way from ${FETCH} to ${START}: only the order of the text decides.`;
    },
  },
  nothingFails,
];

export const prediction: Prediction = {
  question: 'Which command will be applied first?',
  choices: (attempt) => appliedOrder(attempt).toSorted(),
  answer: (attempt) => appliedOrder(attempt)[0] ?? '',
  why: (attempt) =>
    isOrdered(attempt, FETCH, ANNOUNCE)
      ? 'The announcement waits for the class, and for all that the class contains.'
      : 'The announcement waits for the class “shop”, but what it waits for is an empty box.',
};
