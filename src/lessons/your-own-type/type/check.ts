import { fileOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const PATH = '/etc/features.conf';

function readState(attempt: Attempt, feature: string): string | undefined {
  const lines = fileOf(attempt, PATH)?.content?.split('\n') ?? [];
  return lines.find((line) => line.startsWith(`${feature}=`))?.slice(feature.length + 1);
}

function isKept(id: string, task: string, feature: string, wanted: string): Check {
  return {
    id,
    task,
    seen: (attempt) => {
      const state = readState(attempt, feature);
      if (state === undefined) return `${PATH} has no line for ${feature}.`;
      return state === wanted ? undefined : `${PATH} contains “${feature}=${state}”.`;
    },
  };
}

export const checks: readonly Check[] = [
  isKept('spelling', 'The file contains search=on, although the manifest has On', 'search', 'on'),
  isKept('default', 'The file contains chat=off, the default', 'chat', 'off'),
];

const STATES = ['On', 'on', 'off'];
const ANOTHER = 'something else';

export const prediction: Prediction = {
  question: 'Which state does the file contain for the feature search?',
  choices: () => [...STATES, ANOTHER],
  answer: (attempt) => {
    const state = readState(attempt, 'search') ?? '';
    return STATES.includes(state) ? state : ANOTHER;
  },
  why: (attempt) =>
    readState(attempt, 'search') === 'On'
      ? 'The type does not change the value, so the provider writes it unchanged.'
      : 'The type changes the value before the provider writes it.',
};
