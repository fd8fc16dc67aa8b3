import { fileOf, resourceOf, valueOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const ISSUE = 'File[/etc/issue]';
const TEXT = 'Authorised people only\n';

export const checks: readonly Check[] = [
  {
    id: 'issue',
    task: '/etc/issue is for authorised people, with the mode 0600',
    seen: (attempt) => {
      const file = fileOf(attempt, '/etc/issue');
      if (file?.content !== TEXT) return `/etc/issue says ${JSON.stringify(file?.content ?? '')}.`;
      const mode = file.mode.slice(-4);
      return mode === '0600' ? undefined : `The text of /etc/issue is right, and its mode is ${mode}.`;
    },
  },
  {
    id: 'owner',
    task: 'The owner that the class login says is kept',
    seen: (attempt) => (valueOf(attempt, ISSUE, 'owner') === 'root' ? undefined : `${ISSUE} says no owner any more.`),
  },
  {
    id: 'groups',
    task: 'The helper is in the groups users and adm',
    seen: (attempt) => {
      const groups = attempt.machine.users['helper']?.groups ?? [];
      const missing = ['users', 'adm'].find((group) => !groups.includes(group));
      if (missing === undefined) return undefined;
      return missing === 'users'
        ? 'The helper is no longer in users: the value was replaced, not added to.'
        : 'The helper is not in the group adm.';
    },
  },
];

export const prediction: Prediction = {
  question: 'Which mode will /etc/issue have after the run?',
  choices: () => ['0600', '0644', 'another one'],
  answer: (attempt) => {
    const mode = fileOf(attempt, '/etc/issue')?.mode.slice(-4) ?? '';
    return ['0600', '0644'].includes(mode) ? mode : 'another one';
  },
  why: (attempt) =>
    resourceOf(attempt, 'Class[Login::Strict]') === undefined
      ? 'Nobody includes the class that overrides, so the class login decides.'
      : 'The class that inherits is evaluated after the other one, and what it says wins.',
};
