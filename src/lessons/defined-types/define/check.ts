import { countChoices, fileOf, listed, outcomeOf, resourceOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const SITES = [
  { name: 'shop', port: '80' },
  { name: 'blog', port: '80' },
  { name: 'wiki', port: '8080' },
];

const pathOf = (name: string): string => `/etc/nginx/conf.d/${name}.conf`;

function findDefine(attempt: Attempt, name: string): string | undefined {
  const container = resourceOf(attempt, `File[${pathOf(name)}]`)?.container;
  const owner = container === undefined ? undefined : resourceOf(attempt, container);
  return owner?.kind === 'define' ? owner.type : undefined;
}

export const checks: readonly Check[] = [
  {
    id: 'no-copies',
    task: 'The manifest declares no file outside a defined type',
    seen: (attempt) => {
      const copies = SITES.filter(
        ({ name }) =>
          resourceOf(attempt, `File[${pathOf(name)}]`) !== undefined && findDefine(attempt, name) === undefined,
      ).map(({ name }) => name);
      return copies.length === 0 ? undefined : `The file of ${listed(copies)} is declared outside a defined type.`;
    },
  },
  {
    id: 'sites',
    task: 'The shop, the blog, and the wiki each have a file',
    seen: (attempt) => {
      const missing = SITES.filter(({ name }) => fileOf(attempt, pathOf(name)) === undefined).map(({ name }) => name);
      return missing.length === 0 ? undefined : `The run wrote no file for ${listed(missing)}.`;
    },
  },
  {
    id: 'one-define',
    task: 'One defined type creates the files of all sites',
    seen: (attempt) => {
      const types = new Set(SITES.map(({ name }) => findDefine(attempt, name)));
      if (types.has(undefined)) {
        const bare = SITES.filter(({ name }) => findDefine(attempt, name) === undefined).map(({ name }) => name);
        return `No defined type contains the file of ${listed(bare)}.`;
      }
      return types.size === 1 ? undefined : `There are ${types.size} defined types for the files, but one is enough.`;
    },
  },
  {
    id: 'ports',
    task: 'The wiki listens on 8080, the others on 80',
    seen: (attempt) => {
      for (const { name, port } of SITES) {
        const content = fileOf(attempt, pathOf(name))?.content;
        const listens = /listen\s+([^;\s]*)/.exec(content ?? '')?.[1];
        if (listens === port) continue;
        if (content === undefined) return `The file of ${name} does not exist after the run.`;
        return listens === undefined
          ? `The file of ${name} contains no port.`
          : `The file of ${name} contains “listen ${listens}”, not “listen ${port}”.`;
      }
      return undefined;
    },
  },
];

const created = (attempt: Attempt): number =>
  attempt.catalog.resources.filter(({ ref, type }) => type === 'File' && outcomeOf(attempt, ref) === 'changed').length;

export const prediction: Prediction = {
  question: 'How many files does the next apply write?',
  choices: () => countChoices(4),
  answer: (attempt) => String(Math.min(4, created(attempt))),
  why: (attempt) =>
    created(attempt) === 0
      ? 'The catalog has no file. A defined type adds nothing until you declare it.'
      : 'Each declaration adds its own copy of the resources in the defined type.',
};
