import { fileOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const linesOf = (attempt: Attempt, path: string): readonly string[] =>
  (fileOf(attempt, path)?.content ?? '').split('\n').filter((line) => line !== '');

function hasLines(id: string, task: string, path: string, wanted: readonly string[]): Check {
  return {
    id,
    task,
    seen: (attempt) => {
      const lines = linesOf(attempt, path);
      if (lines.length === 0) return `${path} is empty.`;
      const missing = wanted.find((line) => !lines.includes(line));
      if (missing !== undefined) return `${path} has no line “${missing}”. Its first line is “${lines[0]}”.`;
      const extra = lines.find((line) => !wanted.includes(line));
      return extra === undefined ? undefined : `${path} also has the line “${extra}”.`;
    },
  };
}

export const checks: readonly Check[] = [
  hasLines('large', '/etc/disks.large lists the disks with 50 GB or more', '/etc/disks.large', ['shop', 'backup']),
  hasLines('list', '/etc/disks.list has a line for each disk, such as “shop: 80 GB”', '/etc/disks.list', [
    'system: 20 GB',
    'shop: 80 GB',
    'cache: 5 GB',
    'backup: 400 GB',
  ]),
  hasLines('total', '/etc/disks.total contains the sum: “505 GB”', '/etc/disks.total', ['505 GB']),
];

const CHOICES = ['0 GB', '400 GB', '505 GB'];
const ANOTHER = 'Something else';

export const prediction: Prediction = {
  question: 'What does /etc/disks.total contain after the run?',
  choices: () => [...CHOICES, ANOTHER],
  answer: (attempt) => {
    const total = linesOf(attempt, '/etc/disks.total')[0] ?? '';
    return CHOICES.includes(total) ? total : ANOTHER;
  },
  why: (attempt) => {
    const [total] = linesOf(attempt, '/etc/disks.total');
    if (total === '0 GB') return '$total is 0: the manifest does not read the sizes of the disks yet.';
    return total === '505 GB'
      ? '20 and 80 are 100. The next two calls of the block add 5 and 400.'
      : 'The result of reduce is the result of the last call of the block.';
  },
};
