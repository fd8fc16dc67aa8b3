import { isOrdered, outcomeOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';
import { comesBefore, declares, nothingFails } from '../../common-checks.ts';

const JAVA = 'Exec[unpack java]';
const COMMAND = 'Exec[start the shop]';

export const checks: readonly Check[] = [
  declares('java', 'The class java is in the catalog', 'Class[Java]'),
  comesBefore('command-waits', 'Java comes before the command of the shop', JAVA, COMMAND),
  comesBefore('all-waits', 'Java also comes before the file of the shop', JAVA, 'File[/etc/shop.conf]'),
  nothingFails,
];

const FAILS = 'It fails.';
const SUCCEEDS = 'It succeeds.';

export const prediction: Prediction = {
  question: 'What is the outcome of the command “start the shop”?',
  choices: () => [FAILS, SUCCEEDS, 'It is skipped.'],
  answer: (attempt) => {
    const outcome = outcomeOf(attempt, COMMAND);
    if (outcome === 'skipped') return 'It is skipped.';
    return outcome === 'failed' ? FAILS : SUCCEEDS;
  },
  why: (attempt) => {
    if (outcomeOf(attempt, COMMAND) !== 'failed') return 'Java is installed before the command runs.';
    return outcomeOf(attempt, JAVA) === undefined
      ? 'No resource creates the file that the command copies.'
      : isOrdered(attempt, JAVA, COMMAND)
        ? 'Java is installed first, but something else is wrong with the command.'
        : 'The class is in the catalog, but no dependency says that it comes first.';
  },
};
