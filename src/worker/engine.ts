/** Answers the page's requests: calls the engine for a project, and converts its results to views. */
import {
  ProgramCache,
  callsTemplate,
  catalogToPuppetJson,
  dataKeys,
  describeDifferences,
  dotFiles,
  explainLookup,
  getRelease,
  loadPlatform,
  relationshipGraph,
  watchProgress,
  type CompileResult,
} from '../engine/index.ts';
import type { EngineApi, RubyState, RunningPlace } from '../protocol/engine-api.ts';
import { releaseOfProject } from '../protocol/project/project.ts';
import { analyze } from './analysis/analyze.ts';
import { apply } from './run/apply.ts';
import { prepare, createTypes, type EngineTools } from './engine-tools.ts';
import { restoreMachine, restoreStorage } from './run/kept-machine.ts';
import type { MissingSurvey } from './missing-survey.ts';
import { RubySyntaxCache } from './project/ruby-syntax.ts';
import {
  compileProject,
  compileExports,
  nodeInput,
  sharedInput,
  toEnvironmentFiles,
} from './project/compile-project.ts';
import { createRubyLoader, type RubyLoader } from './ruby/ruby-loader.ts';
import { createTarget } from './project/project-target.ts';
import { throttled } from './throttled.ts';
import { toDataView } from './views/to-data-view.ts';
import { toSyntaxTree } from './views/to-syntax-tree.ts';
import { toSystemState } from './views/to-system-view.ts';

/**
 * Maximum number of characters in a file of a project's machine. The limit is the same as for files that the page
 * shows.
 */
const LONGEST_FILE = 200_000;

export function createEngine(
  rubyLoader: RubyLoader = createRubyLoader(),
  reportResults: EngineTools['reportResults'] = () => {},
): EngineApi {
  const programs = new ProgramCache();
  let report: (state: RubyState) => void = () => {};
  const reportPlace = throttled((place: RunningPlace) => report(place));
  const watchPlace: EngineTools['watchPlace'] = ({ file, line }) => {
    if (file !== undefined) reportPlace({ kind: 'runs', file, ...(line === undefined ? {} : { line }) });
  };
  const tools: EngineTools = { programs, rubySyntax: new RubySyntaxCache(), rubyLoader, watchPlace, reportResults };
  let running = { aborted: false };
  let survey: MissingSurvey | undefined;

  return {
    analyze: (request) => analyze(tools, request),
    apply: (request, onProgress) => {
      running = { aborted: false };
      return apply(tools, request, onProgress, running);
    },
    cancel: async () => {
      running.aborted = true;
    },
    initialSystem: async (project) => {
      await loadPlatform(project.node.platform);
      return toSystemState(createTarget(project).state);
    },
    describeMachine: async (project, machine) => {
      await loadPlatform(project.node.platform);
      const target = restoreMachine({ project, machine });
      const { differences, leftOut } = describeDifferences(target, LONGEST_FILE, project.machine.archive);
      return { machine: differences, leftOut };
    },
    shell: async (request) => {
      const needed = await prepare(request.project, rubyLoader);
      const ruby = callsTemplate(request.line) ? await rubyLoader.load() : needed;
      const { runShellLine } = await import('./run/shell.ts');
      return await runShellLine(request, restoreMachine(request), {
        storage: restoreStorage(request.machine),
        exports: () => compileExports(request.project, { programs, ruby }),
        ruby,
      });
    },
    catalogJson: async ({ project }) => {
      const ruby = await prepare(project, rubyLoader);
      const { catalog } = compileProject(project, { programs, ruby }).current;
      if (catalog === undefined) return undefined;
      const version = Math.floor(Date.now() / 1000);
      return JSON.stringify(catalogToPuppetJson(catalog, { version, uuid: crypto.randomUUID() }), undefined, 2);
    },
    catalogCode: async ({ project }, withSecrets) => {
      const ruby = await prepare(project, rubyLoader);
      const { catalog } = compileProject(project, { programs, ruby }).current;
      if (catalog === undefined) return undefined;
      const { writeCatalogCode } = await import('./catalog-code.ts');
      return writeCatalogCode(
        catalog,
        createTypes(project, { ruby, target: createTarget(project), catalog }),
        withSecrets,
      );
    },
    dot: async ({ project }, form) => {
      const ruby = await prepare(project, rubyLoader);
      const { catalog, error } = compileProject(project, { programs, ruby }).current;
      if (catalog === undefined) return dotComment(error?.message ?? 'There is no catalog.');
      const target = createTarget(project);
      const graph = relationshipGraph(catalog, createTypes(project, { ruby, target, catalog }), { target });
      return graph.kind === 'failed' ? dotComment(graph.error.message) : dotFiles(graph.table)[form];
    },
    explainData: async (request) => {
      const { project, key, merge } = request;
      const ruby = await prepare(project, rubyLoader);
      const input = { ...sharedInput(project, { programs, ruby }), node: nodeInput(project) };
      return toDataView(explainLookup(key, input, merge === undefined ? {} : { merge }), request);
    },
    dataKeys: async (files) => dataKeys({ paths: Object.keys(files), read: (path) => files[path] }),
    firstNode: async (project) => {
      const { firstNode } = await import('../nodes/index.ts');
      return firstNode(toEnvironmentFiles(project), getRelease(releaseOfProject(project)), project.node.certname);
    },
    syntaxTree: async (file, text) => toSyntaxTree(file, text),
    beginMissing: async (project) => {
      const { missingSurvey } = await import('./missing-survey.ts');
      survey = missingSurvey(project, await prepare(project, rubyLoader));
      return { nodes: survey.nodes, view: survey.view() };
    },
    missingStep: async (withView) => {
      if (survey === undefined) return { kind: 'unknown' };
      const progress = survey.step();
      if (progress === undefined) return { kind: 'done', view: survey.view() };
      return { kind: 'busy', progress, ...(withView ? { view: survey.view() } : {}) };
    },
    migrate: async (request) => {
      const { migrateProject } = await import('./migrate-project.ts');
      return migrateProject(request, await prepare(request.project, rubyLoader));
    },
    printedBy: async (projects) => {
      await Promise.all(projects.map(({ node }) => loadPlatform(node.platform)));
      return projects.map((project) => collectMessages(compileProject(project, { programs }).current));
    },
    watchRuby: async (listener) => {
      report = listener;
      rubyLoader.watch(listener);
      watchProgress(throttled<void>(() => listener({ kind: 'works' })));
    },
    ping: async () => Date.now(),
  };
}

/** Returns the messages of a compilation. Each begins with its level, unless the level is `notice`. */
function collectMessages({ logs, error }: CompileResult): readonly string[] {
  const lines = logs.map(({ level, message }) => (level === 'notice' ? message : `${level}: ${message}`));
  return error === undefined ? lines : [...lines, `err: ${error.message}`];
}

/** Formats a message that replaces a graph as a comment, so that the file is valid DOT. */
function dotComment(message: string): string {
  return message.replaceAll(/^/gm, '// ');
}
