import { fileOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

type Field = 'place' | 'role' | 'database';

function readField(attempt: Attempt, machine: string, field: Field): string | undefined {
  const content = fileOf(attempt, `/var/tmp/${machine}.txt`)?.content;
  return new RegExp(`^${field}=(.*)$`, 'm').exec(content ?? '')?.[1];
}

function mistaken(
  attempt: Attempt,
  wanted: Readonly<Record<string, Partial<Record<Field, string>>>>,
): string | undefined {
  for (const [machine, fields] of Object.entries(wanted)) {
    for (const field of ['place', 'role', 'database'] as const) {
      const value = fields[field];
      if (value === undefined) continue;
      const found = readField(attempt, machine, field);
      if (found === undefined) return `/var/tmp/${machine}.txt has no line “${field}=”.`;
      if (found !== value) return `The ${field} of ${machine} is “${found}”, but it should be “${value}”.`;
    }
  }
  return undefined;
}

export const checks: readonly Check[] = [
  {
    id: 'parts',
    task: 'The place and role of two machines come from their names: ber and web, par and db',
    seen: (attempt) =>
      mistaken(attempt, {
        'ber-web-07': { place: 'ber', role: 'web' },
        'par-db-12': { place: 'par', role: 'db' },
      }),
  },
  {
    id: 'printer',
    task: 'The place and role of the printer are unknown',
    seen: (attempt) => mistaken(attempt, { printer: { place: 'unknown', role: 'unknown' } }),
  },
  {
    id: 'database',
    task: 'In the database name, an underscore replaces each hyphen',
    seen: (attempt) =>
      mistaken(attempt, {
        'ber-web-07': { database: 'ber_web_07' },
        'par-db-12': { database: 'par_db_12' },
        printer: { database: 'printer' },
      }),
  },
];

const ROLES = ['par', 'db', '12', 'unknown'];
const ANOTHER = 'something else';

export const prediction: Prediction = {
  question: 'Which role is in the file of par-db-12?',
  choices: () => [...ROLES, ANOTHER],
  answer: (attempt) => {
    const role = readField(attempt, 'par-db-12', 'role') ?? '';
    return ROLES.includes(role) ? role : ANOTHER;
  },
  why: (attempt) =>
    readField(attempt, 'par-db-12', 'role') === 'db'
      ? 'The second pair of parentheses matches “db”, so $2 is “db”.'
      : 'The file contains the value of $role for this name.',
};
