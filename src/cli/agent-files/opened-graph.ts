/** Lets the verb `graph` read logs and graph files, in addition to code and catalogs. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readDot } from '../../agent-files/graph/read-dot.ts';
import { readEdges } from '../../agent-files/graph/read-edges.ts';
import { readLog } from '../../agent-files/log/read-log.ts';
import { recognizeFile } from '../../agent-files/recognize/recognize.ts';
import type { AgentCycle, AgentEdge, AgentGraph, AgentLog } from '../../protocol/agent-files.ts';
import type { Place } from '../../protocol/analysis.ts';
import { styled } from '../output.ts';
import { UsageError } from '../words/verb.ts';

/**
 * Reads a log, a graph file, or edges of PuppetDB; `-` is standard input. Returns undefined for code, folders and
 * catalogs.
 */
export function openGraph(path: string): AgentLog | AgentGraph | undefined {
  const isStandardInput = path === '-';
  if (!isStandardInput && (path.endsWith('.pp') || !existsSync(path) || statSync(path).isDirectory())) return undefined;
  const { recognized, text } = recognizeFile(readFileSync(isStandardInput ? 0 : path));
  switch (recognized.form) {
    case 'log-text':
    case 'log-json':
      return readLog(text, recognized.form);
    case 'graph-dot':
      return readDot(text);
    case 'graph-edges':
      return readEdges(text);
    case 'catalog-json':
      if (isStandardInput) throw new UsageError('graph reads a catalog only from a file.');
      return undefined;
    case 'report-yaml':
    case 'report-json':
    case 'report-puppetdb':
    case 'events-puppetdb':
    case 'summary-yaml':
      throw new UsageError(`'${path}' is a report. Use bunraku report.`);
    case undefined:
      if (isStandardInput) throw new UsageError(`Standard input: ${recognized.reason}`);
      return undefined;
  }
}

/** True if the file reports a cycle, a missing resource, or a failed compilation. The exit status is then 1. */
export function hasFault(file: AgentLog | AgentGraph): boolean {
  if (file.cycles.length > 0) return true;
  return file.kind === 'log' && (file.missing.length > 0 || file.compileErrors.length > 0);
}

export function openedToJson(file: AgentLog | AgentGraph) {
  const cycles = file.cycles.map(({ members, isWhole }) => ({
    members,
    isWhole,
    edges: cycleEdges({ members, isWhole }),
  }));
  const shared = { edges: listEdges(file), cycles, unread: file.unread };
  if (file.kind === 'graph') return { graph: file.graph, nodes: file.nodes, ...shared };
  const { announcedCycles, missing, duplicates, failures, skipped, compileErrors } = file;
  return { ...shared, announcedCycles, missing, duplicates, failures, skipped, compileErrors };
}

export function openedToDot(file: AgentLog | AgentGraph): string {
  const edges = listEdges(file);
  const nodes = new Set([...(file.kind === 'graph' ? file.nodes : []), ...edges.flatMap(({ from, to }) => [from, to])]);
  const lines = [
    ...[...nodes].map((node) => `    ${quote(node)}`),
    ...edges.map(({ from, to }) => `    ${quote(from)} -> ${quote(to)}`),
  ];
  return `digraph ${file.cycles.length > 0 ? 'Resource_Cycles' : 'Relationships'} {\n${lines.join('\n')}\n}\n`;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** Returns the edges in the file and the edges of its cycles, without duplicates. */
function listEdges(file: AgentLog | AgentGraph): readonly AgentEdge[] {
  const skips =
    file.kind === 'graph'
      ? []
      : file.skipped.flatMap(({ ref, failedDependencies }) => failedDependencies.map((from) => ({ from, to: ref })));
  const edges = [...file.edges, ...file.cycles.flatMap(cycleEdges), ...skips];
  return [...new Map(edges.map((edge) => [`${edge.from}\n${edge.to}`, edge])).values()];
}

function cycleEdges({ members, isWhole }: AgentCycle): readonly AgentEdge[] {
  const closed = isWhole ? [...members, ...members.slice(0, 1)] : members;
  return closed.slice(1).map((to, index) => ({ from: closed[index] ?? '', to }));
}

/** Lists cycles with their edges, and the other findings of a log. */
export function openedToText(file: AgentLog | AgentGraph): string {
  const cycles = cycleLines(file);
  const findings = file.kind === 'log' ? findingLines(file) : cycles.length > 0 ? [] : edgeLines(file);
  const none = cycles.length + findings.length === 0 ? ['No dependency cycles, and no failures.'] : [];
  return `${[...cycles, ...findings, ...none].join('\n')}\n`;
}

/** Describes the parts of the file that could not be read. */
export function unreadLines(file: AgentLog | AgentGraph): readonly string[] {
  return file.unread.map(({ message, line }) => (line === undefined ? message : `Line ${line}: ${message}`));
}

/** Lists each cycle with its edges. If the output is in DOT, the lines go to standard error. */
export function cycleLines(file: AgentLog | AgentGraph): readonly string[] {
  const total = file.kind === 'log' ? Math.max(file.announcedCycles, file.cycles.length) : file.cycles.length;
  const lines = file.cycles.flatMap((cycle, index) => [
    styled(
      'bold',
      `Cycle ${index + 1} of ${total}: ${cycle.members.length} resources${cycle.isWhole ? '' : ', incomplete'}`,
    ),
    ...cycleEdges(cycle).map(({ from, to }) => `  ${from} before ${to}`),
    '',
  ]);
  const lacking = total - file.cycles.length;
  return lacking === 0 ? lines : [...lines, `Cycles that the log counts but does not show: ${lacking}`];
}

function findingLines(log: AgentLog): readonly string[] {
  return [
    ...log.missing.map(
      ({ ref, wantedBy, place }) =>
        `Not in the catalog: ${ref}${wantedBy === undefined ? '' : `. ${wantedBy} refers to it`}${atPlace(place)}`,
    ),
    ...log.duplicates.map(
      ({ ref, place, firstPlace }) =>
        `Declared twice: ${ref}${atPlace(firstPlace)}${place === undefined ? '' : ` and${atPlace(place)}`}`,
    ),
    ...log.compileErrors.map(({ message }) => `Not compiled: ${message}`),
    ...log.failures.map(({ ref, message }) => `Failed: ${ref}: ${message}`),
    ...log.skipped.map(
      ({ ref, failedDependencies }) =>
        `Skipped: ${ref}${failedDependencies.length === 0 ? '' : `, because ${failedDependencies.join(' and ')} failed`}`,
    ),
  ];
}

function edgeLines({ nodes, edges, graph }: AgentGraph): readonly string[] {
  const word = graph === 'containment' ? 'contains' : 'before';
  return [
    `${nodes.length} resources, ${edges.length} edges`,
    ...edges.map(
      ({ from, to, relationship }) => `  ${from} ${relationship === 'containment' ? 'contains' : word} ${to}`,
    ),
  ];
}

function atPlace(place: Place | undefined): string {
  return place === undefined ? '' : ` at ${place.file}:${place.line}`;
}
