import { appliedOrder, fileOf, isOrdered, resourceOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const LIST = 'File[/var/tmp/prices.txt]';
const COPY = 'Exec[keep a copy]';

export const checks: readonly Check[] = [
  {
    id: 'said',
    task: 'The list comes before the copy, wherever they stand in the text',
    seen: (attempt) => {
      const missing = [LIST, COPY].find((ref) => resourceOf(attempt, ref) === undefined);
      if (missing !== undefined) return `The catalog has no ${missing}.`;
      if (isOrdered(attempt, LIST, COPY)) return undefined;
      if (isOrdered(attempt, COPY, LIST)) return 'It is the other way round: the list waits for the copy.';
      const order = appliedOrder(attempt);
      return order.indexOf(LIST) < order.indexOf(COPY)
        ? 'The list came first only because it stands first in the text: the graph has no line between the two.'
        : 'The copy came first: nothing says that it needs the list.';
    },
  },
  {
    id: 'copy',
    task: 'The first apply makes the copy',
    seen: (attempt) =>
      fileOf(attempt, '/var/tmp/prices.bak')?.content === 'bread=3\n'
        ? undefined
        : 'There is no copy of the list after the first run.',
  },
];

export const prediction: Prediction = {
  question: 'Which resource will be applied first?',
  choices: (attempt) => appliedOrder(attempt).toSorted(),
  answer: (attempt) => appliedOrder(attempt)[0] ?? '',
  why: (attempt) =>
    isOrdered(attempt, LIST, COPY)
      ? 'The dependency decides, whatever the order of the text is.'
      : 'No dependency decides, so it is the one that stands first in the text.',
};
