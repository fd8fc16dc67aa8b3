import { fileOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const MACHINES = {
  web1: { role: 'web', backup: 'weekly' },
  web2: { role: 'web', backup: 'weekly' },
  db1: { role: 'database', backup: 'daily' },
  webmail: { role: 'other', backup: 'never' },
};

function readField(attempt: Attempt, machine: string, field: 'role' | 'backup'): string | undefined {
  const content = fileOf(attempt, `/var/tmp/${machine}.txt`)?.content;
  return new RegExp(`^${field}=(.*)$`, 'm').exec(content ?? '')?.[1];
}

function says(id: string, task: string, field: 'role' | 'backup'): Check {
  return {
    id,
    task,
    seen: (attempt) => {
      for (const [machine, wanted] of Object.entries(MACHINES)) {
        const found = readField(attempt, machine, field);
        if (found === undefined) return `/var/tmp/${machine}.txt has no line “${field}=”.`;
        if (found !== wanted[field])
          return `The ${field} of ${machine} is “${found}”, but it should be “${wanted[field]}”.`;
      }
      return undefined;
    },
  };
}

export const checks: readonly Check[] = [
  says('roles', 'web1 and web2 have the role web, db1 has database, and webmail has other', 'role'),
  says('backups', 'Databases have a daily backup, web servers a weekly one, and others never', 'backup'),
];

const ROLES = ['web', 'database', 'other'];

export const prediction: Prediction = {
  question: 'Which role does the run write for webmail?',
  choices: () => [...ROLES, 'none of them'],
  answer: (attempt) => {
    const role = readField(attempt, 'webmail', 'role') ?? '';
    return ROLES.includes(role) ? role : 'none of them';
  },
  why: (attempt) => {
    const role = readField(attempt, 'webmail', 'role');
    if (role === 'web')
      return 'Without $ at its end, the pattern matches every name that begins with “web”, such as webmail.';
    return readField(attempt, 'web1', 'role') === 'other'
      ? 'No code looks at the name yet, so every machine has the same role.'
      : 'No pattern matches the name, so “default” applies.';
  },
};
