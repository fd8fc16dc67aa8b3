import { countChoices, isOrdered, isRefreshed, listed, outcomeOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const WEB = ['File[/etc/web.conf]', 'File[/etc/web.users]'];
const MAIL = 'File[/etc/mail.conf]';
const RELOAD = 'Exec[reload the web server]';

export const checks: readonly Check[] = [
  {
    id: 'web-files',
    task: 'Both web files come before the command',
    seen: (attempt) => {
      const loose = WEB.filter((file) => !isOrdered(attempt, file, RELOAD));
      return loose.length === 0 ? undefined : `The graph has no path from ${listed(loose)} to the command.`;
    },
  },
  {
    id: 'mail-apart',
    task: 'The command does not depend on the mail file',
    seen: (attempt) =>
      isOrdered(attempt, MAIL, RELOAD) ? 'The graph has a path from the mail file to the command.' : undefined,
  },
  {
    id: 'reloaded',
    task: 'A change to the web files refreshes the command',
    on: 'any',
    seen: (attempt) => {
      if (outcomeOf(attempt, RELOAD) === 'refreshed') return undefined;
      return WEB.some((file) => isOrdered(attempt, file, RELOAD))
        ? 'The command did not run: it comes after the files, but received no refresh.'
        : 'The command did not run: nothing notifies it.';
    },
  },
];

const telling = (attempt: Attempt): readonly string[] =>
  attempt.catalog.resources
    .filter(({ ref, type }) => type === 'File' && outcomeOf(attempt, ref) === 'changed')
    .map(({ ref }) => ref)
    .filter((ref) =>
      attempt.graph.dependencies.some(({ from, to, refresh }) => refresh && from === ref && to === RELOAD),
    );

export const prediction: Prediction = {
  question: 'How often does the command run in the next apply?',
  choices: () => countChoices(3),
  answer: (attempt) => (outcomeOf(attempt, RELOAD) === 'refreshed' ? '1' : '0'),
  why: (attempt) => {
    if (outcomeOf(attempt, RELOAD) !== 'refreshed') return 'It receives no refresh.';
    const count = telling(attempt).filter((ref) => isRefreshed(attempt, ref, RELOAD)).length;
    return count > 1
      ? `${count} files that changed notify it, and it runs once for all refreshes.`
      : 'A command runs once for all refreshes.';
  },
};
