/** Runs a conformance case through the whole engine and reports all stages, in the shape of the recorded results. */
import {
  applyCatalog,
  defaultRelease,
  getRelease,
  catalogFromText,
  catalogToJson,
  compile,
  collectFacts,
  graphToJson,
  moduleFileServer,
  needsRuby,
  recordedError,
  platforms,
  relationshipGraph,
  reportToJson,
  rubyForCompiling,
  runSettings,
  typeKnowledge,
  typeRegistry,
  valuesFromJson,
  watchedFiles,
  withMachineFiles,
  withoutCode,
  type ApplyOptions,
  type CompileResult,
  type EnvironmentFiles,
  type HostAddresses,
  type NodeInput,
  type ProjectRuby,
  type CompileInput,
  type Release,
  type ReleaseId,
  type RubyMachines,
  type RubySnapshot,
  type Target,
  type TypeRegistry,
} from '../engine/index.ts';
import { unknownTypesWarning, withStandInTypes } from '../agent-files/catalog/stand-in-types.ts';
import { bunrakuVersion } from './bunraku-version.ts';
import { defaultNode, environmentFiles, readCase, type Case } from './case.ts';
import type { CaseMachine } from './case-machine.ts';
import { compileErrorRow } from './error-row.ts';
import { targetToJson } from './target-json.ts';

/**
 * Result of a conformance case, with the keys of the recorded results. If a stage fails, the later stages are absent.
 */
export type CaseResult = { readonly case: string; readonly bunraku: string; readonly [key: string]: unknown };

export interface RunCaseOptions {
  readonly noop?: boolean;
  /**
   * Loads a snapshot of a Ruby VM that has booted, for cases that contain Ruby code. If absent, Ruby code is rejected.
   */
  readonly loadRuby?: () => Promise<RubySnapshot>;
  /** The release that compiles and applies. By default, the release of new projects. */
  readonly release?: ReleaseId;
  /** Release that determines the facts, such as `puppetversion`. By default, the release that compiles. */
  readonly factsFrom?: ReleaseId;
  /** Directories of modules that replace the installed modules. */
  readonly modulePath?: readonly string[];
}

/** Loads Ruby for a conformance case that contains Ruby code. */
export async function rubyFor(read: Case, { loadRuby }: RunCaseOptions): Promise<RubySnapshot | undefined> {
  return loadRuby !== undefined && needsRuby(createEnvironment(read.files)) ? await loadRuby() : undefined;
}

export async function runCase(path: string, onMachine: CaseMachine, options: RunCaseOptions = {}): Promise<CaseResult> {
  const read = readCase(path, options.modulePath);
  const ruby = await rubyFor(read, options);
  const { release = defaultRelease } = options;
  const machine = { ...onMachine, types: typeRegistry(onMachine.types.types, getRelease(release)) };
  const result: Record<string, unknown> = {};
  const { factsFrom = release } = options;
  const compiled = compileCase(read, machine, { ruby, release, factsFrom });
  if (compiled.error !== undefined) result['compile_error'] = compileErrorRow(compiled.error);
  if (compiled.catalog !== undefined) result['catalog'] = catalogToJson(compiled.catalog);
  result['compile_logs'] = compiled.logs.map(withoutCode);
  if (compiled.catalog !== undefined && read.options.stage !== 'compile') {
    const calls: string[] = [];
    const target = createTarget(read, machine, (call) => calls.push(call));
    const graph = relationshipGraph(compiled.catalog, caseTypes(read, machine, target, ruby), {
      target,
      deferred: compiled.deferred,
    });
    if (graph.kind === 'failed') {
      Object.assign(result, {
        graph_error: recordedError(graph.error),
        evaluated: [],
        apply_logs: graph.logs.map(withoutCode),
      });
    } else {
      result['graph'] = graphToJson(graph);
      if (read.options.stage !== 'graph') {
        const report = await applyCatalog(compiled.catalog, target, {
          ...applyOptions(read, caseTypes(read, machine, target, ruby), options.noop),
          deferred: compiled.deferred,
        });
        Object.assign(result, reportToJson(report));
      }
    }
    result['target'] = targetToJson(target, read.options.look, calls);
  }
  return { case: path, bunraku: bunrakuVersion, ...result };
}

/**
 * Returns the resource types for a conformance case: the machine's types, and the types of the case's modules, loaded
 * in a fresh Ruby VM for that machine.
 */
export function caseTypes(
  read: Case,
  machine: CaseMachine,
  target: Target,
  ruby: RubySnapshot | undefined,
): TypeRegistry {
  if (ruby !== undefined) return openCaseRuby(read, machine, target, ruby)(createNode(read, machine)).types;
  const imported = read.catalog === undefined ? undefined : catalogFromText(read.catalog);
  return imported?.kind === 'catalog' ? withStandInTypes(machine.types, imported.catalog) : machine.types;
}

function openCaseRuby(
  { files, options: { settings } }: Case,
  { types }: CaseMachine,
  target: Target,
  snapshot: RubySnapshot,
  { watch, machines, hostAddresses, withModuleFacts = false, release = types.release }: CompileCaseOptions = {},
): (node: NodeInput) => ProjectRuby {
  const known = typeof release === 'string' ? getRelease(release) : release;
  const options = {
    snapshot,
    ...(machines === undefined ? {} : { machines }),
    ...(hostAddresses === undefined ? {} : { hostAddresses }),
    files: watched(createEnvironment(files), watch),
    target,
    types,
    withModuleFacts,
    release: known,
  };
  return rubyForCompiling(settings === undefined ? options : { ...options, settings });
}

