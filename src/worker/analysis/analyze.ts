/** Compiles a project, builds its graph, and collects the problems of both. */
import {
  builtinTypes,
  needsRuby,
  relationshipGraph,
  type AssignedValue,
  type Catalog,
  type RubySnapshot,
} from '../../engine/index.ts';
import { toCompiled } from '../../language-service/knowledge/last-results.ts';
import type { AnalysisView, ProblemView } from '../../protocol/analysis.ts';
import type { AnalyzeRequest } from '../../protocol/engine-api.ts';
import type { Project } from '../../protocol/project/project.ts';
import { adviceAbout } from '../advice/advice.ts';
import { WrittenAttributes } from '../advice/written-attributes.ts';
import { refusedValue } from '../advice/refused-value.ts';
import { breaksCycle } from './breaks-cycle.ts';
import { prepare, createTypes, type EngineTools } from '../engine-tools.ts';
import {
  compileProject,
  toEnvironmentFiles,
  findFurtherErrors,
  totalTime,
  type CompiledProject,
} from '../project/compile-project.ts';
import { unreachedFindings } from '../project/unreached-files.ts';
import { createTarget } from '../project/project-target.ts';
import { CycleCuts } from '../views/cycle-cuts.ts';
import { ManifestFixes } from '../views/manifest-fixes.ts';
import { Places } from '../views/places.ts';
import { toLogLine } from '../views/run-recorder.ts';
import { toCatalogView } from '../views/to-catalog-view.ts';
import { toGraphView } from '../views/to-graph-view.ts';
import { findCollectors, problemsOfNodes, toNodesView } from '../views/to-nodes-view.ts';
import { problemsOfCompilation, problemsOfGraph } from '../views/to-problems.ts';

/** Maximum number of reported assignments. It is limited because a loop assigns a variable in each iteration. */
const MOST_ASSIGNED = 5000;

/**
 * Maximum number of resources in the catalog for which the fixes of a cycle are checked, by compiling the project with
 * each fix. In larger projects, and with Ruby or several compiled nodes, fixes are offered without this check.
 */
const MOST_CHECKED = 200;

export async function analyze(tools: EngineTools, { revision, project }: AnalyzeRequest): Promise<AnalysisView> {
  const started = performance.now();
  const { programs, watchPlace } = tools;
  const ruby = await prepare(project, tools.rubyLoader);
  const assigned: AssignedValue[] = [];
  const watchAssignment = (value: AssignedValue): void => {
    if (assigned.length < MOST_ASSIGNED) assigned.push(value);
  };
  const compiled = compileProject(project, { programs, ruby, watchPlace, watchAssignment });
  const further = findFurtherErrors(project, compiled, { programs, ruby, watchPlace });
  const { catalog, diagnostics, logs, timings: own } = compiled.current;
  const timings =
    compiled.nodes === undefined ? own : { ...own, 'other nodes': performance.now() - started - totalTime(own) };
  const others = [
    ...further,
    ...unreachedFindings(project, [...diagnostics, ...further], programs).map(compiled.current.addHints),
    ...tools.rubySyntax.find(project, ruby, [...diagnostics, ...further]),
  ];
  const places = new Places(project.files);
  const problems = [
    ...problemsOfRuby(project, tools),
    ...problemsOfCompilation(compiled.current, others, places),
    ...problemsOfNodes(project.node.certname, compiled),
  ];
  const common = {
    revision,
    resourceTypes: [...Array.from(builtinTypes.types, ({ name }) => name), ...rubyTypeNames(project)],
    logs: logs.map((line) => toLogLine(line)),
    ...toNodesView(compiled),
  };
  if (catalog === undefined) return { ...common, problems, timings };
  tools.reportResults({ compiled: toCompiled(catalog, assigned, (file) => project.files[file]) });
  const graphStart = performance.now();
  const related = relate(tools, { project, ruby, compiled, catalog, places });
  return {
    ...common,
    ...related.views,
    problems: [...problems, ...related.problems],
    timings: { ...timings, graph: performance.now() - graphStart },
  };
}

/** Creates the views of the catalog and of its relationship graph, and finds the problems in both. */
function relate(
  { programs }: EngineTools,
  {
    project,
    ruby,
    compiled,
    catalog,
    places,
  }: {
    readonly project: Project;
    readonly ruby: RubySnapshot | undefined;
    readonly compiled: CompiledProject;
    readonly catalog: Catalog;
    readonly places: Places;
  },
): { readonly views: Pick<AnalysisView, 'catalog' | 'graph'>; readonly problems: readonly ProblemView[] } {
  const target = createTarget(project);
  const graph = relationshipGraph(catalog, createTypes(project, { ruby, target, catalog }), { target });
  const catalogView = toCatalogView(catalog, findCollectors(project.node.certname, compiled));
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
    views: { catalog: catalogView, ...(view === undefined ? {} : { graph: view }) },
    problems: [
      ...problemsOfGraph(graph, cycleCuts, (refusal) => refusedValue(refusal, { catalog, attributes, places })),
      ...adviceAbout({ catalog, views: { catalog: catalogView, graph: view }, attributes, places }),
    ],
  };
}

/** Returns a problem with the reason why Ruby could not be loaded, if the project needs Ruby. */
function problemsOfRuby(project: Project, { rubyLoader: { failure } }: EngineTools): readonly ProblemView[] {
  if (failure === undefined || !needsRuby(toEnvironmentFiles(project))) return [];
  return [{ code: 'ruby-not-loaded', severity: 'error', message: failure, related: [] }];
}

function rubyTypeNames({ files }: Project): readonly string[] {
  const names = Object.keys(files).map((path) => /(?:^|\/)lib\/puppet\/type\/([a-z][a-z0-9_]*)\.rb$/.exec(path)?.[1]);
  return names.filter((name) => name !== undefined);
}
