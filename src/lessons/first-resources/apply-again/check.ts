import { countChoices, fileOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';
import { secondRunChangesNothing } from '../../common-checks.ts';

export const checks: readonly Check[] = [
  {
    id: 'log',
    task: 'The first apply writes /var/log/setup.log',
    seen: (attempt) => {
      const content = fileOf(attempt, '/var/log/setup.log')?.content;
      if (content === undefined) return 'After the first run there is no /var/log/setup.log.';
      return content.includes('installed') ? undefined : 'There is a /var/log/setup.log, but “installed” is not in it.';
    },
  },
  secondRunChangesNothing,
];

export const prediction: Prediction = {
  question: 'How many resources will the second apply change?',
  choices: ({ catalog }) => countChoices(Math.max(2, catalog.resources.filter(({ kind }) => kind === 'native').length)),
  answer: ({ runs: [, second] }) => String(second.totals.changed),
  why: ({ runs: [, second] }) =>
    second.totals.changed === 0
      ? 'Everything is as it should be, and nothing says that there is more to do.'
      : 'The command runs again: nothing tells Puppet that its work is done.',
};
