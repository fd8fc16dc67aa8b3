import { isOrdered } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';
import { comesBefore, noCycle } from '../../common-checks.ts';

const FILE = 'File[/etc/shop.conf]';
const MAKE = 'Exec[make the database]';
const START = 'Exec[start the shop]';

export const checks: readonly Check[] = [
  noCycle,
  comesBefore('file-first', '/etc/shop.conf comes before the command that makes the database', FILE, MAKE),
  comesBefore(
    'database-first',
    'The command that makes the database comes before the one that starts the shop',
    MAKE,
    START,
  ),
];

const BEFORE = 'Before it.';
const AFTER = 'After it.';
const BOTH = 'Both.';
const NEITHER = 'Neither.';

function placeOfFile(attempt: Attempt): string {
  const isBefore = isOrdered(attempt, FILE, MAKE);
  const isAfter = isOrdered(attempt, MAKE, FILE);
  if (isBefore && isAfter) return BOTH;
  if (isBefore) return BEFORE;
  return isAfter ? AFTER : NEITHER;
}

export const prediction: Prediction = {
  question: 'Does /etc/shop.conf come before or after the command “make the database”?',
  choices: () => [BEFORE, AFTER, BOTH, NEITHER],
  answer: placeOfFile,
  why: (attempt) =>
    placeOfFile(attempt) === BOTH
      ? 'Before, because the command requires it. After, because its class depends on the class of the command.'
      : 'Follow the lines of the graph. A line to a box applies to everything in the box.',
};
