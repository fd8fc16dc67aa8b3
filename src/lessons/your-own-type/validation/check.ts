import { fileOf, resourceOf, valueOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const PATH = '/etc/doors';

/** What the file says of a door; undefined where it has no line. */
function stateOf(attempt: Attempt, door: string): string | undefined {
  return new RegExp(`^${door}=(.*)$`, 'm').exec(fileOf(attempt, PATH)?.content ?? '')?.[1];
}

function isKept(door: string, task: string, wanted: string): Check {
  return {
    id: door,
    task,
    seen: (attempt) => {
      const state = stateOf(attempt, door);
      if (state === undefined) return `${PATH} has no line for ${door}.`;
      return state === wanted ? undefined : `${PATH} says “${door}=${state}”.`;
    },
  };
}

const garage = isKept('garage', 'The manifest says unlocked for the garage, and the file open', 'open');

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
        : `The manifest says ${said ?? 'nothing'} for the garage, and the type is to understand unlocked.`;
    },
  },
];

const STATES = ['open', 'closed', 'unlocked'];
const ANOTHER = 'something else';

export const prediction: Prediction = {
  question: 'What will the file say of the garage?',
  choices: () => [...STATES, ANOTHER],
  answer: (attempt) => {
    const state = stateOf(attempt, 'garage') ?? '';
    return STATES.includes(state) ? state : ANOTHER;
  },
  why: (attempt) =>
    stateOf(attempt, 'garage') === 'unlocked'
      ? 'The type takes any value, and the provider writes it down as it is.'
      : 'The provider gets the value that the type made of the word.',
};
