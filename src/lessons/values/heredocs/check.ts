import { fileOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const SCRIPT = '/usr/local/bin/backup-shop';
const LAST_LINE = 'tar -czf "$target" /srv/shop\n';
const GREETING = 'Welcome to Corner Shop\n';
const NAME = 'Corner Shop';

const textOf = (attempt: Attempt, path: string): string => fileOf(attempt, path)?.content ?? '';

export const checks: readonly Check[] = [
  {
    id: 'script',
    task: 'The script keeps its own $target',
    seen: (attempt) => {
      const text = textOf(attempt, SCRIPT);
      if (text === '') return `${SCRIPT} is empty or does not exist.`;
      const [first = ''] = text.split('\n');
      if (first !== '#!/bin/sh') return `The script begins with ${JSON.stringify(first)}, not with #!/bin/sh.`;
      if (!text.includes('target=/var/backups/shop.tar.gz\n')) return 'The script has no line that sets target.';
      if (text.endsWith(LAST_LINE)) return undefined;
      if (`${text}\n`.endsWith(LAST_LINE)) return 'The last line has no line break at its end.';
      const last = text.trimEnd().split('\n').at(-1) ?? '';
      return last.includes('$target')
        ? `The last line is ${last}, not ${LAST_LINE.trimEnd()}.`
        : `The last line is ${last}, without $target.`;
    },
  },
  {
    id: 'motd',
    task: '/etc/motd contains “Welcome to Corner Shop”',
    seen: (attempt) => {
      const text = textOf(attempt, '/etc/motd');
      if (text === GREETING) return undefined;
      return text.includes('$') || text.includes('\\n')
        ? `/etc/motd contains ${JSON.stringify(text)}: in single quotes, Puppet replaces nothing.`
        : `/etc/motd contains ${JSON.stringify(text)}.`;
    },
  },
  {
    id: 'name',
    task: '/etc/shop.name contains the name without a line break',
    seen: (attempt) => {
      const file = fileOf(attempt, '/etc/shop.name');
      if (file === undefined) return '/etc/shop.name does not exist after the run.';
      if (file.content === NAME) return undefined;
      return file.content === `${NAME}\n`
        ? 'A line break follows the name.'
        : `/etc/shop.name contains ${JSON.stringify(file.content ?? '')}.`;
    },
  },
];

const PUT_IN = 'Welcome to Corner Shop';
const AS_IT_IS = 'Welcome to $shop\\n';
const OTHER = 'something else';

export const prediction: Prediction = {
  question: 'What does /etc/motd contain after the run?',
  choices: () => [PUT_IN, AS_IT_IS, OTHER],
  answer: (attempt) => [PUT_IN, AS_IT_IS].find((text) => textOf(attempt, '/etc/motd').trimEnd() === text) ?? OTHER,
  why: (attempt) =>
    textOf(attempt, '/etc/motd').includes('$')
      ? 'In single quotes, Puppet replaces nothing.'
      : 'In double quotes, Puppet replaces a variable with its value, and \\n with a line break.',
};
