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
    task: 'The script is written with its own $target',
    seen: (attempt) => {
      const text = textOf(attempt, SCRIPT);
      if (text === '') return `${SCRIPT} is not there, or empty.`;
      const [first = ''] = text.split('\n');
      if (first !== '#!/bin/sh') return `The script begins with ${JSON.stringify(first)}, and not with #!/bin/sh.`;
      if (!text.includes('target=/var/backups/shop.tar.gz\n')) return 'The script has lost the line that sets target.';
      return text.endsWith(LAST_LINE)
        ? undefined
        : `The last line is ${JSON.stringify(text.trimEnd().split('\n').at(-1))}: its $target is gone.`;
    },
  },
  {
    id: 'motd',
    task: '/etc/motd welcomes people to the Corner Shop',
    seen: (attempt) => {
      const text = textOf(attempt, '/etc/motd');
      if (text === GREETING) return undefined;
      return text.includes('$') || text.includes('\\n')
        ? `/etc/motd says ${JSON.stringify(text)}: the text stands for itself, as it does in single quotes.`
        : `/etc/motd says ${JSON.stringify(text)}.`;
    },
  },
  {
    id: 'name',
    task: '/etc/shop.name holds the name, and no line break',
    seen: (attempt) => {
      const file = fileOf(attempt, '/etc/shop.name');
      if (file === undefined) return '/etc/shop.name is not there.';
      if (file.content === NAME) return undefined;
      return file.content === `${NAME}\n`
        ? 'There is a line break behind the name.'
        : `/etc/shop.name says ${JSON.stringify(file.content ?? '')}.`;
    },
  },
];

const PUT_IN = 'Welcome to Corner Shop';
const AS_IT_IS = 'Welcome to $shop\\n';
const OTHER = 'something else';

export const prediction: Prediction = {
  question: 'What will stand in /etc/motd after the run?',
  choices: ({ failure }) => (failure === undefined ? [PUT_IN, AS_IT_IS, OTHER] : []),
  answer: (attempt) => [PUT_IN, AS_IT_IS].find((text) => textOf(attempt, '/etc/motd').trimEnd() === text) ?? OTHER,
  why: (attempt) =>
    textOf(attempt, '/etc/motd').includes('$')
      ? 'In single quotes a text stands for itself.'
      : 'In double quotes Puppet puts in the value of a variable, and takes \\n for a line break.',
};
