import { fileOf, resourceOf, valueOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const ISSUE = 'File[/etc/issue]';
const TEXT = 'Authorized people only\n';

export const checks: readonly Check[] = [
  {
    id: 'issue',
    task: '/etc/issue contains “Authorized people only” and has mode 0600',
    seen: (attempt) => {
      const file = fileOf(attempt, '/etc/issue');
      if (file?.content !== TEXT) return `/etc/issue contains ${JSON.stringify(file?.content ?? '')}.`;
      const mode = file.mode.slice(-4);
      return mode === '0600' ? undefined : `The content of /etc/issue is right, but its mode is ${mode}.`;
    },
  },
  {
    id: 'owner',
    task: '/etc/issue keeps the owner from the class “login”',
    seen: (attempt) =>
      valueOf(attempt, ISSUE, 'owner') === 'root' ? undefined : `${ISSUE} has no owner in the catalog.`,
  },
  {
    id: 'groups',
    task: 'The user “helper” is in the groups “users” and “adm”',
    seen: (attempt) => {
      const groups = attempt.machine.users['helper']?.groups ?? [];
      const missing = ['users', 'adm'].find((group) => !groups.includes(group));
      if (missing === undefined) return undefined;
      return missing === 'users'
        ? 'The user “helper” is not in the group “users”: the override replaced the value.'
        : 'The user “helper” is not in the group “adm”.';
    },
  },
];

export const prediction: Prediction = {
  question: 'Which mode does /etc/issue have after the run?',
  choices: () => ['0600', '0644', 'another one'],
  answer: (attempt) => {
    const mode = fileOf(attempt, '/etc/issue')?.mode.slice(-4) ?? '';
    return ['0600', '0644'].includes(mode) ? mode : 'another one';
  },
  why: (attempt) =>
    resourceOf(attempt, 'Class[Login::Strict]') === undefined
      ? 'Nothing includes the class that overrides the mode, so the value of the class “login” applies.'
      : 'The inheriting class overrides the value of the class “login”.',
};
