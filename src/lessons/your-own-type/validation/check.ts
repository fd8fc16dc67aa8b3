import { fileOf, resourceOf, valueOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const PATH = '/etc/doors';

function readState(attempt: Attempt, door: string): string | undefined {
  return new RegExp(`^${door}=(.*)$`, 'm').exec(fileOf(attempt, PATH)?.content ?? '')?.[1];
}

function isKept(door: string, task: string, wanted: string): Check {
  return {
    id: door,
    task,
    seen: (attempt) => {
      const state = readState(attempt, door);
      if (state === undefined) return `${PATH} has no line for ${door}.`;
      return state === wanted ? undefined : `${PATH} contains “${door}=${state}”.`;
    },
  };
}

const garage = isKept('garage', 'The garage is unlocked in the manifest, and open in the file', 'open');

export const checks: readonly Check[] = [
  isKept('front', 'The front door is open', 'open'),
  isKept('back', 'The back door is closed', 'closed'),
  {
    ...garage,
    seen: (attempt) => {
      if (resourceOf(attempt, 'Door[garage]') === undefined) return 'The catalog has no Door[garage].';
      const said = valueOf(attempt, 'Door[garage]', 'state');
      return said === 'unlocked'
        ? garage.seen(attempt)
        : `The state of the garage in the manifest is ${said ?? 'not set'}, but it should be unlocked.`;
    },
  },
];

const STATES = ['open', 'close', 'closed'];
const ANOTHER = 'something else';

export const prediction: Prediction = {
  question: 'Which state does the file contain for the back door?',
  choices: () => [...STATES, ANOTHER],
  answer: (attempt) => {
    const state = readState(attempt, 'back') ?? '';
    return STATES.includes(state) ? state : ANOTHER;
  },
  why: (attempt) =>
    readState(attempt, 'back') === 'close'
      ? 'The type accepts any value, and the provider writes it unchanged.'
      : 'The provider writes the value that the type accepted.',
};
