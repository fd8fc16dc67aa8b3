/**
 * The errors that stand beyond the first. Puppet ends a compilation at its first error; an editor shows all that do not follow from
 * another. A second evaluation goes on after each statement of a class, a define, a node or the manifests that fails.
 */
import { metered } from '../../budget/meter.ts';
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
import { hintContextOf } from './hint-context.ts';
import { classifyNode } from '../definitions/node-classification.ts';
import { addMain, addSettings, addStageMain, evaluateNode, instantiateManifests, parseManifests } from '../phases.ts';
import { evaluateRelationships } from '../relationships/relationships.ts';

/** More than a person reads at once. */
const MOST_ERRORS = 50;

/**
 * Errors of a compilation that failed, without those that it reported itself (`known`) and without those that only follow from
 * another. Takes about the time of the compilation. A budget that ends it leaves what was found until then.
 */
export function furtherErrors(input: CompileInput, known: readonly Diagnostic[]): readonly Diagnostic[] {
  // What used up a budget would use it up a second time.
  if (known.some(({ code }) => isOfBudget(code))) return [];
  return metered(input.budget, () => {
    const { compilation, errors } = evaluatedPastErrors(input);
    const hints = hintContextOf(compilation);
    const further = new Map(errors.toReversed().map((diagnostic) => [identityOf(diagnostic), diagnostic]));
    for (const diagnostic of known) further.delete(identityOf(diagnostic));
    return [...further.values()]
      .reverse()
      .slice(0, MOST_ERRORS)
      .map((diagnostic) => withHints(diagnostic, hints));
  });
}

/** What a compilation came to that went on after each statement that failed. */
export interface CompiledPastErrors {
  /** All its errors but those that only follow from another, without hints; none where the node compiles. */
  readonly errors: readonly Diagnostic[];
  /** The names of the classes that were evaluated. */
  readonly classes: readonly string[];
  /** Names of hosts that Ruby looked up in vain: no name server is asked. */
  readonly unknownHosts: readonly string[];
}

/** Compiles a node to the end past everything that fails, to tell at once all that is wrong or missing. */
export function compilePastErrors(input: CompileInput): CompiledPastErrors {
  return metered(input.budget, () => {
    const { compilation, errors } = evaluatedPastErrors(input);
    return { errors, classes: [...compilation.classScopes.keys()], unknownHosts: [...compilation.unknownHosts] };
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
    const identity = `${identityOf(diagnostic)} ${diagnostic.message}`;
    if (diagnostic.severity === 'error' && !errors.has(identity)) errors.set(identity, diagnostic);
  }
  return { compilation, errors: [...errors.values()] };
}

/** The phases of `compile` up to the checks. What a statement that failed did not declare, later phases would miss in vain. */
function evaluateAll(compilation: Compilation, kept: KeptErrors): void {
  const manifests = parseManifests(compilation);
  instantiateManifests(compilation, manifests);
  classifyNode(compilation);
  addStageMain(compilation);
  compilation.rules.setNodeVariables(compilation);
  addSettings(compilation);
  addMain(
    compilation,
    manifests.map(({ program }) => program),
  );
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
  /** Last segments of the variables that code which failed would have assigned. */
  readonly #unassigned = new Set<string>();
  #any = false;

  constructor(compilation: Compilation) {
    this.#compilation = compilation;
  }

  get any(): boolean {
    return this.#any;
  }

  keep(thrown: unknown, failed?: Expression): void {
    // A jump goes on to where it leads, and what a budget has ended does not go on.
    if (!(thrown instanceof PuppetError) || isOfBudget(thrown.root.code)) throw thrown;
    if (!this.#follows(thrown.root)) addDiagnostic(this.#compilation, thrown, this.#compilation.evaluator.lastPlace);
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

  /** Whether an error only tells that something is missing which code that failed would have set. */
  #follows({ issue }: PuppetError): boolean {
    if (!this.#any || !evaluationIssues.unknownVariable.is(issue)) return false;
    const { name } = issue.args;
    return name.includes('::') || this.#unassigned.has(lastSegment(name));
  }
}

function isOfBudget(code: string): boolean {
  return code.startsWith('BUDGET_');
}

function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

/** The code and place of an error, as it is shown. */
function identityOf({ code, file, span, origin }: Diagnostic): string {
  const at = origin ?? { file, span };
  return `${code} ${at.file} ${at.span?.offset ?? -1}`;
}
