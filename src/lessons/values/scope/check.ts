import { fileOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const SHOP = '/etc/shop.conf';
const MONITOR = '/etc/monitor.conf';

/** What stands after `NAME=` in a file; undefined where there is no such line. */
function settingOf(attempt: Attempt, path: string, name: string): string | undefined {
  return new RegExp(`^${name}=(.*)$`, 'm').exec(fileOf(attempt, path)?.content ?? '')?.[1];
}

function says(id: string, task: string, path: string, wanted: string): Check {
  return {
    id,
    task,
    seen: (attempt) => {
      const value = settingOf(attempt, path, id);
      if (value === undefined) return `${path} has no line that begins with “${id}=”.`;
      return value === wanted ? undefined : `${path} says “${id}=${value}”.`;
    },
  };
}

export const checks: readonly Check[] = [
  says('port', 'The shop’s file has the shop’s own port, 8080', SHOP, '8080'),
  says('gateway', 'Its second line has the port at the top, 80', SHOP, '80'),
  says('watch', 'The monitor watches the port of the shop', MONITOR, '8080'),
];

const PORTS = ['80', '8080'];
const ANOTHER = 'something else';

export const prediction: Prediction = {
  question: 'Which port will the monitor’s file say?',
  choices: () => [...PORTS, ANOTHER],
  answer: (attempt) => {
    const port = settingOf(attempt, MONITOR, 'watch') ?? '';
    return PORTS.includes(port) ? port : ANOTHER;
  },
  why: (attempt) =>
    settingOf(attempt, MONITOR, 'watch') === '80'
      ? 'The monitor has no $port of its own, so the one at the top is meant. It never looks into the shop.'
      : 'With the name of a class before it, the variable of that class is meant.',
};
