import { countChoices, fileOf, listed } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const PATH = '/etc/nginx/conf.d/shop.conf';

const linesOf = (attempt: Attempt): readonly string[] =>
  (fileOf(attempt, PATH)?.content ?? '').replace(/\n$/, '').split('\n');

const namesOf = (attempt: Attempt): readonly string[] =>
  linesOf(attempt)
    .flatMap((line) => /server_name\s+([^;]*);/.exec(line)?.[1]?.split(/\s+/) ?? [])
    .filter((name) => name !== '');

export const checks: readonly Check[] = [
  {
    id: 'template',
    task: 'The content of the file comes from the template, which has several lines',
    seen: (attempt) =>
      linesOf(attempt).length < 2 ? 'The whole configuration is one line, not the lines of the template.' : undefined,
  },
  {
    id: 'own-name',
    task: 'The file contains shop.example.com and port 8080',
    seen: (attempt) => {
      const content = fileOf(attempt, PATH)?.content;
      if (content === undefined) return `${PATH} does not exist after the run.`;
      if (!/listen\s+8080;/.test(content)) return 'The file does not contain “listen 8080;”.';
      if (namesOf(attempt).includes('shop.example.com')) return undefined;
      return namesOf(attempt).length === 0
        ? 'The file has no server_name.'
        : `The file contains ${listed(namesOf(attempt))}, not shop.example.com.`;
    },
  },
  {
    id: 'aliases',
    task: 'The file also contains store.example.com and basket.example.com',
    seen: (attempt) => {
      const missing = ['store.example.com', 'basket.example.com'].filter((name) => !namesOf(attempt).includes(name));
      return missing.length === 0 ? undefined : `The file does not contain ${listed(missing)}.`;
    },
  },
  {
    id: 'clean',
    task: 'No line of the file is empty',
    seen: (attempt) => {
      const lines = linesOf(attempt);
      if (lines.length < 2) return 'The file does not have the lines of the template yet.';
      const empty = lines.filter((line) => line.trim() === '').length;
      return empty === 0
        ? undefined
        : `The file has ${empty} empty ${empty === 1 ? 'line' : 'lines'}, where the template has tags.`;
    },
  },
];

export const prediction: Prediction = {
  question: 'How many lines with “server_name” does the file have?',
  choices: () => countChoices(4),
  answer: (attempt) => String(Math.min(4, linesOf(attempt).filter((line) => line.includes('server_name')).length)),
  why: (attempt) =>
    namesOf(attempt).length === 0
      ? 'The content of the file does not contain the word.'
      : `The names are ${listed(namesOf(attempt))}. The lines in a loop repeat for each element.`,
};
