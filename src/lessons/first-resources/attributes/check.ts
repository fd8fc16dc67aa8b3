import { countChoices, fileOf, runOfResource } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const PATH = '/etc/shop.conf';

function belongs(id: 'owner' | 'group', task: string): Check {
  return {
    id,
    task,
    seen: (attempt) => {
      const found = fileOf(attempt, PATH)?.[id];
      return found === 'www-data' ? undefined : `The ${id} of ${PATH} is ${found ?? 'unknown'} after the run.`;
    },
  };
}

export const checks: readonly Check[] = [
  belongs('owner', '/etc/shop.conf belongs to the user www-data'),
  belongs('group', '/etc/shop.conf belongs to the group www-data'),
  {
    id: 'mode',
    task: 'Other users cannot read /etc/shop.conf: its mode is 0640',
    seen: (attempt) => {
      const mode = fileOf(attempt, PATH)?.mode;
      if (mode === '0640') return undefined;
      return mode?.endsWith('0') === false
        ? `The mode is ${mode} after the run: other users have access to the password.`
        : `The mode is ${mode ?? 'unknown'} after the run.`;
    },
  },
  {
    id: 'text',
    task: '/etc/shop.conf keeps its content',
    seen: (attempt) =>
      fileOf(attempt, PATH)?.content === 'password=secret\n' ? undefined : `The run changed the content of ${PATH}.`,
  },
];

const changesOf = (attempt: Attempt): number => runOfResource(attempt, `File[${PATH}]`)?.changes.length ?? 0;

export const prediction: Prediction = {
  question: 'How many attributes of /etc/shop.conf will the next apply change?',
  choices: () => countChoices(4),
  answer: (attempt) => String(Math.min(4, changesOf(attempt))),
  why: () => 'Puppet changes each attribute that the manifest sets and that has a different value on the machine.',
};
