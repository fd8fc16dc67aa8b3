import { countChoices, fileOf, listed, outcomeOf, resourceOf } from '../../attempt-queries.ts';
import type { Attempt } from '../../attempt.ts';
import type { Check, Prediction } from '../../check.ts';

const SITES = [
  { name: 'shop', port: '80' },
  { name: 'blog', port: '80' },
  { name: 'wiki', port: '8080' },
];

const pathOf = (name: string): string => `/etc/nginx/conf.d/${name}.conf`;

/** The type of the define that a site's file stands in: `Vhost`. */
function defineOf(attempt: Attempt, name: string): string | undefined {
  const container = resourceOf(attempt, `File[${pathOf(name)}]`)?.container;
  const owner = container === undefined ? undefined : resourceOf(attempt, container);
  return owner?.kind === 'define' ? owner.type : undefined;
}

export const checks: readonly Check[] = [
  {
    id: 'sites',
    task: 'Shop, blog and wiki have a file each',
    seen: (attempt) => {
      const missing = SITES.filter(({ name }) => fileOf(attempt, pathOf(name)) === undefined).map(({ name }) => name);
      return missing.length === 0 ? undefined : `The run wrote no file for ${listed(missing)}.`;
    },
  },
  {
    id: 'one-define',
    task: 'All sites are made by one define',
    seen: (attempt) => {
      const types = new Set(SITES.map(({ name }) => defineOf(attempt, name)));
      if (types.has(undefined)) {
        const bare = SITES.filter(({ name }) => defineOf(attempt, name) === undefined).map(({ name }) => name);
        return `No define holds the file of ${listed(bare)}.`;
      }
      return types.size === 1 ? undefined : `There are ${types.size} defines for the same kind of thing.`;
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
        if (content === undefined) return `There is no file for ${name}, so it listens nowhere.`;
        return listens === undefined
          ? `The file of ${name} names no port.`
          : `The file of ${name} says “listen ${listens}”, and not “listen ${port}”.`;
      }
      return undefined;
    },
  },
];

const created = (attempt: Attempt): number =>
  attempt.catalog.resources.filter(({ ref, type }) => type === 'File' && outcomeOf(attempt, ref) === 'changed').length;

export const prediction: Prediction = {
  question: 'How many files will the first apply write?',
  choices: () => countChoices(4),
  answer: (attempt) => String(Math.min(4, created(attempt))),
  why: (attempt) =>
    created(attempt) === 0
      ? 'No declared resource holds a file. A define alone is a plan, and nobody has used it yet.'
      : 'Each declaration brings the resources that stand inside the define, with its own title.',
};
