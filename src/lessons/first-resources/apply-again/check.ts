import { countChoices, fileOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';
import { secondRunChangesNothing } from '../../common-checks.ts';

export const checks: readonly Check[] = [
  {
    id: 'log',
    task: 'The command writes /var/log/setup.log',
    seen: (attempt) => {
      const content = fileOf(attempt, '/var/log/setup.log')?.content;
      if (content === undefined) return '/var/log/setup.log does not exist after the run.';
      return content.includes('installed')
        ? undefined
        : '/var/log/setup.log exists, but it does not contain “installed”.';
    },
  },
  secondRunChangesNothing,
];

export const prediction: Prediction = {
  question: 'How many resources will the second apply change?',
  on: 'second',
  choices: ({ catalog }) => countChoices(Math.max(2, catalog.resources.filter(({ kind }) => kind === 'native').length)),
  answer: ({ run }) => String(run.totals.changed),
  why: ({ run }) =>
    run.totals.changed === 0
      ? 'After the first apply, every resource is as it should be.'
      : 'The command runs again: nothing shows Puppet that it has already run.',
};
