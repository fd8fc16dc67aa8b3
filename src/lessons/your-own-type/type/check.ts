import { fileOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const PATH = '/etc/features.conf';

/** What the file says of a feature; undefined where it has no line. */
function stateOf(attempt: Attempt, feature: string): string | undefined {
  const lines = fileOf(attempt, PATH)?.content?.split('\n') ?? [];
  return lines.find((line) => line.startsWith(`${feature}=`))?.slice(feature.length + 1);
}

function isKept(id: string, task: string, feature: string, wanted: string): Check {
  return {
    id,
    task,
    seen: (attempt) => {
      const state = stateOf(attempt, feature);
      if (state === undefined) return `${PATH} has no line for ${feature}.`;
      return state === wanted ? undefined : `${PATH} says “${feature}=${state}”.`;
    },
  };
}

export const checks: readonly Check[] = [
  isKept('spelling', 'The file says search=on, though the manifest says On', 'search', 'on'),
  isKept('default', 'chat is off, as nobody has said anything else', 'chat', 'off'),
];

const STATES = ['On', 'on', 'off'];
const ANOTHER = 'something else';

export const prediction: Prediction = {
  question: 'What will the file say of the feature search?',
  choices: () => [...STATES, ANOTHER],
  answer: (attempt) => {
    const state = stateOf(attempt, 'search') ?? '';
    return STATES.includes(state) ? state : ANOTHER;
  },
  why: (attempt) =>
    stateOf(attempt, 'search') === 'On'
      ? 'The type takes what is written as it is, and the provider writes it down.'
      : 'The type has changed the value before the provider saw it.',
};
