import type { ParameterView } from '../../../protocol/analysis.ts';
import { fileOf, resourceOf, valueText } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const SHOP = 'Class[Shop]';

const givenOf = (attempt: Attempt): readonly ParameterView[] =>
  resourceOf(attempt, SHOP)?.parameters.filter(({ origin }) => origin === 'attribute') ?? [];

const lineOf = (attempt: Attempt, key: string): string | undefined =>
  new RegExp(`^${key}=(.*)$`, 'm').exec(fileOf(attempt, '/etc/shop.conf')?.content ?? '')?.[1];

function says(key: string, task: string, wanted: string, defaultValue: string, elsewhere: string): Check {
  return {
    id: key,
    task,
    seen: (attempt) => {
      const found = lineOf(attempt, key);
      if (found === wanted) return undefined;
      if (found === undefined) return `/etc/shop.conf has no line “${key}=”.`;
      if (found === defaultValue)
        return `/etc/shop.conf contains ${key}=${found}, the default of the class: Puppet found no data.`;
      return `/etc/shop.conf contains ${key}=${found}: ${elsewhere}.`;
    },
  };
}

export const checks: readonly Check[] = [
  says('port', 'The port is 9090', '9090', '8080', 'another value came first'),
  says('workers', 'The node web.example.com has 8 workers', '8', '1', 'this is not the value for this node'),
  {
    id: 'data',
    task: 'The values come from the data, not from a declaration',
    seen: (attempt) => {
      if (resourceOf(attempt, SHOP) === undefined) return `The catalog has no ${SHOP}.`;
      const given = givenOf(attempt).find(({ name }) => ['port', 'workers'].includes(name));
      return given === undefined
        ? undefined
        : `The declaration of the class sets ${given.name} => ${given.text}, so Puppet does not look it up.`;
    },
  },
];

const COUNTS = ['1', '2', '8'];
const ANOTHER = 'another number';

export const prediction: Prediction = {
  question: 'How many workers does the shop have on this node?',
  choices: () => [...COUNTS, ANOTHER],
  answer: (attempt) => {
    const workers = valueText(attempt, SHOP, 'workers') ?? '';
    return COUNTS.includes(workers) ? workers : ANOTHER;
  },
  why: (attempt) => {
    const workers = valueText(attempt, SHOP, 'workers');
    if (givenOf(attempt).some(({ name }) => name === 'workers'))
      return 'The declaration of the class sets the number, so Puppet does not look it up.';
    if (workers === '1') return 'The data has no value, so the default of the class applies.';
    return workers === '2'
      ? 'The node’s file does not contain the key, so Puppet uses the file for all nodes.'
      : 'The node’s file comes first in the hierarchy, and it contains the key.';
  },
};
