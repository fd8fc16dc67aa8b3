import { fileOf, linesAdded } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';
import { secondRunChangesNothing } from '../../common-checks.ts';

const PATH = '/etc/allowed_hosts';
const HOSTS = ['shop.example.com', 'blog.example.com', 'mail.example.com', 'wiki.example.com'];

const linesOf = (attempt: Attempt, path: string): readonly string[] =>
  (fileOf(attempt, path)?.content ?? '').split('\n').filter((line) => line !== '');

const readsOf = (attempt: Attempt): number => linesAdded(attempt, '/var/tmp/reads');

export const checks: readonly Check[] = [
  {
    id: 'hosts',
    task: 'The file contains each of the four hosts once',
    seen: (attempt) => {
      const lines = linesOf(attempt, PATH);
      const strange = HOSTS.find((host) => lines.filter((line) => line === host).length !== 1);
      if (strange === undefined) return undefined;
      const times = lines.filter((line) => line === strange).length;
      return times === 0 ? `${PATH} does not contain ${strange}.` : `${PATH} contains ${strange} ${times} times.`;
    },
  },
  {
    id: 'reads',
    task: 'The run reads the list once, for all hosts together',
    seen: (attempt) => {
      const reads = readsOf(attempt);
      if (reads === 1) return undefined;
      return reads === 0 ? 'The run did not read the list.' : `The run read the list ${reads} times.`;
    },
  },
  secondRunChangesNothing,
];

const MANY = '5 or more';

export const prediction: Prediction = {
  question: 'How many times does the next run read the list of hosts?',
  choices: () => ['0', '1', '4', MANY, 'another number'],
  answer: (attempt) => {
    const reads = readsOf(attempt);
    if (reads >= 5) return MANY;
    return [0, 1, 4].includes(reads) ? String(reads) : 'another number';
  },
  why: (attempt) =>
    readsOf(attempt) === 1
      ? 'Puppet calls prefetch once, and prefetch reads the list for all hosts.'
      : 'Puppet calls exists? for each resource, and each call reads the list.',
};
