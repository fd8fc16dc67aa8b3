import { countChoices, fileOf, listed } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const PATH = '/etc/nginx/conf.d/shop.conf';

const linesOf = (attempt: Attempt): readonly string[] =>
  (fileOf(attempt, PATH)?.content ?? '').replace(/\n$/, '').split('\n');

/** All names that the server answers to, be they in one line or in several. */
const namesOf = (attempt: Attempt): readonly string[] =>
  linesOf(attempt)
    .flatMap((line) => /server_name\s+([^;]*);/.exec(line)?.[1]?.split(/\s+/) ?? [])
    .filter((name) => name !== '');

export const checks: readonly Check[] = [
  {
    id: 'own-name',
    task: 'The file names shop.example.com and port 8080',
    seen: (attempt) => {
      const content = fileOf(attempt, PATH)?.content;
      if (content === undefined) return `The run wrote no ${PATH}.`;
      if (!/listen\s+8080;/.test(content)) return 'The file does not say “listen 8080;”.';
      if (namesOf(attempt).includes('shop.example.com')) return undefined;
      return namesOf(attempt).length === 0
        ? 'The file has no server_name.'
        : `The file names ${listed(namesOf(attempt))}, and not shop.example.com.`;
    },
  },
  {
    id: 'aliases',
    task: 'It names store.example.com and basket.example.com too',
    seen: (attempt) => {
      const missing = ['store.example.com', 'basket.example.com'].filter((name) => !namesOf(attempt).includes(name));
      return missing.length === 0 ? undefined : `The file does not name ${listed(missing)}.`;
    },
  },
  {
    id: 'clean',
    task: 'The file has several lines, and none of them is empty',
    seen: (attempt) => {
      const lines = linesOf(attempt);
      if (lines.length < 2) return 'The whole configuration is one line.';
      const empty = lines.filter((line) => line.trim() === '').length;
      return empty === 0 ? undefined : `The file has empty lines: ${empty} of them, where the tags stood.`;
    },
  },
];

export const prediction: Prediction = {
  question: 'How many lines with “server_name” will the file have?',
  choices: () => countChoices(4),
  answer: (attempt) => String(Math.min(4, linesOf(attempt).filter((line) => line.includes('server_name')).length)),
  why: (attempt) =>
    namesOf(attempt).length === 0
      ? 'No text that is used has the word.'
      : `The names are ${listed(namesOf(attempt))}. What stands in a loop is printed once for each element.`,
};
