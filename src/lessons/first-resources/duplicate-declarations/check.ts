import { fileOf } from '../../attempt-queries.ts';
import type { Check } from '../../check.ts';

export const checks: readonly Check[] = [
  {
    id: 'message',
    task: 'One resource gives /etc/motd its text and the mode 0644',
    seen: (attempt) => {
      const found = fileOf(attempt, '/etc/motd');
      if (found?.content !== 'Welcome\n') return '/etc/motd does not say “Welcome” after the run.';
      const isManaged = attempt.catalog.resources.some(
        ({ type, parameters }) => type === 'File' && parameters.some(({ name }) => name === 'mode'),
      );
      if (!isManaged) return 'No resource speaks of the mode of /etc/motd any more.';
      return found.mode === '0644' ? undefined : `The mode of /etc/motd is ${found.mode} after the run.`;
    },
  },
  {
    id: 'deploy',
    task: 'One resource gives the user deploy its shell and its comment',
    seen: (attempt) => {
      const user = attempt.machine.users['deploy'];
      if (user === undefined) return 'There is no user deploy after the run.';
      if (user.shell !== '/bin/bash') return `The shell of deploy is ${user.shell}, and not /bin/bash.`;
      return user.comment === 'Brings new releases'
        ? undefined
        : `The comment of deploy is “${user.comment}”, and not “Brings new releases”.`;
    },
  },
];
