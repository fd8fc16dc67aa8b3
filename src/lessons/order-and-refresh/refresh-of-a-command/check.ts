import { isRefreshed, linesAdded, outcomeOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';
import { secondRunChangesNothing } from '../../common-checks.ts';

const FILE = 'File[/etc/prices.conf]';
const EXEC = 'Exec[rebuild the index]';

const timesRun = (attempt: Attempt): number => linesAdded(attempt, '/var/tmp/rebuilds');

export const checks: readonly Check[] = [
  {
    id: 'once',
    task: 'The command runs once, on the refresh from the file',
    on: 'any',
    seen: (attempt) => {
      const times = timesRun(attempt);
      if (times > 1) return 'The command ran twice: once on its own, and once on the refresh.';
      if (times === 0)
        return outcomeOf(attempt, FILE) === 'unchanged'
          ? 'The command did not run: the file did not change in this run.'
          : 'The command did not run: it received no refresh.';
      return isRefreshed(attempt, FILE, EXEC)
        ? undefined
        : 'The command ran on its own, not on a refresh from the file.';
    },
  },
  secondRunChangesNothing,
];

const TIMES = ['Not at all', 'Once', 'Twice'];

export const prediction: Prediction = {
  question: 'How often does the command run in the next apply?',
  choices: () => TIMES,
  answer: (attempt) => TIMES[Math.min(2, timesRun(attempt))] ?? '',
  why: (attempt) =>
    timesRun(attempt) === 2
      ? 'It runs on its own as every exec does, and again on the refresh from the file.'
      : 'It runs on its own unless refreshonly is set, and again on each refresh.',
};
