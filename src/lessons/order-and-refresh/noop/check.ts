import { fileOf, outcomeOf, resourceOf, valueText } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const CONF = 'File[/etc/shop.conf]';

export const checks: readonly Check[] = [
  {
    id: 'conf',
    task: 'The run reports that it would change /etc/shop.conf, but does not change it',
    on: 'any',
    seen: (attempt) => {
      if (resourceOf(attempt, CONF) === undefined)
        return `The catalog has no ${CONF}, so the run does not compare the file.`;
      switch (outcomeOf(attempt, CONF)) {
        case 'noop':
          return undefined;
        case 'changed':
          return 'The run changed /etc/shop.conf.';
        case 'unchanged':
          return 'The run found no difference in /etc/shop.conf: its resource should still set port 9090.';
        default:
          return 'The run did not reach /etc/shop.conf.';
      }
    },
  },
  {
    id: 'motd',
    task: 'The same run writes /etc/motd',
    seen: (attempt) => {
      if (fileOf(attempt, '/etc/motd')?.content === 'The shop runs here.\n') return undefined;
      return outcomeOf(attempt, 'File[/etc/motd]') === 'noop'
        ? 'The run only reported that it would write /etc/motd.'
        : 'The run did not write “The shop runs here.” to /etc/motd.';
    },
  },
];

const GONE = 'Nothing: the file is removed';

export const prediction: Prediction = {
  question: 'What does /etc/shop.conf contain after the next apply?',
  choices: () => ['port=8080', 'port=9090', GONE],
  answer: (attempt) => fileOf(attempt, '/etc/shop.conf')?.content?.trim() ?? GONE,
  why: (attempt) =>
    valueText(attempt, CONF, 'noop') === 'true'
      ? 'With noop, Puppet reports what it would change, but does not change it.'
      : 'Puppet changes the file to the content that its resource declares.',
};
