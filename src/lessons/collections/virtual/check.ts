import { listed, outcomeOf, resourceOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';
import { nothingFails } from '../../common-checks.ts';

const DEPLOY = 'User[deploy]';
const GUEST = 'User[guest]';

export const checks: readonly Check[] = [
  {
    id: 'deploy',
    task: 'The run creates the user deploy',
    seen: (attempt) => {
      if (resourceOf(attempt, DEPLOY) === undefined)
        return `The catalog has no ${DEPLOY}: it is not declared, or nothing realizes it.`;
      return attempt.machine.users['deploy'] === undefined ? 'The run did not create the user deploy.' : undefined;
    },
  },
  {
    id: 'guest',
    task: 'The run does not create the user guest',
    seen: (attempt) =>
      resourceOf(attempt, GUEST) === undefined ? undefined : `The catalog has ${GUEST}, so the run creates the user.`,
  },
  nothingFails,
];

const created = (attempt: Attempt): readonly string[] =>
  [DEPLOY, GUEST].filter((ref) => outcomeOf(attempt, ref) === 'changed');

const realized = (attempt: Attempt): readonly string[] =>
  [DEPLOY, GUEST].filter((ref) => resourceOf(attempt, ref)?.virtual === false);

const ONLY_DEPLOY = 'Only deploy';
const ONLY_GUEST = 'Only guest';
const BOTH = 'Both';
const NONE = 'Neither of them';

export const prediction: Prediction = {
  question: 'Which users does the next apply create?',
  choices: () => [ONLY_DEPLOY, ONLY_GUEST, BOTH, NONE],
  answer: (attempt) => {
    const users = created(attempt);
    if (users.length === 2) return BOTH;
    if (users.length === 0) return NONE;
    return users[0] === DEPLOY ? ONLY_DEPLOY : ONLY_GUEST;
  },
  why: (attempt) =>
    realized(attempt).length === 0
      ? 'Nothing realizes the users, so the catalog contains none of them.'
      : `The catalog contains ${listed(realized(attempt))}. It does not contain virtual resources that nothing realizes.`,
};
