import { fileOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const LOW = '/etc/sites.low';
const HTTPS = '/etc/sites.https';

const textOf = (attempt: Attempt, path: string): string | undefined => fileOf(attempt, path)?.content?.trim();

export const checks: readonly Check[] = [
  {
    id: 'low',
    task: '/etc/sites.low contains the number of sites with a port below 1024',
    seen: (attempt) => {
      const text = textOf(attempt, LOW);
      if (text === undefined) return `${LOW} does not exist after the run.`;
      if (text === '2') return undefined;
      return text === '0' || text === '1'
        ? `${LOW} contains ${text}: a variable of a block does not exist after the block.`
        : `${LOW} contains “${text}”.`;
    },
  },
  {
    id: 'https',
    task: '/etc/sites.https contains true, because a site uses port 443',
    seen: (attempt) => {
      const text = textOf(attempt, HTTPS);
      if (text === undefined) return `${HTTPS} does not exist after the run.`;
      return text === 'true' ? undefined : `${HTTPS} contains “${text}”.`;
    },
  },
];

const COUNTS = ['0', '1', '2', '3'];
const ANOTHER = 'something else';

export const prediction: Prediction = {
  question: 'Which number does /etc/sites.low contain?',
  choices: () => [...COUNTS, ANOTHER],
  answer: (attempt) => {
    const text = textOf(attempt, LOW) ?? '';
    return COUNTS.includes(text) ? text : ANOTHER;
  },
  why: (attempt) => {
    const text = textOf(attempt, LOW) ?? '';
    if (text === '2') return 'filter uses the results of its block, so the number is right.';
    return text === '0' || text === '1'
      ? 'A variable that a block assigns is local to the block.'
      : 'The file contains the value of $low.';
  },
};
