/** Compares cycles and edges in logs and graph files with those that the engine computes for the same manifest. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readDot } from '../../../src/agent-files/graph/read-dot.ts';
import { readLog } from '../../../src/agent-files/log/read-log.ts';
import { recognizeFile } from '../../../src/agent-files/recognize/recognize.ts';
import type { Case } from '../../../src/cli/case.ts';
import { caseTypes, compileCase, createTarget } from '../../../src/cli/run-case.ts';
import { dotFiles, relationshipGraph, type Facts } from '../../../src/engine/index.ts';
import type { AgentCycle, AgentGraph } from '../../../src/protocol/agent-files.ts';
import { recordedMachine } from '../../conformance/machine/case-machine.ts';
import { readRunFile, type RealRun } from './folders.ts';

const NODE = 'web.example.com';
/** Scenarios whose graph files contain resources that exist only during a run, such as the files that `tidy` finds. */
const MADE_BY_RUN: ReadonlySet<string> = new Set(['recurse-and-purge']);
const GRAPHS = ['resources', 'relationships', 'expanded_relationships'] as const;

/** Returns a sentence for each difference; undefined for a run without graph files. */
export function checkGraphs(run: RealRun, facts: Facts): readonly string[] | undefined {
  const folder = join(run.folder, 'graphs');
  if (!existsSync(folder)) return undefined;
  const engine = computeGraphs(run, facts);
  if (typeof engine === 'string') return [engine];
  const log = readLog(toText(readRunFile(run, 'log.txt')), 'log-text');
  const cyclesFile = readGraph(run, 'cycles');
  return [
    ...compareCycles('the log', log.cycles, engine.cycles),
    ...(log.announcedCycles === log.cycles.length ? [] : [`the log announces ${log.announcedCycles} cycles`]),
    ...(cyclesFile === undefined ? [] : compareCycles('cycles.dot', cyclesFile.cycles, engine.cycles)),
    ...GRAPHS.flatMap((name) => {
      const read = readGraph(run, name);
      return read === undefined
        ? []
        : compareGraphs(read, readDot(engine.files[name]), name, MADE_BY_RUN.has(run.scenario));
    }),
  ];
}

function readGraph(run: RealRun, name: string): AgentGraph | undefined {
  const bytes = readRunFile(run, `graphs/${name}.dot`);
  return bytes === undefined ? undefined : readDot(toText(bytes));
}

function toText(bytes: Uint8Array | undefined): string {
  return bytes === undefined ? '' : recognizeFile(bytes).text;
}

function computeGraphs(run: RealRun, facts: Facts) {
  const read: Case = {
    path: run.source,
    options: { node: NODE, facts },
    files: readSource(run.source),
  };
  const compiled = compileCase(read, recordedMachine, { release: run.release, ruby: undefined });
  if (compiled.catalog === undefined) return `the engine: ${compiled.error?.message ?? 'no catalog'}`;
  const target = createTarget(read, recordedMachine);
  const types = caseTypes(read, recordedMachine, target, undefined);
  const graph = relationshipGraph(compiled.catalog, types, { target, deferred: compiled.deferred });
  if (graph.kind === 'failed') return `the engine: ${graph.error.message}`;
  const cycles = graph.kind === 'ordered' ? [] : graph.cycles;
  return {
    files: dotFiles(graph.table),
    cycles: cycles.map(({ path }) => path.slice(0, -1).map((vertex) => vertex.label)),
  };
}

function readSource(source: string): ReadonlyMap<string, string> {
  if (!statSync(source).isDirectory()) return new Map([['manifests/site.pp', readFileSync(source, 'utf8')]]);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(source, path)).isFile(),
  );
  return new Map(files.map((path) => [path, readFileSync(join(source, path), 'utf8')]));
}

function compareCycles(
  where: string,
  cycles: readonly AgentCycle[],
  expected: readonly (readonly string[])[],
): readonly string[] {
  const found = new Set(cycles.map(({ members, isWhole }) => (isWhole ? rotate(members) : 'incomplete')));
  const missing = expected.filter((members) => !found.has(rotate(members)));
  return missing.length === 0 && cycles.length >= expected.length
    ? []
    : [`${where} has ${[...found].join(' | ')}, the engine ${expected.map(rotate).join(' | ')}`];
}

/** Returns the same string for the same cycle, whichever resource comes first. */
function rotate(members: readonly string[]): string {
  const turns = members.map((_, at) => [...members.slice(at), ...members.slice(0, at)].join(' => '));
  return turns.toSorted()[0] ?? '';
}

function compareGraphs(read: AgentGraph, own: AgentGraph, name: string, hasMore: boolean): readonly string[] {
  const [theirs, ours] = [read, own].map(
    ({ nodes, edges }) => new Set([...nodes, ...edges.map(({ from, to }) => `${from} -> ${to}`)]),
  );
  if (theirs === undefined || ours === undefined) return [];
  const inFile = hasMore ? [] : [...theirs].filter((each) => !ours.has(each));
  const inEngine = [...ours].filter((each) => !theirs.has(each));
  if (inFile.length + inEngine.length === 0) return [];
  const list = (names: readonly string[]) => `${names.length} (${names.slice(0, 3).join(', ')})`;
  return [`${name}.dot: only in the file ${list(inFile)}, only in the engine ${list(inEngine)}`];
}
