import { isOrdered, outcomeOf, resourceOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const MOVE = 'Exec[move the database]';
const CONF = 'File[/etc/shop.conf]';
const MOTD = 'File[/etc/motd]';

export const checks: readonly Check[] = [
  {
    id: 'motd',
    task: '/etc/motd is written, whatever becomes of the database',
    seen: (attempt) => {
      if (resourceOf(attempt, MOTD) === undefined) return `The catalog has no ${MOTD}.`;
      if (isOrdered(attempt, MOVE, MOTD)) return `There is still a way in the graph from ${MOVE} to ${MOTD}.`;
      const outcome = outcomeOf(attempt, MOTD);
      return outcome === 'changed' ? undefined : `The first run left /etc/motd ${outcome ?? 'alone'}.`;
    },
  },
  {
    id: 'conf',
    task: '/etc/shop.conf still waits for the database',
    seen: (attempt) => {
      const missing = [MOVE, CONF].find((ref) => resourceOf(attempt, ref) === undefined);
      if (missing !== undefined) return `The catalog has no ${missing}.`;
      return isOrdered(attempt, MOVE, CONF)
        ? undefined
        : 'The configuration was written although the database is in the old form: it does not wait any more.';
    },
  },
];

const OUTCOMES = ['changed', 'skipped', 'failed'];

export const prediction: Prediction = {
  question: 'What will become of /etc/motd in the first apply?',
  choices: () => OUTCOMES,
  answer: (attempt) => outcomeOf(attempt, MOTD) ?? 'skipped',
  why: (attempt) =>
    outcomeOf(attempt, MOTD) === 'skipped'
      ? 'It depends on the command by way of /etc/shop.conf, and a failure goes on along every line.'
      : 'No line of the graph leads to it from the command that fails.',
};
