import type { AgentFileForm } from '../../../protocol/agent-files.ts';

/** Names of the kinds of files, for the menu that changes the kind of a file. */
export const formNames = {
  'log-text': 'Log',
  'log-json': 'Log in JSON',
  'graph-dot': 'Graph (.dot)',
  'graph-edges': 'Edges of PuppetDB',
  'report-yaml': 'Report in YAML',
  'report-json': 'Report in JSON',
  'report-puppetdb': 'Reports of PuppetDB',
  'events-puppetdb': 'Events of PuppetDB',
  'summary-yaml': 'Summary of a run',
  'catalog-json': 'Catalog',
} as const satisfies Record<AgentFileForm, string>;

export function isForm(id: string): id is AgentFileForm {
  return Object.hasOwn(formNames, id);
}
