import { fileOf, outcomeOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const BANNERS = [
  { path: '/etc/motd', name: 'MOTD', owner: 'ada' },
  { path: '/etc/issue', name: 'ISSUE', owner: 'grace' },
];
const RULES = 'Do not share your password.\nLog out when you leave.\n';

/** What one banner lacks. */
function gapOf(attempt: Attempt, { path, name, owner }: (typeof BANNERS)[number]): string | undefined {
  const content = fileOf(attempt, path)?.content ?? '';
  if (!content.includes(name)) return `${path} does not come from the template: it says ${JSON.stringify(content)}.`;
  if (!content.includes('web.example.com')) return `${path} does not name the machine, web.example.com.`;
  return content.includes(owner) ? undefined : `${path} does not say to ask ${owner}.`;
}

export const checks: readonly Check[] = [
  {
    id: 'rules',
    task: 'Both banners have the rules of the module beside them',
    seen: (attempt) => {
      const other = BANNERS.find(({ path }) => fileOf(attempt, `${path}.rules`)?.content !== RULES);
      if (other === undefined) return undefined;
      const content = fileOf(attempt, `${other.path}.rules`)?.content;
      return content === undefined
        ? `There is no ${other.path}.rules after the run.`
        : `${other.path}.rules has another text than the file of the module: ${JSON.stringify(content)}.`;
    },
  },
  {
    id: 'gaps',
    task: 'Each banner has its title, the machine and its owner in it',
    seen: (attempt) => {
      for (const banner of BANNERS) {
        const gap = gapOf(attempt, banner);
        if (gap !== undefined) return gap;
      }
      return undefined;
    },
  },
];

const OWN = 'Each has a text of its own.';
const SAME = 'Both have the same text.';

export const prediction: Prediction = {
  question: 'The define is declared twice. What will /etc/motd and /etc/issue say?',
  choices: () => [OWN, SAME, 'The first one has a text, the second one stays as it is.'],
  answer: (attempt) => (fileOf(attempt, '/etc/motd')?.content === fileOf(attempt, '/etc/issue')?.content ? SAME : OWN),
  why: (attempt) =>
    outcomeOf(attempt, 'File[/etc/motd]') === undefined
      ? 'The catalog has no such file.'
      : 'The text is made anew for each declaration. It differs where it uses the title or a parameter.',
};
