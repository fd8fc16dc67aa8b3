import { fileOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

function readLink(attempt: Attempt, site: string): string | undefined {
  const content = fileOf(attempt, '/etc/shop.links')?.content ?? '';
  return new RegExp(`^\\s*${site}=(.*)$`, 'm').exec(content)?.[1];
}

function links(site: string, task: string, wanted: string): Check {
  return {
    id: site,
    task,
    seen: (attempt) => {
      const link = readLink(attempt, site);
      if (link === undefined) return `/etc/shop.links has no line “${site}=”.`;
      return link === wanted ? undefined : `The address of ${site} is “${link}”.`;
    },
  };
}

const PLAIN = 'https://admin.example.com';
const WITH_PORT = `${PLAIN}:8443`;

export const checks: readonly Check[] = [
  links('shop', 'The address of the shop is https://shop.example.com, without a port', 'https://shop.example.com'),
  links('admin', `The address of the admin site is ${WITH_PORT}`, WITH_PORT),
  links('help', 'A third line contains the address of help, https://help.example.com', 'https://help.example.com'),
];

export const prediction: Prediction = {
  question: 'Which address does the admin site have in /etc/shop.links?',
  choices: () => [PLAIN, WITH_PORT, 'another one'],
  answer: (attempt) => {
    const link = readLink(attempt, 'admin');
    return link === PLAIN || link === WITH_PORT ? link : 'another one';
  },
  why: (attempt) =>
    readLink(attempt, 'admin') === PLAIN
      ? 'The function receives the port 8443, but its result does not contain the port.'
      : 'A function returns the value of its last expression.',
};
