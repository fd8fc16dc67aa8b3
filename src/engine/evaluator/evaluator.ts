import { dataTypesAfter } from '../releases/known-names.ts';
import { allocate, checkTime } from '../budget/meter.ts';
import type { Issue } from '../diagnostics/issue.ts';
import { evaluationIssues } from '../diagnostics/issues/evaluation.ts';
import { isStackOverflow, tooLargeKind } from '../diagnostics/javascript-errors.ts';
import { type ErrorPlace, PuppetError } from '../diagnostics/puppet-error.ts';
import type { FunctionRegistry } from '../functions/registry.ts';
import type { AstNode, Expression, Program, SourceText } from '../syntax/ast.ts';
import { reportSpan } from '../syntax/report-span.ts';
import type { TypeValue, Value } from '../values/value.ts';
import type { Budget } from '../budget/limits.ts';
import type { Closure } from './calls/closure.ts';
import { dispatch } from './dispatch.ts';
import type { Language } from './language.ts';
import { evaluationError, getLineIndex } from './errors.ts';
import type { PuppetFunction } from './calls/function.ts';
import type { CatalogHost } from './host.ts';
import { NextJump, ReturnJump, uncaughtError } from './calls/jumps.ts';
import type { Scope } from './scope/scope.ts';
import type { VariableTable } from './scope/variable-table.ts';

/** Options of a function call from outside an expression. */
interface CallOptions {
  readonly scope: Scope;
  readonly place: ErrorPlace;
  readonly block?: Closure | undefined;
}

/**
 * The result of evaluating an assignment once. A loop, or a define with several instances, evaluates the same
 * assignment several times.
 */
export interface AssignedValue {
  readonly file: string;
  /** Offset of the variable, including its dollar sign. */
  readonly offset: number;
  readonly value: Value;
}

/** Receives events of a running evaluation. */
export interface EvaluationWatcher {
  /** Called when a node of a file was evaluated. */
  value(file: string, node: Expression, value: Value): void;
  /** Called for a finding that is logged as a warning, but would be an error with stricter settings. */
  warning(file: string, node: AstNode, issue: Issue): void;
}

/** The clock is checked every `TIME_MASK + 1` steps. */
const TIME_MASK = 0xfff;
/** Bytes per array element that refers to an existing value, and overhead of a collection. */
const [ELEMENT, COLLECTION] = [8, 48];

/** Puppet's name for the source of `inline_epp`, which is not in a file. */
export const INLINE_EPP = 'inlined-epp-text';

const NO_SOURCE: SourceText = { file: '', text: '' };

/**
 * Evaluates expressions for one compilation. Syntax nodes do not know their file, so the evaluator stores the current
 * source. A tree from a different file must be evaluated inside `inSource`. Closures store their source.
 */
export class Evaluator {
  readonly host: CatalogHost;
  readonly functions: FunctionRegistry;
  readonly budget: Budget;
  /** Language rules of the release. */
  readonly language: Language;
  #source: SourceText = NO_SOURCE;
  #last: Expression | undefined;
  #lastSource = NO_SOURCE;
  readonly #found = new Map<string, PuppetFunction>();
  /** Cache of types that capitalized words refer to, by the word as written. */
  readonly foundTypes = new Map<string, TypeValue>();
  readonly #warned = new Set<string>();
  /** Data types that the release does not have yet, in lower case. */
  readonly unknownDataTypes: ReadonlySet<string>;
  /** Places of the function calls in progress, outermost first. */
  readonly callPlaces: ErrorPlace[] = [];
  /** Called for each variable assignment. */
  watchAssignment: ((assigned: AssignedValue) => void) | undefined;

  /** Receives findings that the settings make warnings. */
  #watcher: EvaluationWatcher | undefined;

  constructor(host: CatalogHost, functions: FunctionRegistry, language: Language, budget: Budget) {
    this.host = host;
    this.unknownDataTypes = dataTypesAfter(host.release);
    this.functions = functions;
    this.language = language;
    this.budget = budget;
  }

