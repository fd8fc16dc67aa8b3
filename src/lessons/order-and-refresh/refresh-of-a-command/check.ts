import { fileOf, isRefreshed } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';
import { secondRunChangesNothing } from '../../common-checks.ts';

const FILE = 'File[/etc/prices.conf]';
const EXEC = 'Exec[rebuild the index]';

/** The command writes a line each time. */
function timesRun(attempt: Attempt): number {
  return (fileOf(attempt, '/var/tmp/rebuilds')?.content ?? '').split('\n').filter((line) => line !== '').length;
}

export const checks: readonly Check[] = [
  {
    id: 'once',
    task: 'In the first run the command runs once, for the change of the file',
    seen: (attempt) => {
      const times = timesRun(attempt);
      if (times > 1) return 'The command ran twice: by itself, and for the refresh.';
      if (times === 0) return 'The command did not run: nothing told it of the change.';
      return isRefreshed(attempt, FILE, EXEC)
        ? undefined
        : 'The command ran by itself, and not for the change of the file.';
    },
  },
  secondRunChangesNothing,
];

const TIMES = ['Not at all', 'Once', 'Twice'];

export const prediction: Prediction = {
  question: 'How often will the command run in the first apply?',
  choices: () => TIMES,
  answer: (attempt) => TIMES[Math.min(2, timesRun(attempt))] ?? '',
  why: (attempt) =>
    timesRun(attempt) === 2
      ? 'It runs by itself as every exec does, and again when the file tells it of the change.'
      : 'It runs for each reason that is left: by itself, or for a refresh.',
};
