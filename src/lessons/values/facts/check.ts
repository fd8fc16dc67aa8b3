import { fileOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const GREETING = '/etc/issue.shop';

const greetingOf = (attempt: Attempt): string => fileOf(attempt, GREETING)?.content?.trimEnd() ?? '';

/** Creates a check of a segment of the greeting, which is `HOST runs SYSTEM RELEASE`. */
function says(id: string, task: string, wanted: RegExp, what: string): Check {
  return {
    id,
    task,
    seen: (attempt) => {
      const greeting = greetingOf(attempt);
      if (greeting === '') return `${GREETING} is empty or does not exist.`;
      if (wanted.test(greeting)) return undefined;
      const start = greeting.length > 60 ? `${greeting.slice(0, 60)}…` : greeting;
      return `${what} is wrong. The greeting is “${start}”.`;
    },
  };
}

export const checks: readonly Check[] = [
  says('host', 'The greeting begins with the name of this machine, shop1', /^shop1 runs /, 'The name of the machine'),
  says('system', 'The greeting contains the operating system of this machine', / runs Debian( |$)/, 'The system'),
  says('release', 'The greeting ends with the release number, 12', / 12$/, 'The release'),
];

const HOSTS = ['web7', 'shop1', 'shop1.example.com'];
const ANOTHER = 'something else';

export const prediction: Prediction = {
  question: 'Which name does the greeting begin with?',
  choices: () => [...HOSTS, ANOTHER],
  answer: (attempt) => {
    const [host = ''] = greetingOf(attempt).split(' runs ');
    return HOSTS.includes(host) ? host : ANOTHER;
  },
  why: (attempt) =>
    greetingOf(attempt).startsWith('web7')
      ? 'The name is a fixed string in the manifest.'
      : 'The fact comes from the machine that the catalog is for.',
};
