import { countChoices, fileOf, outcomeOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';
import { secondRunChangesNothing } from '../../common-checks.ts';

const PATH = '/etc/allowed_hosts';
const WANTED = 'shop.example.com';
const OLD = 'old.example.com';

const hostsOf = (attempt: Attempt): readonly string[] =>
  (fileOf(attempt, PATH)?.content ?? '').split('\n').filter((line) => line !== '');

export const checks: readonly Check[] = [
  {
    id: 'allowed',
    task: `The file contains ${WANTED} once`,
    seen: (attempt) => {
      const times = hostsOf(attempt).filter((host) => host === WANTED).length;
      if (times === 1) return undefined;
      return times === 0 ? `${PATH} has no line ${WANTED}.` : `${PATH} has ${WANTED} ${times} times.`;
    },
  },
  {
    id: 'found',
    task: `A second apply does not add ${WANTED} again`,
    on: 'second',
    seen: (attempt) =>
      outcomeOf(attempt, `Allowed_host[${WANTED}]`) === 'unchanged'
        ? undefined
        : `The second apply did not find ${WANTED} in the file.`,
  },
  {
    id: 'gone',
    task: `The file does not contain ${OLD}`,
    seen: (attempt) => (hostsOf(attempt).includes(OLD) ? `${PATH} still contains ${OLD}.` : undefined),
  },
  secondRunChangesNothing,
];

export const prediction: Prediction = {
  question: 'How many of the two hosts does a second apply change?',
  on: 'second',
  choices: () => countChoices(2),
  answer: (attempt) =>
    String(
      attempt.run.resources.filter(({ ref, outcome }) => ref.startsWith('Allowed_host') && outcome === 'changed')
        .length,
    ),
  why: (attempt) =>
    attempt.run.resources.some(({ outcome }) => outcome === 'changed')
      ? 'For at least one host, the machine does not match the manifest after the first apply.'
      : 'exists? reads the file, and both hosts are as declared.',
};
