/**
 * Finds all errors of a failed compilation. Puppet stops at the first error, but an editor shows all errors that are
 * not caused by earlier ones. A second evaluation therefore continues after each statement that fails.
 */
import { metered } from '../../budget/meter.ts';
import { isOfBudget } from '../../diagnostics/is-of-budget.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { evaluationIssues } from '../../diagnostics/issues/evaluation.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { withHints } from '../../diagnostics/hints/with-hints.ts';
import type { Expression } from '../../syntax/ast.ts';
import { walk } from '../../syntax/walk.ts';
import type { Compilation, ErrorKeeper } from '../compilation.ts';
import { createCompilation } from '../create-compilation.ts';
import { addDiagnostic, manifestError } from './compile-error.ts';
import type { CompileInput } from '../compile-result.ts';
import { checkRelationships, failOnUnevaluated } from '../finish/final-checks.ts';
import { finishResources } from '../finish/finish.ts';
import { evaluateGenerators } from '../finish/generators.ts';
import { createHintContext } from './hint-context.ts';
import { classifyNode } from '../definitions/node-classification.ts';
import { addMain, addSettings, addStageMain, evaluateNode, instantiateManifests, parseManifests } from '../phases.ts';
import { evaluateRelationships } from '../relationships/relationships.ts';

const MOST_ERRORS = 50;

/**
 * Returns the errors of a failed compilation. Leaves out the `known` errors and errors caused by earlier ones. Takes
 * about as long as the compilation. If a budget runs out, returns the errors found so far.
 */
export function furtherErrors(input: CompileInput, known: readonly Diagnostic[]): readonly Diagnostic[] {
  // The second evaluation would exhaust the budget again.
  if (known.some(({ code }) => isOfBudget(code))) return [];
  return metered(input.budget, () => {
    const { compilation, errors } = evaluatedPastErrors(input);
    const hints = createHintContext(compilation);
    const further = new Map(errors.toReversed().map((diagnostic) => [identifyError(diagnostic), diagnostic]));
    for (const diagnostic of known) further.delete(identifyError(diagnostic));
    return [...further.values()]
      .reverse()
      .slice(0, MOST_ERRORS)
      .map((diagnostic) => withHints(diagnostic, hints));
  });
}

export interface CompiledPastErrors {
  /** All errors, without hints. Errors caused by an earlier error are left out. Empty if the node compiles. */
  readonly errors: readonly Diagnostic[];
  readonly classes: readonly string[];
  /** The file of each resource that a manifest declares, without classes and virtual resources. */
  readonly filesOfResources: readonly string[];
  /** Host names whose lookup failed in Ruby code. No name server is queried. */
  readonly unknownHosts: readonly string[];
}

/** Compiles a node to the end. Continues after each error, so that everything wrong or missing is reported at once. */
export function compilePastErrors(input: CompileInput): CompiledPastErrors {
  return metered(input.budget, () => {
    const { compilation, errors } = evaluatedPastErrors(input);
    return {
      errors,
      classes: [...compilation.classScopes.keys()],
      filesOfResources: compilation.catalog.resources.flatMap(({ kind, place, virtual }) =>
        (kind === 'native' || kind === 'define') && place !== undefined && !virtual ? [place.file] : [],
      ),
      unknownHosts: [...compilation.unknownHosts],
    };
  });
}

function evaluatedPastErrors(input: CompileInput): {
  readonly compilation: Compilation;
  readonly errors: readonly Diagnostic[];
} {
  const compilation = createCompilation(input);
  const kept = new KeptErrors(compilation);
  compilation.errorKeeper = kept;
  try {
    evaluateAll(compilation, kept);
  } catch (thrown) {
    const error = manifestError(thrown);
    if (!isOfBudget(error.root.code)) kept.keep(error);
  }
  const errors = new Map<string, Diagnostic>();
  for (const diagnostic of compilation.diagnostics) {
    const identity = `${identifyError(diagnostic)} ${diagnostic.message}`;
    if (diagnostic.severity === 'error' && !errors.has(identity)) errors.set(identity, diagnostic);
  }
  return { compilation, errors: [...errors.values()] };
}

/**
 * Runs the phases of `compile`. After an error, skips phases that would report resources that are missing only because
 * of that error.
 */
function evaluateAll(compilation: Compilation, kept: KeptErrors): void {
  const manifests = parseManifests(compilation);
  instantiateManifests(compilation, manifests);
  classifyNode(compilation);
  addStageMain(compilation);
  compilation.rules.setNodeVariables(compilation);
  addSettings(compilation);
  addMain(compilation, manifests);
  evaluateNode(compilation);
  evaluateGenerators(compilation);
  if (kept.any) return;
  evaluateRelationships(compilation);
  finishResources(compilation);
  checkRelationships(compilation);
  if (!kept.any) failOnUnevaluated(compilation);
}

class KeptErrors implements ErrorKeeper {
  readonly #compilation: Compilation;
  readonly #unassigned = new Set<string>();
  /**
   * Errors already recorded. The error of a parameter's default is thrown a second time, after the other defaults are
   * evaluated.
   */
  readonly #kept = new WeakSet<PuppetError>();
  #any = false;

  constructor(compilation: Compilation) {
    this.#compilation = compilation;
  }

  get any(): boolean {
    return this.#any;
  }

  keep(thrown: unknown, failed?: Expression): void {
    // Rethrows jumps such as `return`, and errors about exceeded budgets.
    if (!(thrown instanceof PuppetError) || isOfBudget(thrown.root.code)) throw thrown;
    const isNew = !this.#kept.has(thrown.root);
    this.#kept.add(thrown.root);
    if (isNew && !this.#follows(thrown.root))
      addDiagnostic(this.#compilation, thrown, this.#compilation.evaluator.lastPlace);
    this.#any = true;
    if (failed === undefined) return;
    walk(failed, (node) => {
      if (node.kind === 'Assignment') this.#addNames(node.left);
    });
  }

  #addNames(target: Expression): void {
    walk(target, (node) => {
      if (node.kind === 'Variable') this.#unassigned.add(lastSegment(node.name));
    });
  }

  /** True if the error is caused by an earlier one: it reports a missing variable that failed code would have set. */
  #follows({ issue }: PuppetError): boolean {
    if (!this.#any || !evaluationIssues.unknownVariable.is(issue)) return false;
    const { name } = issue.args;
    return name.includes('::') || this.#unassigned.has(lastSegment(name));
  }
}

function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

function identifyError({ code, file, span, origin }: Diagnostic): string {
  const at = origin ?? { file, span };
  return `${code} ${at.file} ${at.span?.offset ?? -1}`;
}
