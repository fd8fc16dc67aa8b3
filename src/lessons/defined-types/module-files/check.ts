import { fileOf, outcomeOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const BANNERS = [
  { path: '/etc/motd', name: 'MOTD', owner: 'ada' },
  { path: '/etc/issue', name: 'ISSUE', owner: 'grace' },
];
const RULES = 'Do not share your password.\nLog out when you leave.\n';

function describeGap(attempt: Attempt, { path, owner }: (typeof BANNERS)[number]): string | undefined {
  const content = fileOf(attempt, path)?.content ?? '';
  if (!content.includes('web.example.com')) return `${path} does not contain the name of the machine, web.example.com.`;
  return content.includes(owner) ? undefined : `${path} does not contain the owner, ${owner}.`;
}

export const checks: readonly Check[] = [
  {
    id: 'rules',
    task: 'Each banner has a rules file, copied from the module',
    seen: (attempt) => {
      const other = BANNERS.find(({ path }) => fileOf(attempt, `${path}.rules`)?.content !== RULES);
      if (other === undefined) return undefined;
      const content = fileOf(attempt, `${other.path}.rules`)?.content;
      return content === undefined
        ? `${other.path}.rules does not exist after the run.`
        : `${other.path}.rules differs from the file in the module: ${JSON.stringify(content)}.`;
    },
  },
  {
    id: 'template',
    task: 'Both banners come from the template',
    seen: (attempt) => {
      const other = BANNERS.find(({ path, name }) => !(fileOf(attempt, path)?.content ?? '').includes(name));
      return other === undefined
        ? undefined
        : `${other.path} does not come from the template: it contains ${JSON.stringify(fileOf(attempt, other.path)?.content ?? '')}.`;
    },
  },
  {
    id: 'gaps',
    task: 'Each banner contains the name of the machine and its owner',
    seen: (attempt) => {
      for (const banner of BANNERS) {
        const gap = describeGap(attempt, banner);
        if (gap !== undefined) return gap;
      }
      return undefined;
    },
  },
];

const OWN = 'Each one has its own content.';
const SAME = 'Both have the same content.';

export const prediction: Prediction = {
  question: 'The manifest declares two banners. What do /etc/motd and /etc/issue contain?',
  choices: () => [OWN, SAME, 'Only the first one changes.'],
  answer: (attempt) => (fileOf(attempt, '/etc/motd')?.content === fileOf(attempt, '/etc/issue')?.content ? SAME : OWN),
  why: (attempt) =>
    outcomeOf(attempt, 'File[/etc/motd]') === undefined
      ? 'The catalog has no such file.'
      : 'Puppet evaluates the content for each declaration. It differs if it uses the title or a parameter.',
};
