import { countChoices, fileOf, listed, resourceOf, resourcesOf } from '../../attempt-queries.ts';
import type { Check, Prediction } from '../../check.ts';

const PORTS = { shop: '8080', blog: '8081', wiki: '8082' };

export const checks: readonly Check[] = [
  {
    id: 'sites',
    task: 'The shop, the blog, and the wiki each have a configuration file',
    seen: (attempt) => {
      const missing = Object.keys(PORTS).filter((site) => resourceOf(attempt, `File[/etc/${site}.conf]`) === undefined);
      if (missing.length === 0) return undefined;
      const others = resourcesOf(attempt, 'File').map(({ title }) => title);
      return `The catalog has no configuration file for ${listed(missing)}. Its files are: ${listed(others)}.`;
    },
  },
  {
    id: 'ports',
    task: 'Each configuration file contains the port of its site',
    seen: (attempt) => {
      const off = Object.entries(PORTS).find(
        ([site, port]) => fileOf(attempt, `/etc/${site}.conf`)?.content?.trimEnd() !== `port=${port}`,
      );
      if (off === undefined) return undefined;
      const [site, port] = off;
      const content = fileOf(attempt, `/etc/${site}.conf`)?.content;
      return content === undefined
        ? `/etc/${site}.conf is empty or does not exist after the run.`
        : `/etc/${site}.conf contains ${JSON.stringify(content)}, but the port is ${port}.`;
    },
  },
  {
    id: 'forum',
    task: 'The forum on port 8083 has a configuration file as well',
    seen: (attempt) => {
      const content = fileOf(attempt, '/etc/forum.conf')?.content;
      if (content === undefined) return '/etc/forum.conf does not exist after the run.';
      return content.trimEnd() === 'port=8083' ? undefined : `/etc/forum.conf contains ${JSON.stringify(content)}.`;
    },
  },
];

export const prediction: Prediction = {
  question: 'How many files does the catalog contain?',
  choices: () => countChoices(5),
  answer: (attempt) => String(Math.min(5, resourcesOf(attempt, 'File').length)),
  why: (attempt) =>
    resourcesOf(attempt, 'File').length === 1
      ? 'The hash declares nothing, and Puppet evaluates the one declaration once.'
      : 'Puppet evaluates the block once for each entry, and each time it declares a file.',
};
