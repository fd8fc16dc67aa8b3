import { appliedOrder, appliedRefs, fileOf, isOrdered, resourceOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const LIST = 'File[/var/tmp/prices.txt]';
const COPY = 'Exec[keep a copy]';

export const checks: readonly Check[] = [
  {
    id: 'moved',
    task: 'The manifest declares the command before the list',
    seen: (attempt) => {
      const declared = attempt.catalog.resources.map(({ ref }) => ref);
      const missing = [LIST, COPY].find((ref) => !declared.includes(ref));
      if (missing !== undefined) return `The catalog has no ${missing}.`;
      return declared.indexOf(COPY) < declared.indexOf(LIST)
        ? undefined
        : 'The list is declared first, so manifest order hides the missing dependency.';
    },
  },
  {
    id: 'said',
    task: 'A dependency says that the list comes before the copy',
    seen: (attempt) => {
      const missing = [LIST, COPY].find((ref) => resourceOf(attempt, ref) === undefined);
      if (missing !== undefined) return `The catalog has no ${missing}.`;
      if (isOrdered(attempt, LIST, COPY)) return undefined;
      if (isOrdered(attempt, COPY, LIST)) return 'The order is reversed: the list depends on the copy.';
      const order = appliedOrder(attempt);
      return order.indexOf(LIST) < order.indexOf(COPY)
        ? 'The list came first only because it is first in the manifest: the graph has no path between the two.'
        : 'The command came first: no dependency says that it needs the list.';
    },
  },
  {
    id: 'copy',
    task: 'The copy of the list exists',
    seen: (attempt) =>
      fileOf(attempt, '/var/tmp/prices.bak')?.content === 'bread=3\n'
        ? undefined
        : 'The copy of the list does not exist after the run.',
  },
];

export const prediction: Prediction = {
  question: 'Which resource does Puppet apply first?',
  choices: appliedRefs,
  answer: (attempt) => appliedOrder(attempt)[0] ?? '',
  why: (attempt) =>
    isOrdered(attempt, LIST, COPY)
      ? 'The dependency decides, regardless of the order in the manifest.'
      : 'There is no dependency, so Puppet uses the order of the manifest.',
};
