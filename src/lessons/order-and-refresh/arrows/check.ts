import { appliedOrder, appliedRefs, isOrdered } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';
import { comesBefore, nothingFails } from '../../common-checks.ts';

const FETCH = 'Exec[fetch the shop]';
const UNPACK = 'Exec[unpack the shop]';
const START = 'Exec[start the shop]';

export const checks: readonly Check[] = [
  comesBefore('unpack-after-fetch', 'The shop is unpacked after it is fetched', FETCH, UNPACK),
  comesBefore('start-after-unpack', 'The shop is started after it is unpacked', UNPACK, START),
  nothingFails,
];

export const prediction: Prediction = {
  question: 'Which of the three commands does Puppet run first?',
  choices: appliedRefs,
  answer: (attempt) => appliedOrder(attempt)[0] ?? '',
  why: (attempt) =>
    isOrdered(attempt, FETCH, START)
      ? 'The arrows form one chain, and Puppet follows it.'
      : 'There is no dependency between them, so Puppet uses the order of the manifest.',
};
