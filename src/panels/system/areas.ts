import type { SystemArea } from '../../protocol/run.ts';

/** Areas of a machine in the order of their tabs. `explanation` names the resources that create entries. */
export const areas = [
  { id: 'files', title: 'Files', label: 'files', explanation: 'A file resource creates, changes and deletes them.' },
  {
    id: 'packages',
    title: 'Packages',
    label: 'packages',
    explanation: 'A package resource installs and removes them, with their files and services.',
  },
  {
    id: 'services',
    title: 'Services',
    label: 'services',
    explanation: 'Packages install them; a service resource starts, stops and enables them.',
  },
  { id: 'users', title: 'Users', label: 'users', explanation: 'A user resource adds, changes and deletes accounts.' },
  { id: 'groups', title: 'Groups', label: 'groups', explanation: 'A group resource adds, changes and deletes them.' },
  {
    id: 'crons',
    title: 'Cron',
    label: 'cron jobs',
    explanation: 'A cron resource writes a line into the crontab of a user, under its own name.',
  },
] as const satisfies readonly { id: SystemArea; title: string; label: string; explanation: string }[];
