import { appliedOrder, fileOf, isOrdered, isRefreshed, resourceOf, valueOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const PACKAGE = 'Package[chrony]';
const FILE = 'File[/etc/chrony/chrony.conf]';
const SERVICE = 'Service[chrony]';

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
    task: 'The service runs now, and starts with the machine',
    seen: (attempt) => {
      if (resourceOf(attempt, SERVICE) === undefined)
        return `The catalog has no ${SERVICE}. Debian started it with the package, but Puppet does not look after it.`;
      if (valueOf(attempt, SERVICE, 'ensure') === undefined)
        return 'The service does not say that it should be running.';
      if (valueOf(attempt, SERVICE, 'enable') === undefined)
        return 'The service does not say that it should start with the machine.';
      const service = attempt.machine.services['chrony'];
      return service?.ensure === 'running' && service.enable === 'true'
        ? undefined
        : `After the run the service is ${service?.ensure ?? 'not there'}, and its enable is ${service?.enable ?? 'unknown'}.`;
    },
  },
  {
    id: 'before',
    task: 'The package comes before the file',
    seen: (attempt) =>
      isOrdered(attempt, PACKAGE, FILE) ? undefined : 'Nothing says that the package comes before the file.',
  },
  {
    id: 'restart',
    task: 'The service restarts when the file changes',
    seen: (attempt) => {
      if (isRefreshed(attempt, FILE, SERVICE)) return undefined;
      return isOrdered(attempt, FILE, SERVICE)
        ? 'The service comes after the file, but a change of the file does not restart it.'
        : 'The service was not restarted: nothing joins it to the file.';
    },
  },
];

export const prediction: Prediction = {
  question: 'Which of the resources will be applied last?',
  choices: (attempt) => appliedOrder(attempt).toSorted(),
  answer: (attempt) => appliedOrder(attempt).at(-1) ?? '',
  why: () => 'What others require comes before them, and what subscribes to a resource comes after it.',
};
