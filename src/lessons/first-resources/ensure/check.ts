import { countChoices, fileOf, resourceOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

export const checks: readonly Check[] = [
  {
    id: 'folder',
    task: '/srv/shop is a directory',
    seen: (attempt) => {
      const found = fileOf(attempt, '/srv/shop');
      if (found === undefined) return '/srv/shop does not exist after the run.';
      return found.type === 'directory' ? undefined : `/srv/shop is a ${found.type}, not a directory.`;
    },
  },
  {
    id: 'gone',
    task: '/etc/nologin is gone',
    seen: (attempt) => {
      if (fileOf(attempt, '/etc/nologin') === undefined) return undefined;
      return resourceOf(attempt, 'File[/etc/nologin]') === undefined
        ? '/etc/nologin still exists: Puppet does not touch what no resource manages.'
        : '/etc/nologin still exists: its resource does not say that it should be absent.';
    },
  },
  {
    id: 'link',
    task: '/srv/current is a link to /srv/shop',
    seen: (attempt) => {
      const found = fileOf(attempt, '/srv/current');
      if (found === undefined) return '/srv/current does not exist after the run.';
      if (found.type !== 'link') return `/srv/current is a ${found.type}, not a link.`;
      return found.target === '/srv/shop' ? undefined : `/srv/current points to ${found.target ?? 'nothing'}.`;
    },
  },
];

export const prediction: Prediction = {
  question: 'How many resources will the next apply change?',
  choices: () => countChoices(4),
  answer: ({ run }) => String(Math.min(4, run.totals.changed)),
  why: () => 'Puppet changes what differs from its resource. It does not touch what already has the right state.',
};
