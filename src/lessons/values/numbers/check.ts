import { fileOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const PATH = '/etc/shop.limits';

function readLimit(attempt: Attempt, name: string): string | undefined {
  return new RegExp(`^${name}=(.*)$`, 'm').exec(fileOf(attempt, PATH)?.content ?? '')?.[1];
}

function isLimit(id: string, task: string, wanted: string): Check {
  return {
    id,
    task,
    seen: (attempt) => {
      const limit = readLimit(attempt, id);
      if (limit === undefined) return `${PATH} has no line that begins with “${id}=”.`;
      if (limit === wanted) return undefined;
      return /^\d+\.\d+$/.test(limit)
        ? `The file contains “${id}=${limit}”, a number with a decimal point.`
        : `The file contains “${id}=${limit}”.`;
    },
  };
}

export const checks: readonly Check[] = [
  isLimit('memory', 'The shop gets half of the 6500 MB: memory=3250', '3250'),
  isLimit('workers', 'The workers line says how many 500 MB workers fit into that', '6'),
  isLimit('rest', 'The rest line says how many megabytes remain', '250'),
  isLimit('cache', 'The cache is three tenths of the shop’s memory, as a whole number', '975'),
];

const COUNTS = ['1', '6', '6.5', '7'];
const ANOTHER = 'another number';

export const prediction: Prediction = {
  question: 'Which number of workers does the file contain?',
  choices: () => [...COUNTS, ANOTHER],
  answer: (attempt) => {
    const workers = readLimit(attempt, 'workers') ?? '';
    return COUNTS.includes(workers) ? workers : ANOTHER;
  },
  why: (attempt) =>
    readLimit(attempt, 'workers') === '6'
      ? '3250 divided by 500 is 6.5. Both are whole numbers, so Puppet rounds the result down.'
      : 'The file contains what the manifest calculates.',
};
