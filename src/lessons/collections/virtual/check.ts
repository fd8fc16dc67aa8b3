import { listed, outcomeOf, resourceOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';
import { nothingFails } from '../../common-checks.ts';

const DEPLOY = 'User[deploy]';
const GUEST = 'User[guest]';

export const checks: readonly Check[] = [
  {
    id: 'deploy',
    task: 'The user deploy is created',
    seen: (attempt) => {
      const deploy = resourceOf(attempt, DEPLOY);
      if (deploy === undefined) return `The catalog has no ${DEPLOY}.`;
      if (deploy.virtual) return `${DEPLOY} is virtual, and nobody realizes it.`;
      return attempt.machine.users['deploy'] === undefined ? 'The run did not create the user deploy.' : undefined;
    },
  },
  {
    id: 'guest',
    task: 'The user guest is not created',
    seen: (attempt) =>
      attempt.machine.users['guest'] === undefined ? undefined : 'The run created the user guest: it is not virtual.',
  },
  nothingFails,
];

const created = (attempt: Attempt): readonly string[] =>
  [DEPLOY, GUEST].filter((ref) => outcomeOf(attempt, ref) === 'changed');

const ONLY_DEPLOY = 'Only deploy.';
const NONE = 'None of the two.';

export const prediction: Prediction = {
  question: 'Which users will the first apply create?',
  choices: () => [ONLY_DEPLOY, 'Only guest.', 'Both.', NONE],
  answer: (attempt) => {
    const users = created(attempt);
    if (users.length === 2) return 'Both.';
    if (users.length === 0) return NONE;
    return users[0] === DEPLOY ? ONLY_DEPLOY : 'Only guest.';
  },
  why: (attempt) => {
    const waiting = attempt.catalog.resources.filter(({ virtual }) => virtual).map(({ ref }) => ref);
    return waiting.length === 0 ? 'No resource is virtual.' : `Still virtual: ${listed(waiting)}.`;
  },
};
