import { appliedOrder, isOrdered, resourceOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';
import { nothingFails } from '../../common-checks.ts';

const FETCH = 'Exec[fetch the shop]';
const UNPACK = 'Exec[unpack the shop]';
const START = 'Exec[start the shop]';

function follows(id: string, task: string, earlier: string, later: string): Check {
  return {
    id,
    task,
    seen: (attempt) => {
      const missing = [earlier, later].find((ref) => resourceOf(attempt, ref) === undefined);
      if (missing !== undefined) return `The catalog has no ${missing}.`;
      if (isOrdered(attempt, earlier, later)) return undefined;
      return isOrdered(attempt, later, earlier)
        ? `The arrow points the wrong way: ${later} comes before ${earlier}.`
        : `The graph has no way from ${earlier} to ${later}.`;
    },
  };
}

export const checks: readonly Check[] = [
  follows('unpack-after-fetch', 'The shop is unpacked after it was fetched', FETCH, UNPACK),
  follows('start-after-unpack', 'The shop is started after it was unpacked', UNPACK, START),
  nothingFails,
];

export const prediction: Prediction = {
  question: 'Which of the three steps will be applied first?',
  choices: (attempt) => appliedOrder(attempt).toSorted(),
  answer: (attempt) => appliedOrder(attempt)[0] ?? '',
  why: (attempt) =>
    isOrdered(attempt, FETCH, START)
      ? 'The arrows make one chain, and Puppet follows it.'
      : 'Where no arrow decides, Puppet goes by the order of the text.',
};