function createNode(
  { options }: Case,
  { platform, system = platforms[platform] }: CaseMachine,
  release: ReleaseId | Release = defaultRelease,
): NodeInput {
  const name = options.node ?? defaultNode;
  const known = typeof release === 'string' ? getRelease(release) : release;
  return { name, facts: valuesFromJson(collectFacts(system, name, options.facts, known)) };
}

/**
 * Returns the files as an environment. The same files always give the same object, so that the index of their paths is
 * built only once.
 */
function createEnvironment(files: Case['files']): EnvironmentFiles {
  let environment = environments.get(files);
  if (environment === undefined) {
    environment = { paths: [...files.keys()], read: (path) => files.get(path) };
    environments.set(files, environment);
  }
  return environment;
}

const environments = new WeakMap<Case['files'], EnvironmentFiles>();

/**
 * Returns the options for applying a conformance case. The case's own keys override its settings, and `noop` of the
 * command line overrides both.
 */
export function applyOptions({ options }: Case, types: TypeRegistry, noop?: boolean): ApplyOptions {
  const own = { ...options.settings, ...(options.tags === undefined ? {} : { tags: options.tags }) };
  const wanted = noop ?? options.noop;
  return { types, ...runSettings(own), ...(wanted === undefined ? {} : { noop: wanted }) };
}

/**
 * Options for compiling a conformance case. Functions and Hiera read files from `target`, by default from a fresh
 * machine with the case's own files.
 */
interface CompileCaseOptions {
  readonly target?: Target;
  readonly ruby?: RubySnapshot | undefined;
  /** Reuses Ruby VMs when there are many compilations in a row. */
  readonly machines?: RubyMachines | undefined;
  /** Addresses of host names that the machine's hosts file does not contain. */
  readonly hostAddresses?: HostAddresses | undefined;
  readonly release?: ReleaseId | Release;
  readonly factsFrom?: ReleaseId;
  readonly serverFacts?: NodeInput['serverFacts'];
  /** Called for each file that is read or looked for. */
  readonly watch?: (path: string) => void;
  /** True if nodes get the facts of modules, as on the page. */
  readonly withModuleFacts?: boolean;
}

/**
 * Compiles a conformance case. If the case is a catalog that was compiled elsewhere, the result contains this catalog.
 * Throws if the file is not a catalog.
 */
export function compileCase(read: Case, machine: CaseMachine, options: CompileCaseOptions = {}): CompileResult {
  if (read.catalog === undefined) return compile(compileInput(read, machine, options));
  const imported = catalogFromText(read.catalog, { types: typeKnowledge(machine.types) });
  if (imported.kind !== 'catalog') throw new Error(`${read.path}: ${imported.message}`);
  const { catalog } = imported;
  // The catalog is compiled already. This compilation provides `deferred`, which evaluates Deferred values for the
  // catalog's node.
  const compiled = compile(compileInput({ ...read, options: { node: catalog.node } }, machine, options));
  const warning = unknownTypesWarning(catalog, (type) => machine.types.find(type) !== undefined);
  return { ...compiled, catalog, logs: warning === undefined ? compiled.logs : [...compiled.logs, warning] };
}

export function compileInput(read: Case, machine: CaseMachine, options: CompileCaseOptions): CompileInput {
  const { target, ruby, release, factsFrom = release, serverFacts, watch } = options;
  const settings = read.options.settings ?? {};
  const lenient = settings['strict_variables'] === 'false' || 'no-strict_variables' in settings;
  return {
    files: watched(compilingFiles(read, target ?? (() => createTarget(read, machine))), watch),
    node: { ...createNode(read, machine, factsFrom), ...(serverFacts === undefined ? {} : { serverFacts }) },
    ...(release === undefined ? {} : { release }),
    types: typeKnowledge(machine.types),
    ...(ruby === undefined
      ? {}
      : { ruby: openCaseRuby(read, machine, target ?? createTarget(read, machine), ruby, options) }),
    settings: {
      ...(isStrictness(settings['strict']) ? { strict: settings['strict'] } : {}),
      ...(lenient ? { strictVariables: false } : 'strict_variables' in settings ? { strictVariables: true } : {}),
      other: settings,
      ...(read.options.serverCommands === undefined ? {} : { serverCommands: read.options.serverCommands }),
    },
  };
}

function watched(files: EnvironmentFiles, watch: ((path: string) => void) | undefined): EnvironmentFiles {
  return watch === undefined ? files : watchedFiles(files, watch);
}

/**
 * Returns the files of the conformance case together with those of its machine. `target` is the machine in use, or a
 * function that creates a fresh machine.
 */
function compilingFiles(read: Case, target: Target | (() => Target)): EnvironmentFiles {
  return typeof target === 'function'
    ? withMachineFiles(createEnvironment(read.files), target)
    : withMachineFiles(createEnvironment(environmentFiles(read)), () => target);
}

function isStrictness(value: string | undefined): value is 'off' | 'warning' | 'error' {
  return value === 'off' || value === 'warning' || value === 'error';
}

export function createTarget(read: Case, machine: CaseMachine, noteCall: (call: string) => void = () => {}): Target {
  const target = machine.createTarget(read.options, noteCall);
  serveModuleFiles(target, read);
  return target;
}

/** Serves files of a conformance case's modules to a machine, for `puppet:` URIs. */
export function serveModuleFiles(target: Target, { files }: Case): void {
  target.fileServer = moduleFileServer({ paths: [...files.keys()], read: (path) => files.get(path) });
}
