/** The worker's side of the contract: the engine asked for a project, its answers turned into what the page draws. */
import {
  ProgramCache,
  RunStorage,
  applyCatalog,
  builtinTypes,
  compile,
  createTarget,
  dotFiles,
  factsOf,
  machineFromJson,
  moduleFileServer,
  platforms,
  relationshipGraph,
  runStorageFromJson,
  typeKnowledge,
  valuesFromJson,
  type CompileResult,
  type Target,
} from '../engine/index.ts';
import type { AnalysisView } from '../protocol/analysis.ts';
import type { AnalyzeRequest, ApplyRequest, EngineApi } from '../protocol/engine-api.ts';
import type { Project } from '../protocol/project.ts';
import type { RunProgress, RunReportView } from '../protocol/run.ts';
import { compiledLine } from './frame-lines.ts';
import { implicitRefs } from './implicit-resources.ts';
import { isMachineJson, isRunStorageJson } from './machine-token.ts';
import { ProgressBatch } from './progress-batch.ts';
import { unreachedFindings } from './unreached-files.ts';
import { Places } from './views/places.ts';
import { RunRecorder, toLogLine } from './views/run-recorder.ts';
import { toCatalogView } from './views/to-catalog-view.ts';
import { toGraphView } from './views/to-graph-view.ts';
import { problemsOfCompilation, problemsOfGraph } from './views/to-problems.ts';
import { notRun, toRunView } from './views/to-run-view.ts';
import { toSyntaxTree } from './views/to-syntax-tree.ts';
import { toSystemState } from './views/to-system-view.ts';

const knowledge = typeKnowledge(builtinTypes);

/** Lets messages in (a cancel) between two resources: a macrotask, which a promise alone is not. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function targetOf({ node, machine }: Project): Target {
  return createTarget({ platform: node.platform, hostname: node.certname, ...machine });
}

/** What stands in a graph's place when there is none; still DOT. */
function dotComment(message: string): string {
  return message.replaceAll(/^/gm, '// ');
}

export function createEngine(): EngineApi {
  const programs = new ProgramCache();
  let running: { aborted: boolean } | undefined;

  function compileProject({ files, node }: Project): CompileResult {
    return compile({
      files: { paths: Object.keys(files), read: (path) => files[path] },
      node: {
        name: node.certname,
        facts: valuesFromJson(factsOf(platforms[node.platform], node.certname, node.facts)),
      },
      types: knowledge,
      programs,
    });
  }

  async function analyze({ revision, project }: AnalyzeRequest): Promise<AnalysisView> {
    const compiled = compileProject(project);
    const others = unreachedFindings(project.files, compiled.diagnostics, programs);
    const places = new Places(project.files);
    const problems = problemsOfCompilation(compiled, others, places);
    const common = { revision, logs: compiled.logs.map((line) => toLogLine(line)) };
    const { catalog, timings } = compiled;
    if (catalog === undefined) return { ...common, problems, timings };
    const begun = performance.now();
    const graph = relationshipGraph(catalog, builtinTypes, { target: targetOf(project) });
    const view = toGraphView(graph);
    return {
      ...common,
      problems: [...problems, ...problemsOfGraph(graph)],
      catalog: toCatalogView(catalog),
      ...(view === undefined ? {} : { graph: view }),
      timings: { ...timings, graph: performance.now() - begun },
    };
  }

  async function apply(
    { revision, project, noop, machine }: ApplyRequest,
    onProgress: (batch: readonly RunProgress[]) => void,
  ): Promise<RunReportView> {
    const target = isMachineJson(machine?.state) ? machineFromJson(machine.state) : targetOf(project);
    const storage = isRunStorageJson(machine?.runs) ? runStorageFromJson(machine.runs) : new RunStorage();
    const { files } = project;
    target.fileServer = moduleFileServer({ paths: Object.keys(files), read: (path) => files[path] });
    const compiled = compileProject(project);
    const compiledIn = Object.values(compiled.timings).reduce((sum, time) => sum + time, 0);
    const compileLogs = [
      ...compiled.logs.map((line) => toLogLine(line)),
      ...(compiled.catalog === undefined ? [] : [compiledLine(project.node.certname, compiledIn)]),
    ];
    onProgress(compileLogs.map((line) => ({ kind: 'log', line })));
    const { catalog, error } = compiled;
    if (catalog === undefined) return notRun(revision, noop, error?.message ?? '', { target, storage }, compileLogs);
    const signal = { aborted: false };
    running = signal;
    const progress = new ProgressBatch(onProgress);
    const recorder = new RunRecorder(target.clock, implicitRefs(builtinTypes, catalog), progress.add);
    const report = await applyCatalog(catalog, target, {
      types: builtinTypes,
      noop,
      storage,
      resolveDeferred: compiled.resolveDeferred,
      listener: recorder.listen,
      signal,
      pause,
    });
    running = undefined;
    progress.flush();
    return toRunView({ revision, report, recorder, machine: { target, storage }, compileLogs });
  }

  return {
    analyze,
    apply,
    cancel: async () => {
      if (running !== undefined) running.aborted = true;
    },
    initialSystem: async (project) => toSystemState(targetOf(project).state),
    dot: async ({ project }, form) => {
      const { catalog, error } = compileProject(project);
      if (catalog === undefined) return dotComment(error?.message ?? 'There is no catalog.');
      const graph = relationshipGraph(catalog, builtinTypes, { target: targetOf(project) });
      if (graph.kind === 'failed') return dotComment(graph.error.message);
      return dotFiles(graph.table)[form];
    },
    syntaxTree: async (file, text) => toSyntaxTree(file, text),
    ping: async () => Date.now(),
  };
}
