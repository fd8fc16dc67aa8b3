import { countChoices, fileOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';
import { secondRunChangesNothing } from '../../common-checks.ts';

const PATH = '/etc/mailboxes';
const OLD = 'ada=100\ngrace=500\n';

const linesOf = (attempt: Attempt): readonly string[] => (fileOf(attempt, PATH)?.content ?? '').split('\n');

const changedAgain = (attempt: Attempt): number =>
  attempt.run.resources.filter(({ ref, outcome }) => ref.startsWith('Mailbox[') && outcome === 'changed').length;

export const checks: readonly Check[] = [
  {
    id: 'quota',
    task: 'ada and grace both have a quota of 500',
    seen: (attempt) => {
      const wrong = ['ada=500', 'grace=500'].find((line) => !linesOf(attempt).includes(line));
      if (wrong === undefined) return undefined;
      const name = wrong.slice(0, wrong.indexOf('=') + 1);
      const found = linesOf(attempt).find((line) => line.startsWith(name));
      return found === undefined ? `${PATH} has no line “${wrong}”.` : `${PATH} still contains “${found}”.`;
    },
  },
  {
    id: 'copy',
    task: 'The provider keeps a copy of the old file in /etc/mailboxes.old',
    on: 'any',
    seen: (attempt) => {
      const copy = fileOf(attempt, `${PATH}.old`)?.content;
      if (copy === undefined) return `${PATH}.old does not exist after the run.`;
      return copy === OLD ? undefined : `${PATH}.old is not a copy of the old file.`;
    },
  },
  secondRunChangesNothing,
];

export const prediction: Prediction = {
  question: 'How many of the two mailboxes does a second run change?',
  on: 'second',
  choices: () => countChoices(2),
  answer: (attempt) => String(changedAgain(attempt)),
  why: (attempt) =>
    changedAgain(attempt) === 0
      ? 'All properties have the values of the manifest after the first run.'
      : 'Puppet compares each property in each run, and backup never has the value of the manifest.',
};
