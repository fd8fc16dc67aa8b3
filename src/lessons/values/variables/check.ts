import { declares } from '../../common-checks.ts';
import { resourcesOf, fileOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const CONFIGURATION = '/etc/store/store.conf';
const WANTED = 'include /etc/store/conf.d';

/** Returns the first line of the configuration, in the new or the old file. */
function includedBy(attempt: Attempt): string | undefined {
  const file =
    fileOf(attempt, CONFIGURATION) ?? fileOf(attempt, '/etc/store/shop.conf') ?? fileOf(attempt, '/etc/shop/shop.conf');
  return file?.content?.split('\n')[0];
}

export const checks: readonly Check[] = [
  declares(
    'moved',
    'The catalog contains /etc/store, its conf.d, and its store.conf',
    'File[/etc/store]',
    'File[/etc/store/conf.d]',
    `File[${CONFIGURATION}]`,
  ),
  {
    id: 'content',
    task: 'store.conf includes /etc/store/conf.d',
    seen: (attempt) => {
      const line = fileOf(attempt, CONFIGURATION)?.content?.split('\n')[0];
      if (line === undefined) return `${CONFIGURATION} does not exist after the run.`;
      return line === WANTED ? undefined : `${CONFIGURATION} contains “${line}”.`;
    },
  },
  {
    id: 'nothing-left',
    task: 'No resource manages /etc/shop or anything inside it',
    seen: (attempt) => {
      const left = resourcesOf(attempt, 'File').find(({ title }) => /^\/etc\/shop(?:\/|$)/.test(title));
      return left === undefined ? undefined : `The catalog still has ${left.ref}.`;
    },
  },
];

const LINES = ['include /etc/shop/conf.d', WANTED, 'include ${directory}/conf.d'];
const ANOTHER = 'another line';

export const prediction: Prediction = {
  question: 'What does the configuration file contain after the run?',
  choices: () => [...LINES, ANOTHER],
  answer: (attempt) => {
    const line = includedBy(attempt) ?? '';
    return LINES.includes(line) ? line : ANOTHER;
  },
  why: (attempt) =>
    includedBy(attempt)?.includes('$') === true
      ? 'In single quotes, Puppet does not replace a variable with its value.'
      : 'In double quotes, Puppet replaces a variable with its value.',
};
