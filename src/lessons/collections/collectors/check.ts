import { countChoices, listed, outcomeOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const ADMINS = ['ada', 'grace'];

const usersOf = ({ machine }: Attempt): readonly string[] =>
  ['ada', 'grace', 'alan'].filter((name) => machine.users[name] !== undefined);

const usersMade = (attempt: Attempt): readonly string[] =>
  usersOf(attempt).filter((name) => outcomeOf(attempt, `User[${name}]`) === 'changed');

/**
 * Returns a sentence that names the groups the user is missing from, or states that the user does not exist. Undefined
 * if the user is in all groups.
 */
function groupFault(attempt: Attempt, name: string, groups: readonly string[]): string | undefined {
  const user = attempt.machine.users[name];
  if (user === undefined) return `The user ${name} does not exist after the run.`;
  const missing = groups.filter((group) => !user.groups.includes(group));
  if (missing.length === 0) return undefined;
  return missing.includes('users')
    ? `${name} is not in the group users: the block replaced the value.`
    : `${name} is not in the group ${listed(missing)}.`;
}

export const checks: readonly Check[] = [
  {
    id: 'admins',
    task: 'The administrators ada and grace exist after the run',
    seen: (attempt) => {
      const missing = ADMINS.filter((name) => !usersOf(attempt).includes(name));
      return missing.length === 0
        ? undefined
        : `Not created: ${listed(missing)}. Nothing realizes ${missing.length === 1 ? 'this user' : 'these users'}.`;
    },
  },
  {
    id: 'only-admins',
    task: 'alan does not exist after the run',
    seen: (attempt) =>
      usersOf(attempt).includes('alan') ? 'alan exists, although he does not have the tag “admin”.' : undefined,
  },
  {
    id: 'groups',
    task: 'Both administrators are in the group adm, and grace is still in users',
    seen: (attempt) => groupFault(attempt, 'ada', ['adm']) ?? groupFault(attempt, 'grace', ['users', 'adm']),
  },
];

const realized = ({ catalog }: Attempt): readonly string[] =>
  catalog.resources.filter(({ type, virtual }) => type === 'User' && !virtual).map(({ title }) => title);

export const prediction: Prediction = {
  question: 'How many users does the next apply create?',
  choices: () => countChoices(3),
  answer: (attempt) => String(usersMade(attempt).length),
  why: (attempt) =>
    realized(attempt).length === 0
      ? 'All of them are virtual, and no collector selects them.'
      : `These users are realized: ${listed(realized(attempt))}. Puppet creates those that do not exist yet.`,
};
