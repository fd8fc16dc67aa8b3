/**
 * Prints the relationship graph of a manifest, an environment or a catalog, with its order or its cycles. Also prints
 * the graph that a log or a graph file contains.
 */
import {
  describeReason,
  dotFiles,
  relationshipGraph,
  type Cycle,
  type DotFiles,
  type RelationshipEdge,
  type RelationshipGraphResult,
} from '../../engine/index.ts';
import {
  cycleLines as openedCycleLines,
  hasFault,
  openedToDot,
  openedToJson,
  openedToText,
  openGraph,
  unreadLines,
} from '../agent-files/opened-graph.ts';
import { readCase } from '../case.ts';
import { releaseNamed } from '../nodes/nodes-of-folder.ts';
import { printLine, printRow, styled } from '../output.ts';
import { caseTypes, compileCase, createTarget, rubyFor } from '../run-case.ts';
import { UsageError, type VerbCall } from '../words/verb.ts';

/** Values of the option `--of` for `--format dot`: the names of the files that Puppet writes. */
const dotGraphs: readonly (keyof DotFiles)[] = ['relationships', 'expanded_relationships', 'resources'];

type Opened = NonNullable<ReturnType<typeof openGraph>>;
type Graph = Exclude<RelationshipGraphResult, { readonly kind: 'failed' }>;

/** Returns the exit status: 1 if the code does not compile or its graph has a cycle. */
export async function runGraph({ args, given, loadMachine, loadRuby }: VerbCall): Promise<number> {
  const [path, ...more] = args;
  if (path === undefined || more.length > 0)
    throw new UsageError('graph needs exactly one manifest, folder, catalog, log or graph file.');
  const opened = openGraph(path);
  if (opened !== undefined) return printOpened(opened, findFormat(given));
  const name = given.find('release');
  const release = name === undefined ? undefined : releaseNamed(name);
  const [machine, read] = [await loadMachine(), readCase(path)];
  const ruby = await rubyFor(read, { loadRuby });
  const target = createTarget(read, machine);
  const compiled = compileCase(read, machine, { target, ruby, ...(release === undefined ? {} : { release }) });
  if (compiled.catalog === undefined) {
    printLine('error', compiled.error?.message ?? 'The code could not be compiled.');
    return 1;
  }
  const types = caseTypes(read, machine, target, ruby);
  const graph = relationshipGraph(compiled.catalog, types, { target, deferred: compiled.deferred });
  if (graph.kind === 'failed') {
    printLine('error', graph.error.message);
    return 1;
  }
  const format = findFormat(given);
  if (format === 'dot') process.stdout.write(dotFiles(graph.table)[chooseDotGraph(given.find('of'))]);
  else if (format === 'json') printRow(toJson(graph));
  else process.stdout.write(toText(graph));
  // DOT shows a cycle only as edges, so its description goes to standard error.
  if (format === 'dot' && graph.kind === 'cyclic') process.stderr.write(cycleLines(graph.cycles));
  return graph.kind === 'cyclic' ? 1 : 0;
}

function findFormat(given: VerbCall['given']): string {
  return given.find('format') ?? (given.has('json') ? 'json' : 'text');
}

function printOpened(opened: Opened, format: string): number {
  if (format === 'json') printRow(openedToJson(opened));
  else process.stdout.write(format === 'dot' ? openedToDot(opened) : openedToText(opened));
  const cycles = format === 'dot' && opened.cycles.length > 0 ? openedCycleLines(opened) : [];
  const notes = [...cycles, ...(format === 'json' ? [] : unreadLines(opened))];
  if (notes.length > 0) process.stderr.write(`${notes.join('\n')}\n`);
  return hasFault(opened) ? 1 : 0;
}

function chooseDotGraph(name: string | undefined): keyof DotFiles {
  return dotGraphs.find((known) => known === name) ?? 'relationships';
}

function toJson(graph: Graph) {
  const edges = [...graph.graph.edges()].map(edgeToJson);
  if (graph.kind === 'ordered') return { edges, order: orderOf(graph) };
  const cycles = graph.cycles.map((cycle) => ({
    members: cycle.members.map((vertex) => vertex.name),
    path: cycle.path.map((vertex) => vertex.name),
    edges: cycle.edges.map(edgeToJson),
    cuts: cycle.cuts().cuts.map((cut) => cut.map(({ edges: removed }) => removed.map(edgeToJson))),
  }));
  return { edges, cycles };
}

function orderOf(graph: Extract<Graph, { readonly kind: 'ordered' }>): readonly string[] {
  return graph.order
    .filter((vertex) => vertex.kind !== 'resource' || !vertex.resource.implicit)
    .map((vertex) => vertex.name);
}

function edgeToJson({ source, target, refresh, reason }: RelationshipEdge) {
  const place = reason.kind === 'relationship' ? reason.place : undefined;
  return {
    from: source.name,
    to: target.name,
    kind: refresh ? 'refresh' : 'order',
    reason: describeReason(reason),
    ...(place === undefined ? {} : { file: place.file, line: place.line }),
  };
}

function toText(graph: Graph): string {
  if (graph.kind === 'cyclic') return cycleLines(graph.cycles);
  return orderOf(graph)
    .map((name, index) => `${String(index + 1).padStart(4)}  ${name}\n`)
    .join('');
}

/** Lists each cycle with the reason of each edge, and the smallest sets of statements whose removal breaks it. */
function cycleLines(cycles: readonly Cycle[]): string {
  const lines = cycles.flatMap((cycle, index) => [
    styled('bold', `Cycle ${index + 1} of ${cycles.length}: ${cycle.members.length} resources`),
    ...pathEdges(cycle).map(
      ({ source, target, reason }) => `  ${source.name} before ${target.name}: ${describeReason(reason)}`,
    ),
    ...cutLines(cycle),
    '',
  ]);
  return `${lines.join('\n')}\n`;
}

/**
 * Returns the edges along a shortest closed path in the cycle, one for each step. Without such a path, returns all
 * edges of the cycle.
 */
function pathEdges({ path, edges }: Cycle): readonly RelationshipEdge[] {
  const steps = path.slice(1).flatMap((target, index) => {
    const source = path[index];
    return edges.find((edge) => edge.source === source && edge.target === target) ?? [];
  });
  return steps.length === 0 ? edges : steps;
}

function cutLines(cycle: Cycle): readonly string[] {
  const { cuts, hasMore } = cycle.cuts();
  if (cuts.length === 0) return ['  No statement can be removed to break it.'];
  const ways = cuts.map((cut) =>
    cut
      .map(({ edges: [edge] }) => (edge === undefined ? '' : describeReason(edge.reason)))
      .filter((text) => text !== '')
      .join(' and '),
  );
  return [
    cuts.length === 1 ? '  To break it, remove:' : '  To break it, remove one of:',
    ...ways.map((way) => `    ${way}`),
    ...(hasMore ? ['    There are more ways.'] : []),
  ];
}
