import { fileOf, outcomeOf, resourceOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const CONF = 'File[/etc/shop.conf]';

export const checks: readonly Check[] = [
  {
    id: 'conf',
    task: 'The run says that it would change /etc/shop.conf, and leaves it as it is',
    seen: (attempt) => {
      if (resourceOf(attempt, CONF) === undefined)
        return `The catalog has no ${CONF}: the run says nothing of the file.`;
      switch (outcomeOf(attempt, CONF)) {
        case 'noop':
          return undefined;
        case 'changed':
          return 'The run changed /etc/shop.conf.';
        case 'unchanged':
          return 'The run found nothing to change in /etc/shop.conf, and so it said nothing of port 9090.';
        default:
          return 'The run did not come as far as /etc/shop.conf.';
      }
    },
  },
  {
    id: 'motd',
    task: 'The same run writes /etc/motd',
    seen: (attempt) => {
      if (fileOf(attempt, '/etc/motd')?.content === 'The shop runs here.\n') return undefined;
      return outcomeOf(attempt, 'File[/etc/motd]') === 'noop'
        ? 'The run only said that it would write /etc/motd.'
        : 'The run did not write “The shop runs here.” to /etc/motd.';
    },
  },
];

export const prediction: Prediction = {
  question: 'What will /etc/shop.conf say after the first apply?',
  choices: () => ['port=8080', 'port=9090', 'Nothing: it will be gone'],
  answer: (attempt) => fileOf(attempt, '/etc/shop.conf')?.content?.trim() ?? 'Nothing: it will be gone',
  why: (attempt) =>
    outcomeOf(attempt, CONF) === 'noop'
      ? 'With noop Puppet says what it would do, and does not do it.'
      : 'Puppet brings a file to what its resource says.',
};
