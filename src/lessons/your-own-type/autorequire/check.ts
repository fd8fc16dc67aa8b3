import { appliedOrder } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';
import { comesBefore, nothingFails } from '../../common-checks.ts';

const FOLDER = 'File[/etc/shop]';
const HOST = 'Allowed_host[shop.example.com]';

export const checks: readonly Check[] = [
  comesBefore('order', 'The folder comes before the host', FOLDER, HOST),
  nothingFails,
];

export const prediction: Prediction = {
  question: 'Which of the two will be applied first?',
  choices: () => [FOLDER, HOST],
  answer: (attempt) => appliedOrder(attempt)[0] ?? HOST,
  why: (attempt) =>
    appliedOrder(attempt)[0] === FOLDER
      ? 'A dependency says so, and it counts more than the order of the text.'
      : 'No dependency says anything else, so the order of the text decides.',
};
