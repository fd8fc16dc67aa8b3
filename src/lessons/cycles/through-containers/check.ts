import { isOrdered } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';
import { comesBefore, noCycle } from '../../common-checks.ts';

const FILE = 'File[/etc/shop.conf]';
const MAKE = 'Exec[make the database]';
const START = 'Exec[start the shop]';

export const checks: readonly Check[] = [
  noCycle,
  comesBefore('file-first', '/etc/shop.conf is there before the database is made', FILE, MAKE),
  comesBefore('database-first', 'The database is made before the shop starts', MAKE, START),
];

const BEFORE = 'Before it.';
const AFTER = 'After it.';
const BOTH = 'Both.';
const NEITHER = 'Neither: Puppet may choose.';

function placeOfFile(attempt: Attempt): string {
  const isBefore = isOrdered(attempt, FILE, MAKE);
  const isAfter = isOrdered(attempt, MAKE, FILE);
  if (isBefore && isAfter) return BOTH;
  if (isBefore) return BEFORE;
  return isAfter ? AFTER : NEITHER;
}

export const prediction: Prediction = {
  question:
    'Does this manifest say that /etc/shop.conf comes before the command “make the database”, or that it comes after it?',
  choices: () => [BEFORE, AFTER, BOTH, NEITHER],
  answer: placeOfFile,
  why: (attempt) =>
    placeOfFile(attempt) === BOTH
      ? 'Before, because the command requires it. After, because it is in a class that waits for the class of the command.'
      : 'The graph tells: follow its lines, and mind the boxes that they lead to.',
};
