/** Titles and summaries of opened files. */
import type { AgentGraph, AgentLog, AgentRun } from '../../protocol/agent-files.ts';
import { countText } from '../../protocol/count-text.ts';

/** Returns the product and its version. Only OpenVox has versions from 8.20 on. */
function versionName(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${major > 8 || (major === 8 && minor >= 20) ? 'OpenVox' : 'Puppet'} ${version}`;
}

function isSummary({ run }: AgentRun): boolean {
  return run.resources.length === 0 && run.logs.length === 0;
}

export function reportTitle(report: AgentRun): string {
  const { puppetVersion, run } = report;
  const of = puppetVersion === undefined ? '' : ` of ${versionName(puppetVersion)}`;
  return `${isSummary(report) ? 'Summary' : 'Report'}${of}${run.noop ? ', noop' : ''}`;
}

/** Describes a run, for example `4 Mar 2025, 14 resources, 1 failed, 2 changed`. */
export function reportSummary(report: AgentRun): string {
  const { startedAt, run } = report;
  const { totals, resources, error } = run;
  const parts = [
    startedAt === 0 ? '' : dayFormat.format(startedAt),
    isSummary(report) ? '' : countText(resources.length, 'resource'),
    ...(['failed', 'skipped', 'changed', 'refreshed', 'noop'] as const).map((outcome) =>
      totals[outcome] === 0 ? '' : `${totals[outcome].toLocaleString('en')} ${outcome}`,
    ),
    error === undefined ? '' : firstLine(error),
  ];
  return joined(parts);
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

function firstLine(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

export function logTitle({ puppetVersion, cycles, lines }: AgentLog): string {
  const of = puppetVersion === undefined ? '' : ` of ${versionName(puppetVersion)}`;
  const what = lines.length === 1 ? 'Agent message' : 'Agent log';
  const withCycles = cycles.length === 0 ? '' : ` with ${countText(cycles.length, 'dependency cycle')}`;
  return `${what}${of}${withCycles}`;
}

/** Describes a log, for example `15 messages, 2 failed resources, 1 skipped resource`. */
export function logSummary(log: AgentLog): string {
  const { lines, cycles, announcedCycles, failures, skipped, missing, duplicates, compileErrors } = log;
  const count = (number: number, noun: string): string => (number === 0 ? '' : countText(number, noun));
  const whole = cycles.filter(({ isWhole }) => isWhole).length;
  return joined([
    countText(lines.length, 'message'),
    whole < cycles.length || cycles.length < announcedCycles
      ? `${whole} of ${countText(Math.max(announcedCycles, cycles.length), 'cycle')} complete`
      : '',
    count(new Set(failures.map(({ ref }) => ref)).size, 'failed resource'),
    count(new Set(skipped.map(({ ref }) => ref)).size, 'skipped resource'),
    count(missing.length, 'missing resource'),
    count(duplicates.length, 'duplicate declaration'),
    count(compileErrors.length, 'compilation error'),
  ]);
}

const graphTitles = {
  containment: 'Containment graph',
  relationships: 'Relationship graph',
  'expanded-relationships': 'Expanded relationship graph',
  cycles: 'Graph of dependency cycles',
  edges: 'Edges from PuppetDB',
  unknown: 'Graph',
} as const satisfies Record<AgentGraph['graph'], string>;

export function graphTitle({ graph }: AgentGraph): string {
  return graphTitles[graph];
}

export function graphSummary({ nodes, edges, cycles }: AgentGraph): string {
  return joined([
    countText(nodes.length, 'resource'),
    countText(edges.length, 'edge'),
    cycles.length === 0 ? '' : countText(cycles.length, 'dependency cycle'),
  ]);
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
