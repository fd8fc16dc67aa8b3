import { appliedOrder, appliedRefs, isOrdered, listed } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';
import { nothingFails } from '../../common-checks.ts';

const FILES = ['File[/etc/nginx/conf.d/shop.conf]', 'File[/var/log/shop.log]'];
const NGINX = 'Package[nginx]';
const SERVICE = 'Service[nginx]';

export const checks: readonly Check[] = [
  {
    id: 'after-package',
    task: 'All files of the site depend on the package',
    seen: (attempt) => {
      const early = FILES.filter((file) => !isOrdered(attempt, NGINX, file));
      return early.length === 0 ? undefined : `The graph has no path from ${NGINX} to ${listed(early)}.`;
    },
  },
  {
    id: 'service-told',
    task: 'A change to any of them refreshes the service',
    seen: (attempt) => {
      const late = FILES.filter((file) => !isOrdered(attempt, file, SERVICE));
      if (late.length > 0) return `The graph has no path from ${listed(late)} to the service.`;
      const telling = attempt.graph.dependencies.filter(({ to, refresh }) => refresh && to === SERVICE);
      const silent = FILES.filter((file) => {
        const container = attempt.catalog.resources.find(({ ref }) => ref === file)?.container;
        return !telling.some(({ from }) => from === file || from === container);
      });
      return silent.length === 0
        ? undefined
        : `The service comes after ${listed(silent)}, but receives no refresh from ${silent.length === 1 ? 'it' : 'them'}.`;
    },
  },
  nothingFails,
];

export const prediction: Prediction = {
  question: 'Which of the four resources does Puppet apply first?',
  choices: appliedRefs,
  answer: (attempt) => appliedOrder(attempt)[0] ?? '',
  why: (attempt) =>
    isOrdered(attempt, NGINX, 'Vhost[shop]')
      ? 'The site requires the package, so everything in the site depends on it.'
      : 'The site does not depend on the package, so Puppet uses the order of the manifest.',
};
