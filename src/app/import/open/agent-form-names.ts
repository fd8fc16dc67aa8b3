import type { AgentFileForm } from '../../../protocol/agent-files.ts';

/** Names of the kinds of files, for the menu in which the user corrects the kind of a file. */
export const formNames = {
  'log-text': 'Log',
  'log-json': 'Log (JSON)',
  'graph-dot': 'Graph (.dot)',
  'graph-edges': 'Edges from PuppetDB',
  'report-yaml': 'Report (YAML)',
  'report-json': 'Report (JSON)',
  'report-puppetdb': 'Reports from PuppetDB',
  'events-puppetdb': 'Events from PuppetDB',
  'summary-yaml': 'Summary of a run',
  'catalog-json': 'Catalog',
} as const satisfies Record<AgentFileForm, string>;

export function isForm(id: string): id is AgentFileForm {
  return Object.hasOwn(formNames, id);
}
