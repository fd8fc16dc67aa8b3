import { countChoices, isOrdered, isRefreshed, listed, outcomeOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const WEB = ['File[/etc/web.conf]', 'File[/etc/web.users]'];
const MAIL = 'File[/etc/mail.conf]';
const RELOAD = 'Exec[reload the web server]';

export const checks: readonly Check[] = [
  {
    id: 'web-files',
    task: 'Both web files come before the reload',
    seen: (attempt) => {
      const loose = WEB.filter((file) => !isOrdered(attempt, file, RELOAD));
      return loose.length === 0 ? undefined : `The graph has no way from ${listed(loose)} to the reload.`;
    },
  },
  {
    id: 'mail-apart',
    task: 'The mail file has nothing to do with it',
    seen: (attempt) =>
      isOrdered(attempt, MAIL, RELOAD)
        ? 'A change of the mail file would reload the web server too: there is a way from it to the reload.'
        : undefined,
  },
  {
    id: 'reloaded',
    task: 'The first run reloads the web server',
    seen: (attempt) => {
      if (outcomeOf(attempt, RELOAD) === 'refreshed') return undefined;
      return WEB.some((file) => isOrdered(attempt, file, RELOAD))
        ? 'The command did not run: it comes after the files, but no refresh came its way.'
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
  question: 'Three files will change. How often will the command run in the first apply?',
  choices: () => countChoices(3),
  answer: (attempt) => (outcomeOf(attempt, RELOAD) === 'refreshed' ? '1' : '0'),
  why: (attempt) => {
    if (outcomeOf(attempt, RELOAD) !== 'refreshed') return 'No refresh comes to it.';
    const count = telling(attempt).filter((ref) => isRefreshed(attempt, ref, RELOAD)).length;
    return count > 1
      ? `It has ${count} arrows from files that changed, and answers all of their refreshes with a single run.`
      : 'A command answers all refreshes of a run at once.';
  },
};
