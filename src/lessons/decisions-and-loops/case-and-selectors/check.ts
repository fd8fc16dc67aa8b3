import { fileOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const MACHINES = {
  web1: { role: 'web', backup: 'weekly' },
  web2: { role: 'web', backup: 'weekly' },
  db1: { role: 'database', backup: 'daily' },
  webmail: { role: 'other', backup: 'never' },
};

function fieldOf(attempt: Attempt, machine: string, field: 'role' | 'backup'): string | undefined {
  const content = fileOf(attempt, `/var/tmp/${machine}.txt`)?.content;
  return new RegExp(`^${field}=(.*)$`, 'm').exec(content ?? '')?.[1];
}

function says(id: string, task: string, field: 'role' | 'backup'): Check {
  return {
    id,
    task,
    seen: (attempt) => {
      for (const [machine, wanted] of Object.entries(MACHINES)) {
        const found = fieldOf(attempt, machine, field);
        if (found === undefined) return `/var/tmp/${machine}.txt has no line “${field}=”.`;
        if (found !== wanted[field])
          return `The ${field} of ${machine} is “${found}”, where it should be “${wanted[field]}”.`;
      }
      return undefined;
    },
  };
}

export const checks: readonly Check[] = [
  says('roles', 'The role follows from the name: web1 and web2 are web, db1 is database, webmail is other', 'role'),
  says('backups', 'Databases are backed up daily, web servers weekly, others never', 'backup'),
];

const ROLES = ['web', 'database', 'other'];

export const prediction: Prediction = {
  question: 'Which role will the run write down for webmail?',
  choices: () => [...ROLES, 'none of them'],
  answer: (attempt) => {
    const role = fieldOf(attempt, 'webmail', 'role') ?? '';
    return ROLES.includes(role) ? role : 'none of them';
  },
  why: (attempt) => {
    const role = fieldOf(attempt, 'webmail', 'role');
    if (role === 'web')
      return 'A pattern without an end fits everything that begins like it, and webmail begins with “web”.';
    return fieldOf(attempt, 'web1', 'role') === 'other'
      ? 'Nothing looks at the name yet: every machine gets the same role.'
      : 'No pattern fits the whole name, so the line with “default” decides.';
  },
};
