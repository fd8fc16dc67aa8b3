/**
 * Compiles the current node of a project. Also compiles the other nodes if they exchange exported resources with it.
 */
import { mayExport } from '../../protocol/project/export-syntax.ts';
import {
  selectBuiltinTypes,
  compile,
  compileNodes,
  emptyStore,
  collectFacts,
  serverFactsOfApply,
  serverFactsOfNodes,
  furtherErrors,
  platforms,
  getRelease,
  rubyForCompiling,
  valuesFromJson,
  withExports,
  watchedFiles,
  withMachineFiles,
  type CompileInput,
  type CompileResult,
  type Diagnostic,
  type EnvironmentFiles,
  type ExportedResourceStore,
  type HostAddresses,
  type NodeInput,
  type ProgramCache,
  type ProjectRuby,
  type RubyMachines,
  type RubySnapshot,
  type Target,
} from '../../engine/index.ts';
import {
  findCompiledCatalog,
  mostTogether,
  nodesOf,
  releaseOfProject,
  type NodeDescription,
  type Project,
} from '../../protocol/project/project.ts';
import { decryptByKeys } from './eyaml-keys.ts';
import { compiledElsewhere } from './compiled-elsewhere.ts';
import { readSettings } from './read-settings.ts';
import { createTarget } from './project-target.ts';
import { getKnowledge } from './type-knowledge.ts';

export interface CompiledProject {
  readonly current: CompileResult;
  /** Results of all nodes by certname. Absent if only the current node was compiled. */
  readonly nodes?: ReadonlyMap<string, CompileResult>;
  readonly imported?: true;
  /** True if there are too many other nodes to compile. Resources that they export are then not collected. */
  readonly isApart?: true;
  /** True if the exported resources still changed in the last allowed pass, so that the result may be incomplete. */
  readonly unsettled: boolean;
}

/** Creates the engine's input for a node of a project; by default, for the current node. */
export function nodeInput(
  project: Project,
  { certname, platform, facts, legacyFacts }: NodeDescription = project.node,
): NodeInput {
  const release = getRelease(releaseOfProject(project));
  return {
    name: certname,
    facts: valuesFromJson(
      collectFacts(platforms[platform], certname, facts, release, { legacyFacts: legacyFacts ?? false }),
    ),
    // A project with several nodes is compiled as on a server.
    serverFacts: (project.others ?? []).length === 0 ? serverFactsOfApply : serverFactsOfNodes(release),
  };
}

export interface CompileTools {
  readonly programs: ProgramCache;
  readonly files?: EnvironmentFiles;
  /** Snapshot of the booted Ruby VM; needed if the project contains Ruby code. */
  readonly ruby?: RubySnapshot | undefined;
  /** Reuses Ruby VMs when there are many compilations in a row. */
  readonly machines?: RubyMachines | undefined;
  /** Addresses of host names that the machine's hosts file does not contain. */
  readonly hostAddresses?: HostAddresses | undefined;
  /**
   * The machine that the compilation runs on, in its current state; by default, the machine that the project describes.
   */
  readonly machine?: Target;
  readonly watchPlace?: CompileInput['watchPlace'];
  /** Called for each file that is read or looked for (`watchedFiles`). */
  readonly watchFile?: (path: string) => void;
  /** Called for each assignment on the current node. Not called if other nodes are compiled with it. */
  readonly watchAssignment?: CompileInput['watchAssignment'];
}

/** Returns the input that is the same for all nodes of a project. */
export function sharedInput(
  project: Project,
  {
    programs,
    files = toEnvironmentFiles(project),
    ruby,
    machines,
    hostAddresses,
    machine,
    watchPlace,
    watchFile,
  }: CompileTools,
): Omit<CompileInput, 'node' | 'exports'> {
  const own = watchFile === undefined ? files : watchedFiles(files, watchFile);
  const target = (): Target => machine ?? createTarget(project);
  const decrypt = decryptByKeys();
  const other = readSettings(own);
  return {
    settings: {
      ...(decrypt === undefined ? {} : { decrypt }),
      ...(other === undefined ? {} : { other }),
    },
    files: withMachineFiles(own, target),
    release: releaseOfProject(project),
    types: getKnowledge(releaseOfProject(project)),
    programs,
    ...(watchPlace === undefined ? {} : { watchPlace }),
    ...(ruby === undefined ? {} : { ruby: prepareRuby(project, ruby, target(), own, { machines, hostAddresses }) }),
  };
}

