/** Compiles the files of an environment to a catalog for a node: the phases of Puppet's compiler in order. */
import { atProgress, metered, unmetered } from '../budget/meter.ts';
import { withHints } from '../diagnostics/hints/with-hints.ts';
import { argumentError } from '../evaluator/errors.ts';
import { resolveOnAgent } from '../functions/core/call.ts';
import type { Value } from '../values/value.ts';
import type { Catalog } from './catalog.ts';
import type { Compilation } from './compilation.ts';
import { createCompilation } from './create-compilation.ts';
import { manifestError, reportError } from './errors/compile-error.ts';
import type { CompileError, CompileInput, CompileResult } from './compile-result.ts';
import { listExportedResources } from './nodes/exported-resources.ts';
import { checkRelationships, failOnUnevaluated } from './finish/final-checks.ts';
import { finishResources } from './finish/finish.ts';
import { freezeCatalog } from './finish/freeze.ts';
import { evaluateGenerators } from './finish/generators.ts';
import { handDownMetaparameters } from './finish/container-metaparameters.ts';
import { createHintContext } from './errors/hint-context.ts';
import { classifyNode, type NodeClassification } from './definitions/node-classification.ts';
import { addMain, addSettings, addStageMain, evaluateNode, instantiateManifests, parseManifests } from './phases.ts';
import { evaluateRelationships } from './relationships/relationships.ts';

/** Compiles a catalog. Returns errors of the manifests in the result, and throws only internal faults of the engine. */
export function compile(input: CompileInput): CompileResult {
  return metered(input.budget, () => compileWithin(input));
}

function followPlace({ watchPlace }: CompileInput, { evaluator }: Compilation): void {
  if (watchPlace === undefined) return;
  atProgress(() => {
    const place = evaluator.lastPlace;
    if (place !== undefined) watchPlace(place);
  });
}

/** Returns Puppet's setting `preprocess_deferred`, or else the default of the release. */
function isPreprocessed({ release, settings }: Compilation): boolean {
  const { preprocess_deferred: setting } = settings.other;
  return setting === undefined ? !release.has('late Deferred values') : setting === 'true';
}

/**
 * Returns the value of a variable in a deferred value. On the machine, only `$facts` exists, because the compilation
 * has ended.
 */
function readVariableOnAgent({ facts, settings }: Compilation, given: string): Value {
  const name = given.replace(/^::/, '');
  if (name === 'facts') return facts;
  if (settings.strict === 'error') throw argumentError(`Undefined variable '${name}'; `);
  return undefined;
}

/** Creates the functions that evaluate deferred values on the machine, using the functions of the compilation. */
function createResolver(input: CompileInput, compilation: Compilation): CompileResult['deferred'] {
  const { evaluator, topScope, logs } = compilation;
  let log: Parameters<CompileResult['deferred']['begin']>[0];
  return {
    begin: (logOfRun) => {
      evaluator.forgetWarnings();
      log = logOfRun;
    },
    resolve: (value) => {
      const logged = logs.length;
      try {
        const context = { evaluator, scope: topScope, place: {}, block: undefined };
        return metered(input.budget, () => resolveOnAgent(context, value));
      } finally {
        for (const line of logs.splice(logged)) log?.(line);
      }
    },
    readVariable: (name) => readVariableOnAgent(compilation, name),
    isEarly: isPreprocessed(compilation),
  };
}

interface CompileProgress {
  isImporting: boolean;
  /** True while code is evaluated. An error without a place then gets the place that was evaluated last. */
  isEvaluating: boolean;
  classification: NodeClassification | undefined;
}

/** Runs all phases, through the final checks of the catalog. Throws the first error. */
export function runPhases(
  compilation: Compilation,
  progress: CompileProgress = { isImporting: true, isEvaluating: false, classification: undefined },
  timed: <T>(phase: string, run: () => T) => T = (_phase, run) => run(),
): void {
  const manifests = timed('parse', () => parseManifests(compilation));
  progress.isImporting = false;
  timed('definitions', () => instantiateManifests(compilation, manifests));
  progress.classification = classifyNode(compilation);
  addStageMain(compilation);
  compilation.rules.setNodeVariables(compilation);
  addSettings(compilation);
  progress.isEvaluating = true;
  const main = timed('main', () => addMain(compilation, manifests));
  timed('node', () => evaluateNode(compilation));
  timed('generators', () => evaluateGenerators(compilation));
  progress.isEvaluating = false;
  timed('relationships', () => evaluateRelationships(compilation));
  timed('finish', () => {
    finishResources(compilation);
    handDownMetaparameters(main, compilation.catalog);
  });
  timed('checks', () => {
    failOnUnevaluated(compilation);
    checkRelationships(compilation);
  });
}

function compileWithin(input: CompileInput): CompileResult {
  const compilation = createCompilation(input);
  followPlace(input, compilation);
  compilation.evaluator.watchAssignment = input.watchAssignment;
  if (input.watchEvaluation !== undefined) compilation.evaluator.watch(input.watchEvaluation);
  const timings: Record<string, number> = {};
  const timed = <T>(phase: string, run: () => T): T => {
    const start = performance.now();
    try {
      return run();
    } finally {
      timings[phase] = performance.now() - start;
    }
  };

  const progress: CompileProgress = { isImporting: true, isEvaluating: false, classification: undefined };
  let catalog: Catalog | undefined;
  let error: CompileError | undefined;
  try {
    runPhases(compilation, progress, timed);
    catalog = timed('freeze', () => freezeCatalog(compilation));
  } catch (thrown) {
    const { isImporting, isEvaluating } = progress;
    error = unmetered(() => reportError(compilation, manifestError(thrown), isImporting, isEvaluating));
  }
  const hints = createHintContext(compilation);
  return {
    catalog,
    error,
    logs: compilation.logs,
    diagnostics: compilation.diagnostics.map((diagnostic) => withHints(diagnostic, hints)),
    addHints: (diagnostic) => withHints(diagnostic, hints),
    exported: catalog === undefined ? [] : listExportedResources(catalog, compilation.types),
    classification: progress.classification,
    collects: [...compilation.collects],
    timings,
    deferred: createResolver(input, compilation),
  };
}
