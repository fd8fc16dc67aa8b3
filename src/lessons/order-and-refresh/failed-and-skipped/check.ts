import { isOrdered, outcomeOf, resourceOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const MOVE = 'Exec[move the database]';
const CONF = 'File[/etc/shop.conf]';
const MOTD = 'File[/etc/motd]';

export const checks: readonly Check[] = [
  {
    id: 'motd',
    task: 'The run writes /etc/motd although the command fails',
    seen: (attempt) => {
      if (resourceOf(attempt, MOTD) === undefined) return `The catalog has no ${MOTD}.`;
      if (isOrdered(attempt, MOVE, MOTD)) return `The graph still has a path from ${MOVE} to ${MOTD}.`;
      const outcome = outcomeOf(attempt, MOTD);
      return outcome === 'changed' || outcome === 'unchanged'
        ? undefined
        : `The outcome of /etc/motd in the run is “${outcome ?? 'unknown'}”.`;
    },
  },
  {
    id: 'conf',
    task: '/etc/shop.conf still depends on the command',
    seen: (attempt) => {
      const missing = [MOVE, CONF].find((ref) => resourceOf(attempt, ref) === undefined);
      if (missing !== undefined) return `The catalog has no ${missing}.`;
      return isOrdered(attempt, MOVE, CONF)
        ? undefined
        : 'The run wrote the configuration although the command failed: it does not depend on the command.';
    },
  },
];

const OUTCOMES = ['changed', 'unchanged', 'skipped', 'failed'];

export const prediction: Prediction = {
  question: 'What is the outcome of /etc/motd in the next apply?',
  choices: () => OUTCOMES,
  answer: (attempt) => outcomeOf(attempt, MOTD) ?? 'skipped',
  why: (attempt) =>
    outcomeOf(attempt, MOTD) === 'skipped'
      ? 'It depends on the command through /etc/shop.conf, and the command failed.'
      : 'It does not depend on the command that failed.',
};
