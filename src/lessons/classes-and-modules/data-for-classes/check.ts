import type { ParameterView } from '../../../protocol/analysis.ts';
import { fileOf, resourceOf, valueText } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const SHOP = 'Class[Shop]';

/** The values that the declaration of the class gives. */
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
        return `/etc/shop.conf says ${key}=${found}, the default of the class: no data were found.`;
      return `/etc/shop.conf says ${key}=${found}: ${elsewhere}.`;
    },
  };
}

export const checks: readonly Check[] = [
  says('port', 'The port is 9090', '9090', '8080', 'another value came first'),
  says('workers', 'The node web.example.com has 8 workers', '8', '1', 'that is not the value for this node'),
  {
    id: 'data',
    task: 'No declaration gives the values: they come from the data',
    seen: (attempt) => {
      if (resourceOf(attempt, SHOP) === undefined) return `The catalog has no ${SHOP}.`;
      const given = givenOf(attempt).find(({ name }) => ['port', 'workers'].includes(name));
      return given === undefined
        ? undefined
        : `The declaration of the class gives ${given.name} => ${given.text}, so no data are asked.`;
    },
  },
];

const COUNTS = ['1', '2', '8'];
const ANOTHER = 'another number';

export const prediction: Prediction = {
  question: 'How many workers will the shop have on this node?',
  choices: () => [...COUNTS, ANOTHER],
  answer: (attempt) => {
    const workers = valueText(attempt, SHOP, 'workers') ?? '';
    return COUNTS.includes(workers) ? workers : ANOTHER;
  },
  why: (attempt) => {
    const workers = valueText(attempt, SHOP, 'workers');
    if (givenOf(attempt).some(({ name }) => name === 'workers'))
      return 'The declaration of the class gives the number, so no data are asked for it.';
    if (workers === '1') return 'No data say anything else, so the default of the class counts.';
    return workers === '2'
      ? 'The file of the node says nothing of it, so the file for all nodes answers.'
      : 'The file of the node is asked first, and what it says is final.';
  },
};
