import { fileOf, resourceOf, resourcesOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

/** The title of the node block that this node got. */
const blockOf = (attempt: Attempt): string | undefined => resourcesOf(attempt, 'Node')[0]?.title;

const textOf = (attempt: Attempt): string => (fileOf(attempt, '/etc/motd')?.content ?? '').trimEnd();

export const checks: readonly Check[] = [
  {
    id: 'text',
    task: 'web1.example.com greets with “A web server”',
    seen: (attempt) => {
      if (resourceOf(attempt, 'File[/etc/motd]') === undefined) return 'The catalog of this node has no /etc/motd.';
      const text = textOf(attempt);
      return text === 'A web server' ? undefined : `The text on this node is “${text}”.`;
    },
  },
  {
    id: 'own-block',
    task: 'The node has a block of its own or of its kind, and not the default',
    seen: (attempt) => {
      const block = blockOf(attempt);
      if (block === undefined) return 'No node block is for this node.';
      return block === 'default' ? 'This node got the block “default”: no other one is for it.' : undefined;
    },
  },
];

const UNKNOWN = 'Nobody knows this machine';
const KIND = 'A web server';
const SHOP = 'The web server of the shop';

export const prediction: Prediction = {
  question: 'What will /etc/motd say on web1.example.com?',
  choices: () => [UNKNOWN, KIND, SHOP, 'something else'],
  answer: (attempt) => {
    const text = textOf(attempt);
    return [UNKNOWN, KIND, SHOP].includes(text) ? text : 'something else';
  },
  why: (attempt) => {
    const block = blockOf(attempt);
    if (block === undefined) return 'No node block is for this node.';
    return block === 'default'
      ? 'No block has the name of this node or a pattern for it, so the default counts.'
      : 'A name comes before a pattern, and a pattern before the default.';
  },
};
