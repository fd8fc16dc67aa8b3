import { isOrdered, isRefreshed, outcomeOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';
import { secondRunChangesNothing } from '../../common-checks.ts';

const FILE = 'File[/etc/chrony/chrony.conf]';
const SERVICE = 'Service[chrony]';

export const checks: readonly Check[] = [
  {
    id: 'restart',
    task: 'The change of the file restarts the service',
    seen: (attempt) => {
      if (isRefreshed(attempt, FILE, SERVICE)) return undefined;
      if (outcomeOf(attempt, FILE) !== 'changed') return 'The file was not changed in the first run.';
      if (outcomeOf(attempt, SERVICE) === undefined) return `The catalog has no ${SERVICE}.`;
      if (isOrdered(attempt, SERVICE, FILE)) return 'It is the other way round: the service comes before the file.';
      return isOrdered(attempt, FILE, SERVICE)
        ? 'The service was not restarted: it comes after the file, but it is not told of the change.'
        : 'The service was not restarted: nothing notifies it.';
    },
  },
  secondRunChangesNothing,
];

const RESTARTS = 'It restarts it.';
const LEAVES = 'It leaves it running as it is.';

export const prediction: Prediction = {
  question: 'What will the first apply do with the running service?',
  choices: () => [RESTARTS, LEAVES, 'It stops it.'],
  answer: (attempt) => (outcomeOf(attempt, SERVICE) === 'refreshed' ? RESTARTS : LEAVES),
  why: (attempt) =>
    outcomeOf(attempt, SERVICE) === 'refreshed'
      ? 'The file changed and sent a refresh, and a service answers a refresh with a restart.'
      : 'The service is running, as it should be, and no refresh comes its way.',
};
