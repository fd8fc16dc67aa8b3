import { isOrdered, outcomeOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';
import { comesBefore, declares, nothingFails } from '../../common-checks.ts';

const JAVA = 'Exec[unpack java]';
const COMMAND = 'Exec[start the shop]';

export const checks: readonly Check[] = [
  declares('java', 'The class java is in the catalog', 'Class[Java]'),
  comesBefore('command-waits', 'The shop’s command comes after Java', JAVA, COMMAND),
  comesBefore('all-waits', 'The shop’s file comes after Java too', JAVA, 'File[/etc/shop.conf]'),
  nothingFails,
];

const FAILS = 'It fails.';
const SUCCEEDS = 'It succeeds.';

export const prediction: Prediction = {
  question: 'What becomes of the command “start the shop”?',
  choices: () => [FAILS, SUCCEEDS, 'It is skipped.'],
  answer: (attempt) => {
    const outcome = outcomeOf(attempt, COMMAND);
    if (outcome === 'skipped') return 'It is skipped.';
    return outcome === 'failed' ? FAILS : SUCCEEDS;
  },
  why: (attempt) => {
    if (outcomeOf(attempt, COMMAND) !== 'failed') return 'Java was there before it.';
    return outcomeOf(attempt, JAVA) === undefined
      ? 'Nothing makes the file that it copies.'
      : isOrdered(attempt, JAVA, COMMAND)
        ? 'Something else is wrong with it.'
        : 'The class is in the catalog, but nothing says that it comes first.';
  },
};
