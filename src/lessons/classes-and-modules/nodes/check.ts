import { fileOf, resourceOf, resourcesOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const blockOf = (attempt: Attempt): string | undefined => resourcesOf(attempt, 'Node')[0]?.title;

const textOf = (attempt: Attempt): string => (fileOf(attempt, '/etc/motd')?.content ?? '').trimEnd();

const UNKNOWN = 'Nobody knows this machine';
const KIND = 'A web server';
const SHOP = 'The web server of the shop';

export const checks: readonly Check[] = [
  {
    id: 'own-block',
    task: 'A node definition other than the default matches web1.example.com',
    seen: (attempt) => {
      const block = blockOf(attempt);
      if (block === undefined) return 'No node definition matches this node.';
      return block === 'default' ? 'This node uses the default: no other node definition matches it.' : undefined;
    },
  },
  {
    id: 'text',
    task: '/etc/motd on web1.example.com contains “The web server of the shop”',
    seen: (attempt) => {
      if (resourceOf(attempt, 'File[/etc/motd]') === undefined) return 'The catalog of this node has no /etc/motd.';
      const text = textOf(attempt);
      return text === SHOP ? undefined : `/etc/motd contains “${text}”.`;
    },
  },
];

export const prediction: Prediction = {
  question: 'What does /etc/motd contain on web1.example.com?',
  choices: () => [UNKNOWN, KIND, SHOP, 'something else'],
  answer: (attempt) => {
    const text = textOf(attempt);
    return [UNKNOWN, KIND, SHOP].includes(text) ? text : 'something else';
  },
  why: (attempt) => {
    const block = blockOf(attempt);
    if (block === undefined) return 'No node definition matches this node.';
    return block === 'default'
      ? 'No node definition matches this node, so the default applies.'
      : 'An exact name comes before a pattern, and a pattern comes before the default.';
  },
};
