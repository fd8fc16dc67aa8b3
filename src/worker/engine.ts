/** The worker's side of the contract: the engine asked for a project, its answers turned into what the page draws. */
import {
  ProgramCache,
  RunStorage,
  applyCatalog,
  builtinTypes,
  builtinTypesOf,
  releaseOf,
  callsTemplate,
  catalogToPuppetJson,
  dataKeys,
  differencesOf,
  loadPlatform,
  dotFiles,
  explainLookup,
  machineFromJson,
  moduleFileServer,
  withBytes,
  needsRuby,
  relationshipGraph,
  runStorageFromJson,
  type AssignedValue,
  type CompileResult,
  type RubySnapshot,
  type Target,
  type TypeRegistry,
} from '../engine/index.ts';
import { compiledOf, outcomesOf } from '../language-service/knowledge/last-results.ts';
import type { AnalysisView, ProblemView } from '../protocol/analysis.ts';
import type { AnalyzeRequest, ApplyRequest, EngineApi, RunningPlace } from '../protocol/engine-api.ts';
import { releaseOfProject, type Project } from '../protocol/project/project.ts';
import type { MachineToken, RunProgress, RunReportView } from '../protocol/run.ts';
import { breaksCycle } from './breaks-cycle.ts';
import {
  compileProject,
  exportsOf,
  furtherErrorsOf,
  filesOf,
  nodeInput,
  rubyOf,
  sharedInput,
  totalTime,
} from './project/compile-project.ts';
import { keysAreThere } from './project/eyaml-keys.ts';
import { adviceAbout } from './advice/advice.ts';
import { WrittenAttributes } from './advice/operations.ts';
import { refusedValue } from './advice/refused-value.ts';
import { compiledLine } from './frame-lines.ts';
import { implicitRefs } from './project/implicit-resources.ts';
import { missingSurvey, type MissingSurvey } from './missing-survey.ts';
import { migrateProject } from './migrate-project.ts';
import { isMachineJson, isRunStorageJson } from './machine-token.ts';
import { ProgressBatch } from './progress-batch.ts';
import type { LastResults } from './wire/results-channel.ts';
import { createRubyLoader, type RubyLoader } from './ruby/ruby-loader.ts';
import { bytesFor } from './project/served-files.ts';
import { runShellLine } from './shell.ts';
import { targetOf } from './target-of.ts';
import { throttledPlaces } from './throttled-places.ts';
import { unreachedFindings } from './project/unreached-files.ts';
import { CycleCuts } from './views/cycle-cuts.ts';
import { ManifestFixes } from './views/manifest-fixes.ts';
import { Places } from './views/places.ts';
import { RunRecorder, toLogLine } from './views/run-recorder.ts';
import { toCatalogView } from './views/to-catalog-view.ts';
import { toDataView } from './views/to-data-view.ts';
import { toGraphView } from './views/to-graph-view.ts';
import { collectorsOf, problemsOfNodes, toNodesView } from './views/to-nodes-view.ts';
import { problemsOfCompilation, problemsOfGraph } from './views/to-problems.ts';
import { notRun, tokenOf, toRunView } from './views/to-run-view.ts';
import { toSyntaxTree } from './views/to-syntax-tree.ts';
import { toSystemState } from './views/to-system-view.ts';

/** A loop assigns a variable each time round: of more values only the first are told. */
const MOST_ASSIGNED = 5000;

/** Characters of a file that a project's machine may have: as many as the page shows of one. */
const LONGEST_FILE = 200_000;

/** In a larger catalog the fixes of a cycle are offered without compiling the project with each of them. */
const MOST_CHECKED = 200;

/** Lets messages in (a cancel) between two resources: a macrotask, which a promise alone is not. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The machine as it was left, or as the project describes it where nothing left one. */
function machineOf({
  project,
  machine,
}: {
  readonly project: Project;
  readonly machine?: MachineToken | undefined;
}): Target {
  return isMachineJson(machine?.state) ? machineFromJson(machine.state, project.machine.archive) : targetOf(project);
}

/** What earlier runs left for the next one. */
function storageOf(machine: MachineToken | undefined): RunStorage {
  return isRunStorageJson(machine?.runs) ? runStorageFromJson(machine.runs) : new RunStorage();
}

/** The built-in resource types and, in a fresh Ruby on a machine, those of the project. */
function typesOf(project: Project, ruby: RubySnapshot | undefined, target: Target): TypeRegistry {
  return ruby === undefined
    ? builtinTypesOf(releaseOf(releaseOfProject(project)))
    : rubyOf(project, ruby, target)(nodeInput(project)).types;
}

/** The names of the resource types that the project's modules have in Ruby. */
function rubyTypeNames({ files }: Project): readonly string[] {
  const names = Object.keys(files).map((path) => /(?:^|\/)lib\/puppet\/type\/([a-z][a-z0-9_]*)\.rb$/.exec(path)?.[1]);
  return names.filter((name) => name !== undefined);
}

