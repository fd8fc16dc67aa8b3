import {
  appliedOrder,
  appliedRefs,
  fileOf,
  isOrdered,
  isRefreshed,
  resourceOf,
  valueOf,
} from '../../attempt-queries.ts';
import type { Plan } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const PACKAGE = 'Package[chrony]';
const FILE = 'File[/etc/chrony/chrony.conf]';
const SERVICE = 'Service[chrony]';

const isSubscribed = ({ graph: { dependencies } }: Plan): boolean =>
  dependencies.some(({ from, to, refresh }) => refresh && from === FILE && to === SERVICE);

export const checks: readonly Check[] = [
  {
    id: 'file',
    task: 'The configuration names the pool time.example.com',
    seen: (attempt) => {
      if (resourceOf(attempt, FILE) === undefined) return `The catalog has no ${FILE}.`;
      const content = fileOf(attempt, '/etc/chrony/chrony.conf')?.content ?? '';
      return content.includes('pool time.example.com')
        ? undefined
        : 'The file does not name time.example.com after the run.';
    },
  },
  {
    id: 'service',
    task: 'The service runs now, and starts when the machine starts',
    seen: (attempt) => {
      if (resourceOf(attempt, SERVICE) === undefined)
        return `The catalog has no ${SERVICE}. Debian started it with the package, but Puppet does not manage it.`;
      if (valueOf(attempt, SERVICE, 'ensure') === undefined)
        return 'The resource does not say that the service should run.';
      if (valueOf(attempt, SERVICE, 'enable') === undefined)
        return 'The resource does not say that the service should start when the machine starts.';
      const service = attempt.machine.services['chrony'];
      return service?.ensure === 'running' && service.enable === 'true'
        ? undefined
        : `After the run, the service is ${service?.ensure ?? 'missing'}, and its enable is ${service?.enable ?? 'unknown'}.`;
    },
  },
  {
    id: 'before',
    task: 'The package comes before the file',
    seen: (attempt) =>
      isOrdered(attempt, PACKAGE, FILE) ? undefined : 'The graph has no path from the package to the file.',
  },
  {
    id: 'restart',
    task: 'The service restarts when the file changes',
    on: 'any',
    seen: (attempt) => {
      if (isRefreshed(attempt, FILE, SERVICE)) return undefined;
      if (isSubscribed(attempt)) return 'The file did not change in this run, so nothing restarted the service.';
      return isOrdered(attempt, FILE, SERVICE)
        ? 'The service comes after the file, but a change to the file does not restart it.'
        : 'The service was not restarted: it does not subscribe to the file.';
    },
  },
];

export const prediction: Prediction = {
  question: 'Which resource does Puppet apply last?',
  choices: appliedRefs,
  answer: (attempt) => appliedOrder(attempt).at(-1) ?? '',
  why: () => 'A required resource is applied first. A resource that subscribes to another is applied after it.',
};
