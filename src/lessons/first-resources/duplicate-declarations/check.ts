import { fileOf } from '../../attempt-queries.ts';
import type { Check } from '../../check.ts';

export const checks: readonly Check[] = [
  {
    id: 'message',
    task: 'One resource sets the content of /etc/motd and its mode 0644',
    seen: (attempt) => {
      const found = fileOf(attempt, '/etc/motd');
      if (found?.content !== 'Welcome\n') return '/etc/motd does not contain “Welcome” after the run.';
      const isManaged = attempt.catalog.resources.some(
        ({ type, parameters }) => type === 'File' && parameters.some(({ name }) => name === 'mode'),
      );
      if (!isManaged) return 'No resource sets the mode of /etc/motd.';
      return found.mode === '0644' ? undefined : `The mode of /etc/motd is ${found.mode} after the run.`;
    },
  },
  {
    id: 'deploy',
    task: 'One resource sets the shell and the comment of the user deploy',
    seen: (attempt) => {
      const user = attempt.machine.users['deploy'];
      if (user === undefined) return 'The user deploy does not exist after the run.';
      if (user.shell !== '/bin/bash') return `The shell of deploy is ${user.shell}, not /bin/bash.`;
      return user.comment === 'Brings new releases'
        ? undefined
        : `The comment of deploy is “${user.comment}”, not “Brings new releases”.`;
    },
  },
];
