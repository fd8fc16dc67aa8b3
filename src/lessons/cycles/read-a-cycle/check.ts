import { appliedOrder, countChoices, isOrdered, isRefreshed } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';
import { comesBefore, noCycle } from '../../common-checks.ts';

const PACKAGE = 'Package[nginx]';
const FILE = 'File[/etc/nginx/conf.d/shop.conf]';
const SERVICE = 'Service[nginx]';

export const checks: readonly Check[] = [
  noCycle,
  comesBefore('package-first', 'The package comes before the file', PACKAGE, FILE),
  {
    id: 'restart',
    task: 'A change to the file restarts the service',
    on: 'any',
    seen: (attempt) => {
      if (isRefreshed(attempt, FILE, SERVICE)) return undefined;
      return isOrdered(attempt, FILE, SERVICE)
        ? 'The service comes after the file, but it was not refreshed.'
        : 'The service was not restarted: it does not subscribe to the file.';
    },
  },
];

export const prediction: Prediction = {
  question: 'How many of the three resources does Puppet evaluate in the next apply?',
  choices: () => countChoices(3),
  answer: (attempt) => String(Math.min(3, appliedOrder(attempt).length)),
  why: ({ graph: { cycles } }) =>
    cycles.length > 0
      ? 'They form a cycle. Puppet looks for cycles before it applies anything.'
      : 'There is no cycle, so Puppet evaluates each resource.',
};
