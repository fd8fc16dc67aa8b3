import { countChoices, fileOf, runOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';
import { secondRunChangesNothing } from '../../common-checks.ts';

const PATH = '/etc/allowed_hosts';
const WANTED = 'shop.example.com';
const OLD = 'old.example.com';

const hostsOf = (attempt: Attempt): readonly string[] =>
  (fileOf(attempt, PATH)?.content ?? '').split('\n').filter((line) => line !== '');

export const checks: readonly Check[] = [
  {
    id: 'allowed',
    task: `${WANTED} is in the file, once`,
    seen: (attempt) => {
      const times = hostsOf(attempt).filter((host) => host === WANTED).length;
      if (times === 1) return undefined;
      return times === 0 ? `${PATH} has no line ${WANTED}.` : `${PATH} has ${WANTED} ${times} times.`;
    },
  },
  {
    id: 'gone',
    task: `${OLD} is no longer in the file`,
    seen: (attempt) => (hostsOf(attempt).includes(OLD) ? `${PATH} still has ${OLD}.` : undefined),
  },
  secondRunChangesNothing,
];

export const prediction: Prediction = {
  question: 'How many of the two hosts will a second apply change?',
  choices: () => countChoices(2),
  answer: (attempt) =>
    String(
      runOf(attempt, 'second').resources.filter(
        ({ ref, outcome }) => ref.startsWith('Allowed_host') && outcome === 'changed',
      ).length,
    ),
  why: (attempt) =>
    runOf(attempt, 'second').resources.some(({ outcome }) => outcome === 'changed')
      ? 'What exists? says decides whether there is something to do, and it does not say what is in the file.'
      : 'exists? says what is in the file, so there is nothing left to do.',
};
