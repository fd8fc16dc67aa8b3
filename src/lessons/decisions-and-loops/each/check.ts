import { countChoices, fileOf, listed, resourceOf, resourcesOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const PORTS = { shop: '8080', blog: '8081', wiki: '8082' };

export const checks: readonly Check[] = [
  {
    id: 'sites',
    task: 'Shop, blog and wiki have a configuration each',
    seen: (attempt) => {
      const missing = Object.keys(PORTS).filter((site) => resourceOf(attempt, `File[/etc/${site}.conf]`) === undefined);
      if (missing.length === 0) return undefined;
      const others = resourcesOf(attempt, 'File').map(({ title }) => title);
      return `No configuration is declared for ${listed(missing)}. The files of the catalog: ${listed(others)}.`;
    },
  },
  {
    id: 'ports',
    task: 'Each configuration has the port of its site',
    seen: (attempt) => {
      const off = Object.entries(PORTS).find(
        ([site, port]) => fileOf(attempt, `/etc/${site}.conf`)?.content?.trimEnd() !== `port=${port}`,
      );
      if (off === undefined) return undefined;
      const [site, port] = off;
      const content = fileOf(attempt, `/etc/${site}.conf`)?.content;
      return content === undefined
        ? `The run left no text in /etc/${site}.conf.`
        : `/etc/${site}.conf says ${JSON.stringify(content)}, and the port is ${port}.`;
    },
  },
  {
    id: 'forum',
    task: 'A fourth site, the forum on port 8083, has its configuration too',
    seen: (attempt) => {
      const content = fileOf(attempt, '/etc/forum.conf')?.content;
      if (content === undefined) return 'The run wrote no /etc/forum.conf.';
      return content.trimEnd() === 'port=8083' ? undefined : `/etc/forum.conf says ${JSON.stringify(content)}.`;
    },
  },
];

export const prediction: Prediction = {
  question: 'How many files will the catalog have?',
  choices: () => countChoices(5),
  answer: (attempt) => String(Math.min(5, resourcesOf(attempt, 'File').length)),
  why: (attempt) =>
    resourcesOf(attempt, 'File').length === 1
      ? 'A hash alone declares nothing: one declaration was evaluated, and that once.'
      : 'The block is evaluated once for each entry, and each time it declares a file.',
};
