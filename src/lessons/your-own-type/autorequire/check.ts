import { appliedOrder } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';
import { comesBefore, nothingFails } from '../../common-checks.ts';

const FOLDER = 'File[/etc/shop]';
const HOST = 'Allowed_host[shop.example.com]';

export const checks: readonly Check[] = [
  comesBefore('order', 'The directory comes before the host', FOLDER, HOST),
  nothingFails,
];

export const prediction: Prediction = {
  question: 'Which of the two resources does Puppet apply first?',
  choices: () => [FOLDER, HOST],
  answer: (attempt) => appliedOrder(attempt)[0] ?? HOST,
  why: (attempt) =>
    appliedOrder(attempt)[0] === FOLDER
      ? 'The host depends on the directory, regardless of the order in the manifest.'
      : 'There is no dependency, so Puppet uses the order of the manifest.',
};