  /** The source of the nodes being evaluated. */
  get source(): SourceText {
    return this.#source;
  }

  /** Runs a function with `source` as the current source, which determines locations. */
  inSource<T>(source: SourceText, run: () => T): T {
    const saved = this.#source;
    this.#source = source;
    try {
      return run();
    } finally {
      this.#source = saved;
    }
  }

  /** Evaluates an expression. Throws a `PuppetError` with a location, or a jump (`jumps.ts`). */
  evaluate(node: Expression, scope: Scope): Value {
    const budget = this.budget;
    budget.steps += 1;
    if (budget.steps > budget.limits.steps)
      this.#overBudget(evaluationIssues.stepsExceeded({ limit: budget.limits.steps }), node);
    if (this.#source.file !== INLINE_EPP) {
      this.#last = node;
      this.#lastSource = this.#source;
    }
    if ((budget.steps & TIME_MASK) === 0) this.#checkTime(node);
    const source = this.#source;
    try {
      return dispatch(this, node, scope);
    } catch (error) {
      // A nested call may have failed in a different source, so the source of this node is set again.
      this.#source = source;
      throw this.located(error, node);
    }
  }

  /**
   * Evaluates a body with local variables on top of a scope. The body can add variables. Used for lambdas, functions
   * and templates.
   */
  evaluateWith(body: Expression, scope: Scope, variables: VariableTable): Value {
    const mark = scope.mark();
    try {
      scope.pushLocals(variables);
      return this.evaluate(body, scope);
    } finally {
      scope.reset(mark);
    }
  }

  /**
   * Evaluates the body of a class, define or node. `return()` and `next()` end it with their value. As in Puppet,
   * `break()` ends the iteration in which the resource was declared, if there is one.
   */
  evaluateBody(body: Expression, scope: Scope, source: SourceText): Value {
    try {
      return this.inSource(source, () => this.evaluate(body, scope));
    } catch (error) {
      if (error instanceof ReturnJump || error instanceof NextJump) return error.value;
      throw error;
    }
  }

  /**
   * Evaluates the code of a whole file. If nothing catches a jump, it becomes Puppet's error at the location of the
   * call.
   */
  evaluateProgram(program: Program, scope: Scope): Value {
    try {
      return this.inSource(program.source, () => this.evaluate(program.body, scope));
    } catch (error) {
      throw uncaughtError(error);
    }
  }

