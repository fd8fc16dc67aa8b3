import { isOrdered, isRefreshed, outcomeOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';
import { secondRunChangesNothing } from '../../common-checks.ts';

const FILE = 'File[/etc/chrony/chrony.conf]';
const SERVICE = 'Service[chrony]';

export const checks: readonly Check[] = [
  {
    id: 'restart',
    task: 'A change to the file restarts the service',
    on: 'any',
    seen: (attempt) => {
      if (isRefreshed(attempt, FILE, SERVICE)) return undefined;
      if (outcomeOf(attempt, FILE) !== 'changed')
        return 'The run did not change the file, so nothing could restart the service.';
      if (outcomeOf(attempt, SERVICE) === undefined) return `The catalog has no ${SERVICE}.`;
      if (isOrdered(attempt, SERVICE, FILE)) return 'The order is reversed: the service comes before the file.';
      return isOrdered(attempt, FILE, SERVICE)
        ? 'The service was not restarted: it comes after the file, but receives no refresh.'
        : 'The service was not restarted: nothing notifies it.';
    },
  },
  secondRunChangesNothing,
];

const RESTARTS = 'It restarts it.';
const LEAVES = 'It does not touch it.';

export const prediction: Prediction = {
  question: 'What does the next apply do to the running service?',
  choices: () => [RESTARTS, LEAVES, 'It stops it.'],
  answer: (attempt) => (outcomeOf(attempt, SERVICE) === 'refreshed' ? RESTARTS : LEAVES),
  why: (attempt) =>
    outcomeOf(attempt, SERVICE) === 'refreshed'
      ? 'The file changed and sent a refresh. A service that receives a refresh restarts.'
      : 'The service runs, as it should, and it receives no refresh.',
};
