import { countChoices, listed, outcomeOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const ADMINS = ['ada', 'grace'];

const usersMade = (attempt: Attempt): readonly string[] =>
  ['ada', 'grace', 'alan'].filter((name) => outcomeOf(attempt, `User[${name}]`) === 'changed');

/** What a user of the machine lacks of the groups that it should be in. */
function groupFault(attempt: Attempt, name: string, groups: readonly string[]): string | undefined {
  const user = attempt.machine.users[name];
  if (user === undefined) return `The user ${name} is not there.`;
  const missing = groups.filter((group) => !user.groups.includes(group));
  if (missing.length === 0) return undefined;
  return missing.includes('users')
    ? `${name} is no longer in the group users: the value was replaced, not added to.`
    : `${name} is not in the group ${listed(missing)}.`;
}

export const checks: readonly Check[] = [
  {
    id: 'admins',
    task: 'The admins ada and grace are created',
    seen: (attempt) => {
      const missing = ADMINS.filter((name) => !usersMade(attempt).includes(name));
      return missing.length === 0 ? undefined : `Not created: ${listed(missing)}. Nothing realizes that.`;
    },
  },
  {
    id: 'only-admins',
    task: 'alan is not created',
    seen: (attempt) =>
      usersMade(attempt).includes('alan') ? 'The run created alan, who has no tag “admin”.' : undefined,
  },
  {
    id: 'groups',
    task: 'Both admins are in the group adm, and grace is still in users',
    seen: (attempt) => groupFault(attempt, 'ada', ['adm']) ?? groupFault(attempt, 'grace', ['users', 'adm']),
  },
];

export const prediction: Prediction = {
  question: 'How many users will the first apply create?',
  choices: () => countChoices(3),
  answer: (attempt) => String(usersMade(attempt).length),
  why: (attempt) =>
    usersMade(attempt).length === 0
      ? 'All of them are virtual, and no collector asks for them.'
      : `Realized are ${listed(usersMade(attempt))}.`,
};
