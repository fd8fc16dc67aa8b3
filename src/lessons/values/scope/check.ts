import { fileOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const SHOP = '/etc/shop.conf';
const MONITOR = '/etc/monitor.conf';

function readSetting(attempt: Attempt, path: string, name: string): string | undefined {
  return new RegExp(`^${name}=(.*)$`, 'm').exec(fileOf(attempt, path)?.content ?? '')?.[1];
}

function says(id: string, task: string, path: string, wanted: string): Check {
  return {
    id,
    task,
    seen: (attempt) => {
      const value = readSetting(attempt, path, id);
      if (value === undefined) return `${path} has no line that begins with “${id}=”.`;
      return value === wanted ? undefined : `${path} contains “${id}=${value}”.`;
    },
  };
}

export const checks: readonly Check[] = [
  says('port', 'The shop’s file contains its own port, 8080', SHOP, '8080'),
  says('gateway', 'Its second line contains the port of the top scope, 80', SHOP, '80'),
  says('watch', 'The monitor watches the port of the shop, 8080', MONITOR, '8080'),
];

const PORTS = ['80', '8080'];
const ANOTHER = 'something else';

export const prediction: Prediction = {
  question: 'Which port does the monitor’s file contain?',
  choices: () => [...PORTS, ANOTHER],
  answer: (attempt) => {
    const port = readSetting(attempt, MONITOR, 'watch') ?? '';
    return PORTS.includes(port) ? port : ANOTHER;
  },
  why: (attempt) =>
    readSetting(attempt, MONITOR, 'watch') === '80'
      ? 'The class monitor has no $port, so Puppet uses the variable of the top scope, not the one in the class shop.'
      : 'The qualified name reads the variable of the class shop.',
};
