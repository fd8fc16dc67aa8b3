import { fileOf, listed, resourceOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const JOBS = { small: '1', middle: '2', large: '8' };
const QUEUES = Object.keys(JOBS);

const jobsOf = (attempt: Attempt, queue: string): string | undefined =>
  /^jobs=(\d+)\n$/.exec(fileOf(attempt, `/etc/queue-${queue}.conf`)?.content ?? '')?.[1];

export const checks: readonly Check[] = [
  {
    id: 'jobs',
    task: 'The large queue runs 8 jobs, the middle one 2, the small one 1',
    seen: (attempt) => {
      const off = Object.entries(JOBS).find(([queue, jobs]) => jobsOf(attempt, queue) !== jobs);
      if (off === undefined) return undefined;
      const [queue, wanted] = off;
      const jobs = jobsOf(attempt, queue);
      return jobs === undefined
        ? `/etc/queue-${queue}.conf has no line “jobs=” with a number.`
        : `The ${queue} queue runs ${jobs} jobs, but it should run ${wanted}.`;
    },
  },
  {
    id: 'warning',
    task: 'Only the small queue has a warning',
    seen: (attempt) => {
      const warned = QUEUES.filter((queue) => resourceOf(attempt, `File[/etc/queue-${queue}.warning]`) !== undefined);
      if (warned.length === 0) return 'The catalog has no file /etc/queue-small.warning.';
      return warned.length === 1 && warned[0] === 'small'
        ? undefined
        : `The catalog has a warning for ${listed(warned)}.`;
    },
  },
];

export const prediction: Prediction = {
  question: 'The middle queue has exactly 2048 MB. How many jobs can it run?',
  choices: () => ['1', '2', '8', 'another number'],
  answer: (attempt) => {
    const jobs = jobsOf(attempt, 'middle') ?? '';
    return ['1', '2', '8'].includes(jobs) ? jobs : 'another number';
  },
  why: (attempt) => {
    const all = new Set(QUEUES.map((queue) => jobsOf(attempt, queue)));
    return all.size === 1
      ? 'All queues get the same number: no condition looks at their memory yet.'
      : 'Puppet evaluates the conditions from the top, and uses the first one that is true.';
  },
};