  /**
   * Reports each evaluation to a watcher. Replaces the method `evaluate`, so a compilation without a watcher has no
   * extra cost.
   */
  watch(watcher: EvaluationWatcher): void {
    this.#watcher = watcher;
    const evaluate = this.evaluate.bind(this);
    this.evaluate = (node, scope) => {
      const value = evaluate(node, scope);
      watcher.value(this.#source.file, node, value);
      return value;
    };
  }

  /** Logs a finding as a warning. */
  warn(issue: Issue, node: AstNode): void {
    this.#watcher?.warning(this.#source.file, node, issue);
    this.host.log('warning', issue.message, undefined, this.placeOf(node), issue.code);
  }

  /** Returns the location where Puppet reports errors about a node of the current source. */
  placeOf(node: AstNode): ErrorPlace {
    const { file } = this.#source;
    const { line, column } = getLineIndex(this.#source).positionAt(reportSpan(node).offset);
    return { file: file === '' ? undefined : file, line, column };
  }

  fail(issue: Issue, node: AstNode): never {
    throw this.language.failure(issue, this.placeOf(node));
  }

  /** Finds a function by name: the environment's own first, then the built-in ones. */
  findFunction(name: string): PuppetFunction | undefined {
    let found = this.#found.get(name);
    if (found === undefined) {
      found = this.host.findFunction(name) ?? this.functions.find(name.replace(/^::/, ''));
      if (found !== undefined) this.#found.set(name, found);
    }
    return found;
  }

  /** True if a value counts as true in a condition. */
  isTrue(value: Value): boolean {
    return this.language.isTrue(value);
  }

  /**
   * Calls a function by name. An error of the call itself has no location yet; `evaluate` adds the location of the
   * call.
   */
  callFunction(name: string, args: readonly Value[], options: CallOptions): Value {
    const found = this.findFunction(name);
    if (found === undefined) throw evaluationError(evaluationIssues.unknownFunction({ name }), options.place);
    return found.call({ evaluator: this, scope: options.scope, place: options.place, block: options.block }, args);
  }

  /**
   * Enters a call and switches to the source of the callee; pass the result to `leave`. Fails if calls are nested too
   * deeply for the budget.
   */
  enter(source: SourceText): SourceText {
    const { budget } = this;
    if (budget.depth >= budget.limits.callDepth) {
      throw evaluationError(evaluationIssues.depthExceeded({ limit: budget.limits.callDepth }), undefined);
    }
    budget.depth += 1;
    const entered = this.#source;
    this.#source = source;
    return entered;
  }
  /** Leaves a call that `enter` began. Call it in a `finally`. */
  leave(entered: SourceText): void {
    this.budget.depth -= 1;
    this.#source = entered;
  }

  /** Fails if an array or hash has too many entries for the budget. */
  checkCollection(size: number): void {
    const limit = this.budget.limits.collectionSize;
    if (size > limit) throw evaluationError(evaluationIssues.collectionExceeded({ size, limit }), undefined);
  }

  /** Checks the size like `checkCollection`, and counts the memory of a new array or hash. */
  takeCollection(size: number): void {
    this.checkCollection(size);
    allocate(COLLECTION + ELEMENT * size);
  }

  /** Fails if a string is too long for the budget. */
  checkString(length: number): void {
    const limit = this.budget.limits.stringSize;
    if (length > limit) throw evaluationError(evaluationIssues.stringExceeded({ size: length, limit }), undefined);
  }

  /** Checks the length like `checkString`, and counts the memory of a new string. */
  takeString(length: number): void {
    this.checkString(length);
    allocate(length);
  }

  /** Allows all warnings of the compilation to be logged again, because the machine's own process repeats them. */
  forgetWarnings(): void {
    this.#warned.clear();
  }

  /** Logs a deprecation, once per compilation for each `key`. */
  warnOnce(key: string, message: string, place?: ErrorPlace): void {
    if (this.#warned.has(key)) return;
    this.#warned.add(key);
    const where =
      place?.file === undefined ? '(file & line not available)' : `(file: ${place.file}, line: ${place.line ?? ''})`;
    this.host.log('warning', `${message}\n   ${where}`, undefined);
  }

  /** Location of the last node in a file whose evaluation began. Used for failures without a location. */
  get lastPlace(): ErrorPlace | undefined {
    const last = this.#last;
    return last === undefined ? undefined : this.inSource(this.#lastSource, () => this.placeOf(last));
  }

  #checkTime(node: Expression): void {
    try {
      checkTime();
    } catch (error) {
      throw this.located(error, node);
    }
  }

  #overBudget(issue: Issue, node: Expression): never {
    throw evaluationError(issue, this.placeOf(node));
  }

  /**
   * Converts an error that leaves a node. Adds the location. Turns a JavaScript error about the stack or a size limit
   * into an issue.
   */
  located(error: unknown, node: AstNode): unknown {
    if (error instanceof PuppetError) return this.language.locate(this, error, node);
    if (isStackOverflow(error)) {
      return evaluationError(
        evaluationIssues.depthExceeded({ limit: this.budget.limits.callDepth }),
        this.placeOf(node),
      );
    }
    return this.#tooLarge(error, node);
  }

  /** Converts JavaScript's error for a value that is too large to an error about Bunraku's own, lower limit. */
  #tooLarge(error: unknown, node: AstNode): unknown {
    const { stringSize, collectionSize } = this.budget.limits;
    switch (tooLargeKind(error)) {
      case 'string':
        return evaluationError(evaluationIssues.stringTooLong({ limit: stringSize }), this.placeOf(node));
      case 'array':
        return evaluationError(evaluationIssues.collectionTooLarge({ limit: collectionSize }), this.placeOf(node));
      case undefined:
        return error;
    }
  }
}
