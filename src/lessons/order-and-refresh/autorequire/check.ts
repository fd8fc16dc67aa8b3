import { appliedOrder, fileOf, isOrdered, resourceOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const PATH = '/srv/shop/data/orders.txt';
const FILE = `File[${PATH}]`;

export const checks: readonly Check[] = [
  {
    id: 'orders',
    task: `${PATH} is there after the run`,
    seen: (attempt) => {
      if (fileOf(attempt, PATH) !== undefined) return undefined;
      const missing = ['/srv/shop', '/srv/shop/data'].find((path) => fileOf(attempt, path)?.type !== 'directory');
      return missing === undefined
        ? 'The folders are there, but the file is not.'
        : `The file could not be written: there is no folder ${missing}.`;
    },
  },
  {
    id: 'owner',
    task: 'It belongs to the user shop',
    seen: (attempt) => {
      if (attempt.machine.users['shop'] === undefined) return 'There is no user shop on the machine.';
      const owner = fileOf(attempt, PATH)?.owner;
      return owner === 'shop' ? undefined : `It belongs to ${owner ?? 'nobody'}.`;
    },
  },
  {
    id: 'waits',
    task: 'The file waits for its folder and for its owner',
    seen: (attempt) => {
      for (const earlier of ['File[/srv/shop/data]', 'User[shop]']) {
        if (resourceOf(attempt, earlier) === undefined)
          return `The file cannot wait for ${earlier}: the catalog does not have it.`;
        if (!isOrdered(attempt, earlier, FILE)) return `The graph has no way from ${earlier} to the file.`;
      }
      return undefined;
    },
  },
];

export const prediction: Prediction = {
  question: 'Which of the resources will be applied last?',
  choices: (attempt) => appliedOrder(attempt).toSorted(),
  answer: (attempt) => appliedOrder(attempt).at(-1) ?? '',
  why: () => 'A file waits for the folder that it is in and for its owner, wherever they stand in the text.',
};
