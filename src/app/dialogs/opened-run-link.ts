/** Creates a link to an opened run. Values that look like secrets are hidden, and the catalog is left out. */
import { hideValues, type HiddenValue } from '../../agent-files/secrets/hide-values.ts';
import { hideSecrets } from '../../agent-files/secrets/find-secrets.ts';
import { puppetReport } from '../../panels/report/puppet-report.ts';
import { logText } from '../../panels/shared/text/log-text.ts';
import type { GraphView } from '../../protocol/analysis.ts';
import type { RunRecord } from '../../protocol/run-record.ts';
import { filesHash, type LinkedFile } from '../../workspace/permalink/files-link.ts';

export interface OpenedRunLink {
  /** Address of the link; undefined if the run is too long for a link. */
  readonly href: string | undefined;
  readonly hidden: readonly HiddenValue[];
}

export function linkOpenedRun(record: RunRecord): OpenedRunLink {
  const { run: shown, certname } = record;
  const { run, hidden } = hideValues({
    kind: 'run',
    run: shown,
    certname,
    startedAt: 0,
    resources: [],
    metrics: {},
    unread: [],
  });
  const file = toFile({ ...record, run: run.run });
  const hash = filesHash([file]);
  const url = new URL(location.href);
  url.search = '';
  if (hash.ok) url.hash = hash.value;
  return { href: hash.ok ? url.href : undefined, hidden };
}

/** Writes the run as a file that the page can open again: a log, a graph or a report. */
function toFile(record: RunRecord): LinkedFile {
  switch (record.opened?.kind) {
    case 'log':
      return { name: 'agent.log', text: record.run.logs.map(logText).join('\n') };
    case 'graph':
      return { name: 'graph.dot', text: toDot(record.opened.graph) };
    case 'report':
    case undefined:
      return { name: 'report.json', text: JSON.stringify(puppetReport(record)) };
  }
}

/** Formats the edges like Puppet's `relationships.dot`. */
function toDot(graph: GraphView | undefined): string {
  const quoted = (ref: string): string => `"${hideSecrets(ref).replaceAll('"', String.raw`\"`)}"`;
  const edges = (graph?.dependencies ?? []).map(({ from, to }) => `    ${quoted(from)} -> ${quoted(to)}`);
  return `digraph Relationships {\n    label = "Relationships"\n${edges.join('\n')}\n}\n`;
}
