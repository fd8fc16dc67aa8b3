/** Recognizes the JSON of agents, servers and PuppetDB by the keys of its objects. */
import type { AgentFileForm } from '../../protocol/agent-files.ts';
import { scanOuterKeys, type OuterKeys } from './json-keys.ts';

export interface FoundForm {
  readonly form: AgentFileForm;
  readonly certainty: 'certain' | 'likely';
  readonly reason: string;
}

type Rule = FoundForm & { readonly fits: (keys: OuterKeys) => boolean };

function has(keys: ReadonlySet<string> | undefined, ...wanted: readonly string[]): boolean {
  return keys !== undefined && wanted.every((key) => keys.has(key));
}

/** Rules in the order in which they are tried. */
const RULES: readonly Rule[] = [
  {
    form: 'report-puppetdb',
    certainty: 'certain',
    reason: `It is the PuppetDB command "store report".`,
    fits: ({ strings }) => strings.get('command') === 'store report',
  },
  {
    form: 'catalog-json',
    certainty: 'certain',
    reason: `It is the PuppetDB command "replace catalog".`,
    fits: ({ strings }) => strings.get('command') === 'replace catalog',
  },
  {
    form: 'report-json',
    certainty: 'certain',
    reason: 'It has resource statuses, like an agent report.',
    fits: ({ keys }) => has(keys, 'resource_statuses') || has(keys, 'report_format', 'host'),
  },
  {
    form: 'report-puppetdb',
    certainty: 'certain',
    reason: 'It has the fields of a PuppetDB report.',
    fits: ({ keys }) => has(keys, 'certname', 'report_format') || has(keys, 'certname', 'resource_events'),
  },
  {
    form: 'events-puppetdb',
    certainty: 'certain',
    reason: 'It has the fields of PuppetDB events.',
    fits: ({ keys }) => has(keys, 'resource_type', 'resource_title', 'status') && !keys.has('resources'),
  },
  {
    form: 'graph-edges',
    certainty: 'certain',
    reason: 'It has the fields of PuppetDB edges.',
    fits: ({ keys }) => has(keys, 'source_type', 'source_title', 'target_type', 'target_title'),
  },
  {
    form: 'catalog-json',
    certainty: 'certain',
    reason: 'It is a Puppet 3 catalog.',
    fits: ({ keys, inner, strings }) =>
      strings.get('document_type') === 'Catalog' || (keys.has('data') && has(inner.get('data'), 'resources', 'edges')),
  },
  {
    form: 'catalog-json',
    certainty: 'certain',
    reason: 'It has resources and edges, like a catalog.',
    fits: ({ keys }) => has(keys, 'resources', 'edges'),
  },
  {
    form: 'log-json',
    certainty: 'certain',
    reason: 'Its objects have a level, a source and a message, like log messages.',
    fits: ({ keys }) => has(keys, 'level', 'message', 'source'),
  },
  {
    form: 'log-json',
    certainty: 'likely',
    reason: 'Its objects are entries of the systemd journal.',
    fits: ({ keys }) => has(keys, 'MESSAGE'),
  },
  {
    form: 'log-json',
    certainty: 'likely',
    reason: 'Its objects have the field “message”.',
    fits: ({ keys }) => has(keys, 'message') && !keys.has('resources'),
  },
  {
    form: 'catalog-json',
    certainty: 'likely',
    reason: 'It has resources, like a catalog.',
    fits: ({ keys }) => has(keys, 'resources'),
  },
];

/** Returns all file formats that match, likeliest first. Empty for other JSON, and for text that is not JSON. */
export function recognizeJson(text: string): readonly FoundForm[] {
  const keys = scanOuterKeys(text);
  if (keys === undefined) return [];
  const forms = new Set<AgentFileForm>();
  return RULES.filter(({ form, fits }) => !forms.has(form) && fits(keys) && forms.add(form));
}
