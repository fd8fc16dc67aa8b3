import { appliedOrder, appliedRefs, fileOf, isOrdered, resourceOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const PATH = '/srv/shop/data/orders.txt';
const FILE = `File[${PATH}]`;

export const checks: readonly Check[] = [
  {
    id: 'orders',
    task: `${PATH} exists after the run`,
    seen: (attempt) => {
      if (fileOf(attempt, PATH) !== undefined) return undefined;
      const missing = ['/srv/shop', '/srv/shop/data'].find((path) => fileOf(attempt, path)?.type !== 'directory');
      return missing === undefined
        ? 'The directories exist, but the file does not.'
        : `Puppet could not write the file: the directory ${missing} does not exist.`;
    },
  },
  {
    id: 'owner',
    task: 'The file belongs to the user shop',
    seen: (attempt) => {
      if (attempt.machine.users['shop'] === undefined) return 'The user shop does not exist on the machine.';
      const owner = fileOf(attempt, PATH)?.owner;
      return owner === 'shop' ? undefined : `The owner of the file is ${owner ?? 'unknown'}.`;
    },
  },
  {
    id: 'waits',
    task: 'The file depends on its directory and on its owner',
    seen: (attempt) => {
      for (const earlier of ['File[/srv/shop/data]', 'User[shop]']) {
        if (resourceOf(attempt, earlier) === undefined)
          return `The file cannot depend on ${earlier}: the catalog does not contain it.`;
        if (!isOrdered(attempt, earlier, FILE)) return `The graph has no path from ${earlier} to the file.`;
      }
      return undefined;
    },
  },
];

export const prediction: Prediction = {
  question: 'Which resource does Puppet apply last?',
  choices: appliedRefs,
  answer: (attempt) => appliedOrder(attempt).at(-1) ?? '',
  why: () => 'A file depends on its directory and on its owner, wherever they are in the manifest.',
};
