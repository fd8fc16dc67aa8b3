import { dataTypesAfter } from '../releases/known-names.ts';
import { allocate, reportProgress } from '../budget/meter.ts';
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

interface CallOptions {
  readonly scope: Scope;
  readonly place: ErrorPlace;
  readonly block?: Closure | undefined;
}

/**
 * A value that an assignment gave to a variable. In a loop, or in a define with several instances, one assignment gives
 * several values.
 */
export interface AssignedValue {
  readonly file: string;
  /** Offset of the variable, including its dollar sign. */
  readonly offset: number;
  readonly value: Value;
}

export interface EvaluationWatcher {
  value(file: string, node: Expression, value: Value): void;
  /** Called for each warning. Other settings or releases may report the same finding as an error. */
  warning(file: string, node: AstNode, issue: Issue): void;
}

/** Progress is reported once in every `PROGRESS_MASK + 1` steps. */
const PROGRESS_MASK = 0xfff;
/** Bytes charged per element of a collection, and per collection. */
const [ELEMENT, COLLECTION] = [8, 48];

/** Puppet's name for the source of `inline_epp`, which is not in a file. */
export const INLINE_EPP = 'inlined-epp-text';

const NO_SOURCE: SourceText = { file: '', text: '' };

export class Evaluator {
  readonly host: CatalogHost;
  readonly functions: FunctionRegistry;
  readonly budget: Budget;
  readonly language: Language;
  #source: SourceText = NO_SOURCE;
  #last: Expression | undefined;
  #lastSource = NO_SOURCE;
  readonly #found = new Map<string, PuppetFunction>();
  readonly foundTypes = new Map<string, TypeValue>();
  readonly #warned = new Set<string>();
  /** Data types that the release does not have yet, in lower case. */
  readonly unknownDataTypes: ReadonlySet<string>;
  /** Places of the function calls in progress, outermost first. */
  readonly callPlaces: ErrorPlace[] = [];
  watchAssignment: ((assigned: AssignedValue) => void) | undefined;

  /** Receives values and warnings. Set by `watch`. */
  #watcher: EvaluationWatcher | undefined;

  constructor(host: CatalogHost, functions: FunctionRegistry, language: Language, budget: Budget) {
    this.host = host;
    this.unknownDataTypes = dataTypesAfter(host.release);
    this.functions = functions;
    this.language = language;
    this.budget = budget;
  }

  get source(): SourceText {
    return this.#source;
  }

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
    if ((budget.steps & PROGRESS_MASK) === 0) reportProgress();
    const source = this.#source;
    try {
      return dispatch(this, node, scope);
    } catch (error) {
      // A nested call may have failed in another source, so the source of this node must be restored.
      this.#source = source;
      throw this.located(error, node);
    }
  }

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
   * Evaluates the body of a class, define or node. `return()` and `next()` end the body, and their argument becomes its
   * value. A `break()` is not caught here: as in Puppet, it ends the iteration that declares the resource, if there is
   * one.
   */
  evaluateBody(body: Expression, scope: Scope, source: SourceText): Value {
    try {
      return this.inSource(source, () => this.evaluate(body, scope));
    } catch (error) {
      if (error instanceof ReturnJump || error instanceof NextJump) return error.value;
      throw error;
    }
  }

  /** Evaluates the code of a whole file. A jump that nothing catches becomes Puppet's error at the jump. */
  evaluateProgram(program: Program, scope: Scope): Value {
    try {
      return this.inSource(program.source, () => this.evaluate(program.body, scope));
    } catch (error) {
      throw uncaughtError(error);
    }
  }

  /**
   * Reports each evaluation to a watcher. Replaces the method `evaluate`, so that compilations without a watcher have
   * no extra cost.
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

  warn(issue: Issue, node: AstNode): void {
    this.#watcher?.warning(this.#source.file, node, issue);
    this.host.log('warning', issue.message, undefined, this.placeOf(node), issue.code);
  }

  /** Returns the place where Puppet reports errors about a node of the current source. */
  placeOf(node: AstNode): ErrorPlace {
    const { file } = this.#source;
    const { line, column } = getLineIndex(this.#source).positionAt(reportSpan(node).offset);
    return { file: file === '' ? undefined : file, line, column };
  }

  fail(issue: Issue, node: AstNode): never {
    throw this.language.failure(issue, this.placeOf(node));
  }

  /** Finds a function by name. Functions of the environment come before built-in ones. */
  findFunction(name: string): PuppetFunction | undefined {
    let found = this.#found.get(name);
    if (found === undefined) {
      found = this.host.findFunction(name) ?? this.functions.find(name.replace(/^::/, ''));
      if (found !== undefined) this.#found.set(name, found);
    }
    return found;
  }

  isTrue(value: Value): boolean {
    return this.language.isTrue(value);
  }

  /**
   * Calls a function by name. An error of the call itself has no location yet: `evaluate` adds the location of the
   * call.
   */
  callFunction(name: string, args: readonly Value[], options: CallOptions): Value {
    const found = this.findFunction(name);
    if (found === undefined) throw evaluationError(evaluationIssues.unknownFunction({ name }), options.place);
    return found.call({ evaluator: this, scope: options.scope, place: options.place, block: options.block }, args);
  }

  /**
   * Begins a call, and makes the callee's source the current source. Pass the result to `leave`. Throws if calls are
   * nested too deeply.
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
  /** Ends a call that `enter` began. Call it in a `finally` block. */
  leave(entered: SourceText): void {
    this.budget.depth -= 1;
    this.#source = entered;
  }

  checkCollection(size: number): void {
    const limit = this.budget.limits.collectionSize;
    if (size > limit) throw evaluationError(evaluationIssues.collectionExceeded({ size, limit }), undefined);
  }

  /** Checks the size of a new array or hash, and charges its memory to the budget. */
  takeCollection(size: number): void {
    this.checkCollection(size);
    allocate(COLLECTION + ELEMENT * size);
  }

  checkString(length: number): void {
    const limit = this.budget.limits.stringSize;
    if (length > limit) throw evaluationError(evaluationIssues.stringExceeded({ size: length, limit }), undefined);
  }

  /** Checks the length of a new string, and charges its memory to the budget. */
  takeString(length: number): void {
    this.checkString(length);
    allocate(length);
  }

  /**
   * Forgets which warnings were logged. Called when a run begins, because the run calls the functions of `Deferred`
   * values again, and Puppet then logs their warnings again.
   */
  forgetWarnings(): void {
    this.#warned.clear();
  }

  /** Logs a deprecation. Does nothing if this compilation has already logged one with the same `key`. */
  warnOnce(key: string, message: string, place?: ErrorPlace): void {
    if (this.#warned.has(key)) return;
    this.#warned.add(key);
    const where =
      place?.file === undefined ? '(file & line not available)' : `(file: ${place.file}, line: ${place.line ?? ''})`;
    this.host.log('warning', `${message}\n   ${where}`, undefined);
  }

  /** Place of the last node whose evaluation began. Used for failures without a location. */
  get lastPlace(): ErrorPlace | undefined {
    const last = this.#last;
    return last === undefined ? undefined : this.inSource(this.#lastSource, () => this.placeOf(last));
  }

  #overBudget(issue: Issue, node: Expression): never {
    throw evaluationError(issue, this.placeOf(node));
  }

  /**
   * Converts an error that was thrown during the evaluation of a node. Adds the node's location, and converts
   * JavaScript's errors about the stack or a size limit.
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

  /**
   * Converts JavaScript's error about a string or collection that is too large. The result names Bunraku's own, lower
   * limit.
   */
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
