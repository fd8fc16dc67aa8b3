import { countChoices, fileOf, listed } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';
import { noCycle } from '../../common-checks.ts';

export const checks: readonly Check[] = [
  noCycle,
  {
    id: 'owner',
    task: '/srv/shop belongs to the user shop after the run',
    seen: (attempt) => {
      const folder = fileOf(attempt, '/srv/shop');
      if (folder === undefined) return '/srv/shop does not exist after the run.';
      return folder.owner === 'shop' ? undefined : `/srv/shop belongs to ${folder.owner} after the run.`;
    },
  },
  {
    id: 'welcome',
    task: '/srv/shop/welcome.txt exists after the run',
    seen: (attempt) =>
      fileOf(attempt, '/srv/shop/welcome.txt') === undefined
        ? '/srv/shop/welcome.txt does not exist after the run.'
        : undefined,
  },
];

/** Describes the dependencies whose only reasons are automatic relationships, such as autorequires. */
function unwritten({ graph: { dependencies } }: Attempt): readonly string[] {
  return dependencies
    .filter(({ reasons }) => reasons.every(({ kind }) => kind.startsWith('auto')))
    .map(({ from, to }) => `${from} before ${to}`);
}

export const prediction: Prediction = {
  question: 'How many lines in the graph are autorequires?',
  choices: () => countChoices(3),
  answer: (attempt) => String(Math.min(3, unwritten(attempt).length)),
  why: (attempt) => `Puppet added these: ${listed(unwritten(attempt))}.`,
};
