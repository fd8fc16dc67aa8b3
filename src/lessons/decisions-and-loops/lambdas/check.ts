import { fileOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const LOW = '/etc/sites.low';
const HTTPS = '/etc/sites.https';

const textOf = (attempt: Attempt, path: string): string | undefined => fileOf(attempt, path)?.content?.trim();

export const checks: readonly Check[] = [
  {
    id: 'low',
    task: 'The first file says how many sites have a port below 1024',
    seen: (attempt) => {
      const text = textOf(attempt, LOW);
      if (text === undefined) return `${LOW} is not there.`;
      if (text === '2') return undefined;
      return text === '0' || text === '1'
        ? `${LOW} says ${text}: what a block assigns is gone when it ends.`
        : `${LOW} says “${text}”.`;
    },
  },
  {
    id: 'https',
    task: 'The second one says true, as one of the sites is on port 443',
    seen: (attempt) => {
      const text = textOf(attempt, HTTPS);
      if (text === undefined) return `${HTTPS} is not there.`;
      return text === 'true' ? undefined : `${HTTPS} says “${text}”.`;
    },
  },
];

const COUNTS = ['0', '1', '2', '3'];
const ANOTHER = 'something else';

export const prediction: Prediction = {
  question: 'Which number will /etc/sites.low say?',
  choices: () => [...COUNTS, ANOTHER],
  answer: (attempt) => {
    const text = textOf(attempt, LOW) ?? '';
    return COUNTS.includes(text) ? text : ANOTHER;
  },
  why: (attempt) => {
    const text = textOf(attempt, LOW) ?? '';
    if (text === '2') return 'The result of a block comes out of it.';
    return text === '0' || text === '1'
      ? 'What is assigned in a block does not come out of it.'
      : 'The file says what the manifest gives to $low.';
  },
};
