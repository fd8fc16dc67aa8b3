import { countChoices, fileOf, runOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';
import { secondRunChangesNothing } from '../../common-checks.ts';

const PATH = '/etc/mailboxes';
const OLD = 'ada=100\ngrace=500\n';

const linesOf = (attempt: Attempt): readonly string[] => (fileOf(attempt, PATH)?.content ?? '').split('\n');

/** How many mailboxes a second apply changes. */
const changedAgain = (attempt: Attempt): number =>
  runOf(attempt, 'second').resources.filter(({ ref, outcome }) => ref.startsWith('Mailbox[') && outcome === 'changed')
    .length;

export const checks: readonly Check[] = [
  {
    id: 'quota',
    task: 'ada has 500 MB, and grace too',
    seen: (attempt) => {
      const wrong = ['ada=500', 'grace=500'].find((line) => !linesOf(attempt).includes(line));
      if (wrong === undefined) return undefined;
      const name = wrong.slice(0, wrong.indexOf('=') + 1);
      const found = linesOf(attempt).find((line) => line.startsWith(name));
      return found === undefined ? `${PATH} has no line “${wrong}”.` : `${PATH} still says “${found}”.`;
    },
  },
  {
    id: 'copy',
    task: 'Before the file was written, a copy was kept in /etc/mailboxes.old',
    seen: (attempt) => {
      const copy = fileOf(attempt, `${PATH}.old`)?.content;
      if (copy === undefined) return `There is no ${PATH}.old.`;
      return copy === OLD ? undefined : `${PATH}.old is no copy of what was there before.`;
    },
  },
  secondRunChangesNothing,
];

export const prediction: Prediction = {
  question: 'How many of the two mailboxes will a second run change?',
  choices: () => countChoices(2),
  answer: (attempt) => String(changedAgain(attempt)),
  why: (attempt) =>
    changedAgain(attempt) === 0
      ? 'What Puppet compares is on the machine now, and as it should be.'
      : 'A property is compared in each run, and the provider can never say that this one is as it should be.',
};