/** Converts the files of a project to the form that the engine expects. */
export function toEnvironmentFiles({ files }: Pick<Project, 'files'>): EnvironmentFiles {
  return { paths: Object.keys(files), read: (path) => files[path] };
}

/** Prepares a project's Ruby code for a machine. A new Ruby VM starts for each compilation and each run. */
export function prepareRuby(
  project: Project,
  snapshot: RubySnapshot,
  target: Target,
  files: EnvironmentFiles = toEnvironmentFiles(project),
  { machines, hostAddresses }: Pick<CompileTools, 'machines' | 'hostAddresses'> = {},
): (node: NodeInput) => ProjectRuby {
  const release = getRelease(releaseOfProject(project));
  return rubyForCompiling({
    snapshot,
    ...(machines === undefined ? {} : { machines }),
    ...(hostAddresses === undefined ? {} : { hostAddresses }),
    files,
    target,
    release,
    types: selectBuiltinTypes(release),
    withModuleFacts: true,
  });
}

export function compileProject(project: Project, tools: CompileTools): CompiledProject {
  const { files, node, others = [] } = project;
  const elsewhere = findCompiledCatalog(files);
  if (elsewhere !== undefined) {
    return { current: compiledElsewhere(elsewhere, nodeInput(project)), imported: true, unsettled: false };
  }
  const shared = sharedInput(project, tools);
  const { watchAssignment } = tools;
  const alone = {
    ...shared,
    node: nodeInput(project),
    ...(watchAssignment === undefined ? {} : { watchAssignment }),
  };
  if (others.length === 0) return { current: compile(alone), unsettled: false };
  if (!mayExport(files)) return { current: compile({ ...alone, exports: emptyStore }), unsettled: false };
  if (others.length >= mostTogether)
    return { current: compile({ ...alone, exports: emptyStore }), isApart: true, unsettled: false };
  const inputs = nodesOf(project).map((each) => nodeInput(project, each.node));
  const { results, settled } = compileNodes(shared, inputs);
  const current = results.get(node.certname);
  if (current === undefined) throw new Error(`${node.certname} was not compiled`);
  return { current, nodes: results, unsettled: !settled };
}

export function totalTime(timings: CompileResult['timings']): number {
  return Object.values(timings).reduce((total, time) => total + time, 0);
}

/** Maximum milliseconds of a compilation that may be repeated to find further errors while the user types. */
const SHORT = 300;

/** Finds errors of the current node beyond the error that ended the compilation, if this takes little time. */
export function findFurtherErrors(
  project: Project,
  { current, imported }: CompiledProject,
  tools: CompileTools,
): readonly Diagnostic[] {
  const { error, diagnostics, timings } = current;
  if (error === undefined || imported === true || totalTime(timings) > SHORT) return [];
  const input = { ...sharedInput(project, tools), node: nodeInput(project) };
  return furtherErrors(mayExport(project.files) ? { ...input, exports: emptyStore } : input, diagnostics);
}

/**
 * Returns the exported resources of all nodes, for a compilation of the current node. Undefined if there is only one
 * node.
 */
export function compileExports(project: Project, tools: CompileTools): ExportedResourceStore | undefined {
  if ((project.others ?? []).length === 0) return undefined;
  const { nodes = new Map<string, CompileResult>() } = compileProject(project, tools);
  return [...nodes].reduce((store, [certname, { exported }]) => withExports(store, certname, exported), emptyStore);
}
