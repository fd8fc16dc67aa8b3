import { fileOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const PATH = '/etc/shop.conf';

function setting(attempt: Attempt, name: string): string | undefined {
  const lines = fileOf(attempt, PATH)?.content?.split('\n') ?? [];
  return lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1);
}

function isSet(id: string, task: string, name: string, wanted: string): Check {
  return {
    id,
    task,
    seen: (attempt) => {
      const value = setting(attempt, name);
      if (value === undefined) return `${PATH} has no line that begins with “${name}=”.`;
      return value === wanted ? undefined : `${PATH} contains “${name}=${value}”.`;
    },
  };
}

export const checks: readonly Check[] = [
  isSet('port', 'The port line contains the port from the hash', 'port', '8080'),
  isSet('host', 'The host line contains the first host of the array', 'host', 'shop.example.com'),
  isSet('admin-port', 'The admin_port line contains the port plus 1', 'admin_port', '8081'),
  isSet('hosts', 'The hosts line contains all hosts, separated by commas', 'hosts', 'shop.example.com,www.example.com'),
];

const HOSTS = ['localhost', 'shop.example.com', 'www.example.com'];
const ANOTHER = 'something else';

export const prediction: Prediction = {
  question: 'Which host is in the line “host=”?',
  choices: () => [...HOSTS, ANOTHER],
  answer: (attempt) => {
    const host = setting(attempt, 'host') ?? '';
    return HOSTS.includes(host) ? host : ANOTHER;
  },
  why: (attempt) =>
    setting(attempt, 'host') === 'localhost'
      ? 'The file does not use the hash yet.'
      : 'The first index of an array is 0, so [0] is the first host and [1] the second.',
};
