import { countChoices, fileOf, listed } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const SHOP = '/etc/shop.plan';
const WIKI = '/etc/wiki.plan';

const linesOf = (attempt: Attempt, path: string): readonly string[] =>
  (fileOf(attempt, path)?.content ?? '').replace(/\n$/, '').split('\n');

const foldersOf = (attempt: Attempt, path: string): readonly string[] =>
  linesOf(attempt, path)
    .filter((line) => line.startsWith('folder='))
    .map((line) => line.slice('folder='.length));

export const checks: readonly Check[] = [
  {
    id: 'folders',
    task: 'Each directory has its own line',
    seen: (attempt) => {
      for (const [path, folders] of [
        [SHOP, ['/srv/shop', '/etc/shop', '/var/log/shop']],
        [WIKI, ['/srv/wiki']],
      ] as const) {
        const found = foldersOf(attempt, path);
        if (found.length === 0) return `${path} has no line that begins with “folder=”.`;
        if (found.some((folder) => folder.startsWith('['))) return `${path} has the whole array in one line.`;
        const missing = folders.filter((folder) => !found.includes(folder));
        if (missing.length > 0) return `${path} has no line for ${listed(missing)}.`;
      }
      return undefined;
    },
  },
  {
    id: 'mail',
    task: 'Only the plan with an address has a line for mail',
    seen: (attempt) => {
      if (!linesOf(attempt, WIKI).includes('mail=ada@example.com'))
        return `${WIKI} does not contain “mail=ada@example.com”.`;
      const line = linesOf(attempt, SHOP).find((text) => text.includes('mail'));
      return line === undefined ? undefined : `${SHOP} contains “${line}”, although shop sets no address.`;
    },
  },
  {
    id: 'clean',
    task: 'No line is empty',
    seen: (attempt) => {
      const missing = [SHOP, WIKI].find((path) => fileOf(attempt, path) === undefined);
      if (missing !== undefined) return `${missing} does not exist after the run.`;
      const path = [SHOP, WIKI].find((each) => linesOf(attempt, each).some((line) => line.trim() === ''));
      return path === undefined ? undefined : `${path} has an empty line, where the template has a tag.`;
    },
  },
];

export const prediction: Prediction = {
  question: 'How many lines with “folder=” does /etc/shop.plan have?',
  choices: () => countChoices(4),
  answer: (attempt) => String(Math.min(4, foldersOf(attempt, SHOP).length)),
  why: (attempt) =>
    foldersOf(attempt, SHOP).length === 3
      ? 'The loop repeats its line for each of the three directories.'
      : 'A line outside a loop appears once.',
};