/** The messages of a compilation, with their levels where those say more than `notice`. */
function messagesOf({ logs, error }: CompileResult): readonly string[] {
  const lines = logs.map(({ level, message }) => (level === 'notice' ? message : `${level}: ${message}`));
  return error === undefined ? lines : [...lines, `err: ${error.message}`];
}

/** What stands in a graph's place when there is none; still DOT. */
function dotComment(message: string): string {
  return message.replaceAll(/^/gm, '// ');
}

/**
 * `rubyLoader` fetches Ruby, for projects that need it; `tellResults` hears what each compile and run said, for the language
 * service.
 */
export function createEngine(
  rubyLoader: RubyLoader = createRubyLoader(),
  tellResults: (results: LastResults) => void = () => {},
): EngineApi {
  const programs = new ProgramCache();
  /** Loads the data of a project's machine, and the Ruby that it needs. */
  const preparedFor = async (project: Project): Promise<RubySnapshot | undefined> => {
    const [ruby] = await Promise.all([
      needsRuby(filesOf(project)) ? rubyLoader.load() : undefined,
      loadPlatform(project.node.platform),
      keysAreThere(),
    ]);
    return ruby;
  };
  let running: { aborted: boolean } | undefined;
  let tellRunning: (place: RunningPlace) => void = () => {};
  const watchPlace = throttledPlaces((place) => tellRunning(place));

  /** Says why a project's Ruby does not run. */
  function problemsOfRuby(project: Project): readonly ProblemView[] {
    const { failure } = rubyLoader;
    if (failure === undefined || !needsRuby(filesOf(project))) return [];
    return [{ code: 'ruby-not-loaded', severity: 'error', message: failure, related: [] }];
  }

  async function analyze({ revision, project }: AnalyzeRequest): Promise<AnalysisView> {
    const started = performance.now();
    const { certname } = project.node;
    const ruby = await preparedFor(project);
    const assigned: AssignedValue[] = [];
    const watchAssignment = (value: AssignedValue): void => {
      if (assigned.length < MOST_ASSIGNED) assigned.push(value);
    };
    const tools = { programs, ruby, watchPlace };
    const compiled = compileProject(project, { ...tools, watchAssignment });
    const further = furtherErrorsOf(project, compiled, tools);
    const { catalog, diagnostics, logs, timings: own } = compiled.current;
    const timings =
      compiled.nodes === undefined ? own : { ...own, 'other nodes': performance.now() - started - totalTime(own) };
    const others = [
      ...further,
      ...unreachedFindings(project, [...diagnostics, ...further], programs).map(compiled.current.addHints),
    ];
    const places = new Places(project.files);
    const problems = [
      ...problemsOfRuby(project),
      ...problemsOfCompilation(compiled.current, others, places),
      ...problemsOfNodes(certname, compiled),
    ];
    const common = {
      revision,
      resourceTypes: [...Array.from(builtinTypes.types, ({ name }) => name), ...rubyTypeNames(project)],
      logs: logs.map((line) => toLogLine(line)),
      ...toNodesView(compiled),
    };
    if (catalog === undefined) return { ...common, problems, timings };
    tellResults({ compiled: compiledOf(catalog, assigned, (file) => project.files[file]) });
    const begun = performance.now();
    const target = targetOf(project);
    const graph = relationshipGraph(catalog, typesOf(project, ruby, target), { target });
    const catalogView = toCatalogView(catalog, collectorsOf(certname, compiled));
    const fixes = new ManifestFixes(project.files, programs, places);
    const isCheap = catalogView.resources.length <= MOST_CHECKED && ruby === undefined && compiled.nodes === undefined;
    const cycleCuts = new CycleCuts({
      fixes,
      findPackage: (name) => target.packages.archive.find(name),
      breaks: (fix, cycle) => !isCheap || breaksCycle(project, { fix, cycle, programs }),
    });
    const view = toGraphView(graph, catalogView, { fixes, cycleCuts });
    const attributes = new WrittenAttributes(project.files, programs);
    return {
      ...common,
      problems: [
        ...problems,
        ...problemsOfGraph(graph, cycleCuts, (refusal) => refusedValue(refusal, { catalog, attributes, places })),
        ...adviceAbout({ catalog, views: { catalog: catalogView, graph: view }, attributes, places }),
      ],
      catalog: catalogView,
      ...(view === undefined ? {} : { graph: view }),
      timings: { ...timings, graph: performance.now() - begun },
    };
  }

  async function apply(
    { revision, project, noop, machine, kept }: ApplyRequest,
    onProgress: (batch: readonly RunProgress[]) => void,
  ): Promise<RunReportView> {
    const ruby = await preparedFor(project);
    const target = machineOf({ project, machine });
    const storage = storageOf(machine);
    target.fileServer = moduleFileServer(filesOf(project));
    const together = compileProject(project, { programs, ruby, machine: target, watchPlace });
    const { current: compiled } = together;
    const compileLogs = [
      ...compiled.logs.map((line) => toLogLine(line)),
      ...(compiled.catalog === undefined || together.imported
        ? []
        : [compiledLine(project.node.certname, totalTime(compiled.timings))]),
    ];
    onProgress(compileLogs.map((line) => ({ kind: 'log', line })));
    const { catalog, error } = compiled;
    if (catalog === undefined) {
      const run = notRun(noop, error?.message ?? '', target, compileLogs);
      return { ...run, revision, machine: tokenOf({ target, storage }) };
    }
    if (kept !== undefined)
      target.fileServer = moduleFileServer(withBytes(filesOf(project), await bytesFor(kept, catalog)));
    const signal = { aborted: false };
    running = signal;
    const progress = new ProgressBatch(onProgress);
    const recorder = new RunRecorder(target.clock, implicitRefs(builtinTypes, catalog), progress.add);
    const report = await applyCatalog(catalog, target, {
      types: typesOf(project, ruby, target),
      noop,
      storage,
      resolveDeferred: compiled.resolveDeferred,
      listener: recorder.listen,
      signal,
      pause,
    });
    running = undefined;
    progress.flush();
    tellResults({ outcomes: outcomesOf(report) });
    return {
      ...toRunView({ report, recorder, target, compileLogs }),
      revision,
      catalog: toCatalogView(catalog, collectorsOf(project.node.certname, together)),
      machine: tokenOf({ target, storage }),
    };
  }

  let survey: MissingSurvey | undefined;

  return {
    analyze,
    apply,
    cancel: async () => {
      if (running !== undefined) running.aborted = true;
    },
    initialSystem: async (project) => {
      await loadPlatform(project.node.platform);
      return toSystemState(targetOf(project).state);
    },
    describeMachine: async (project, machine) => {
      await loadPlatform(project.node.platform);
      const { differences, leftOut } = differencesOf(
        machineOf({ project, machine }),
        LONGEST_FILE,
        project.machine.archive,
      );
      return { machine: differences, leftOut };
    },
    shell: async (request) => {
      const needed = await preparedFor(request.project);
      const ruby = callsTemplate(request.line) ? await rubyLoader.load() : needed;
      return await runShellLine(request, machineOf(request), {
        storage: storageOf(request.machine),
        exports: () => exportsOf(request.project, { programs, ruby }),
        ruby,
      });
    },
    catalogJson: async ({ project }) => {
      const { catalog } = compileProject(project, { programs, ruby: await preparedFor(project) }).current;
      if (catalog === undefined) return undefined;
      const version = Math.floor(Date.now() / 1000);
      return JSON.stringify(catalogToPuppetJson(catalog, { version, uuid: crypto.randomUUID() }), undefined, 2);
    },
    dot: async ({ project }, form) => {
      const ruby = await preparedFor(project);
      const { catalog, error } = compileProject(project, { programs, ruby }).current;
      if (catalog === undefined) return dotComment(error?.message ?? 'There is no catalog.');
      const target = targetOf(project);
      const graph = relationshipGraph(catalog, typesOf(project, ruby, target), { target });
      if (graph.kind === 'failed') return dotComment(graph.error.message);
      return dotFiles(graph.table)[form];
    },
    explainData: async (request) => {
      const { project, key, merge } = request;
      const ruby = await preparedFor(project);
      const input = { ...sharedInput(project, { programs, ruby }), node: nodeInput(project) };
      return toDataView(explainLookup(key, input, merge === undefined ? {} : { merge }), request);
    },
    dataKeys: async (files) => dataKeys({ paths: Object.keys(files), read: (path) => files[path] }),
    syntaxTree: async (file, text) => toSyntaxTree(file, text),
    beginMissing: async (project) => {
      survey = missingSurvey(project, await preparedFor(project));
      return { nodes: survey.nodes, view: survey.view() };
    },
    missingStep: async (withView) => {
      if (survey === undefined) return { kind: 'unknown' };
      const progress = survey.step();
      if (progress === undefined) return { kind: 'done', view: survey.view() };
      return { kind: 'busy', progress, ...(withView ? { view: survey.view() } : {}) };
    },
    migrate: async (request) => migrateProject(request, await preparedFor(request.project)),
    printedBy: async (projects) => {
      await Promise.all(projects.map(({ node }) => loadPlatform(node.platform)));
      return projects.map((project) => messagesOf(compileProject(project, { programs }).current));
    },
    watchRuby: async (listener) => {
      tellRunning = listener;
      rubyLoader.watch(listener);
    },
    ping: async () => Date.now(),
  };
}
