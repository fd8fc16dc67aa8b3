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
import { evaluationError, lineIndexOf } from './errors.ts';
import type { PuppetFunction } from './calls/function.ts';
import type { CatalogHost } from './host.ts';
import { NextJump, ReturnJump, uncaughtError } from './calls/jumps.ts';
import type { Scope } from './scope/scope.ts';
import type { VariableTable } from './scope/variable-table.ts';

/** How to call a function by name from outside an expression. */
interface CallOptions {
  readonly scope: Scope;
  readonly place: ErrorPlace;
  readonly block?: Closure | undefined;
}

/** What one evaluation of an assignment yielded. A loop, or a define with several instances, evaluates the same one several times. */
export interface AssignedValue {
  readonly file: string;
  /** Where the variable stands, from its dollar sign on. */
  readonly offset: number;
  readonly value: Value;
}

/** Hears of an evaluation while it goes on. */
export interface EvaluationWatcher {
  /** A node of a file was evaluated. */
  value(file: string, node: Expression, value: Value): void;
  /** A finding was logged as a warning that stricter settings make an error. */
  warning(file: string, node: AstNode, issue: Issue): void;
}

/** The time is looked at once in so many steps, less one. */
const TIME_MASK = 0xfff;
/** Bytes of an array's element that stands in another one already, and of a collection beside its elements. */
const [ELEMENT, COLLECTION] = [8, 48];

/** What Puppet calls the text that `inline_epp` is given, which stands in no file. */
export const INLINE_EPP = 'inlined-epp-text';

const NO_SOURCE: SourceText = { file: '', text: '' };

/**
 * Evaluates expressions for one compilation. Nodes know no file, so the evaluator holds the text that is being evaluated:
 * whoever evaluates a tree of another file does so inside `inSource`. Closures remember theirs.
 */
export class Evaluator {
  readonly host: CatalogHost;
  readonly functions: FunctionRegistry;
  readonly budget: Budget;
  /** Rules of the release. */
  readonly language: Language;
  #source: SourceText = NO_SOURCE;
  #last: Expression | undefined;
  #lastSource = NO_SOURCE;
  readonly #found = new Map<string, PuppetFunction>();
  /** The types that capitalized words were found to stand for, as written. */
  readonly foundTypes = new Map<string, TypeValue>();
  readonly #warned = new Set<string>();
  /** Data types that the release does not have yet, in lower case. */
  readonly unknownDataTypes: ReadonlySet<string>;
  /** Hears of every variable that is assigned. */
  watchAssignment: ((assigned: AssignedValue) => void) | undefined;

  /** Hears of findings that settings make warnings. */
  #watcher: EvaluationWatcher | undefined;

  constructor(host: CatalogHost, functions: FunctionRegistry, language: Language, budget: Budget) {
    this.host = host;
    this.unknownDataTypes = dataTypesAfter(host.release);
    this.functions = functions;
    this.language = language;
    this.budget = budget;
  }

  /** The text whose nodes are being evaluated. */
  get source(): SourceText {
    return this.#source;
  }

  /** Runs with another text as the one that places refer to. */
  inSource<T>(source: SourceText, run: () => T): T {
    const saved = this.#source;
    this.#source = source;
    try {
      return run();
    } finally {
      this.#source = saved;
    }
  }

  /** The value of an expression. Throws a `PuppetError` with its place in it, or a jump (`jumps.ts`). */
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
      // A text entered below has been left by now; the place of this node is in its own.
      this.#source = source;
      throw this.located(error, node);
    }
  }

  /** Evaluates a body with local variables, to which it may add, on top of a scope: what lambdas, functions and templates do. */
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
   * Evaluates the body of a class, define or node: `return()` and `next()` end it with their value. `break()` goes on to the
   * iteration that declared it, if any, as in Puppet.
   */
  evaluateBody(body: Expression, scope: Scope, source: SourceText): Value {
    try {
      return this.inSource(source, () => this.evaluate(body, scope));
    } catch (error) {
      if (error instanceof ReturnJump || error instanceof NextJump) return error.value;
      throw error;
    }
  }

  /** Evaluates the code of a whole file; a jump that nothing caught is Puppet's error at the place of the call. */
  evaluateProgram(program: Program, scope: Scope): Value {
    try {
      return this.inSource(program.source, () => this.evaluate(program.body, scope));
    } catch (error) {
      throw uncaughtError(error);
    }
  }

  /** Tells a watcher of each evaluation. What is not watched pays nothing: the method is replaced. */
  watch(watcher: EvaluationWatcher): void {
    this.#watcher = watcher;
    const evaluate = this.evaluate.bind(this);
    this.evaluate = (node, scope) => {
      const value = evaluate(node, scope);
      watcher.value(this.#source.file, node, value);
      return value;
    };
  }

  /** Logs a finding as the warning that settings make of it. */
  warn(issue: Issue, node: AstNode): void {
    this.#watcher?.warning(this.#source.file, node, issue);
    this.host.log('warning', issue.message, undefined, this.placeOf(node), issue.code);
  }

  /** Where Puppet reports errors about a node of the current text. */
  placeOf(node: AstNode): ErrorPlace {
    const { file } = this.#source;
    const { line, column } = lineIndexOf(this.#source).positionAt(reportSpan(node).offset);
    return { file: file === '' ? undefined : file, line, column };
  }

  /** Ends evaluation with an issue at a node. */
  fail(issue: Issue, node: AstNode): never {
    throw this.language.failure(issue, this.placeOf(node));
  }

  /** The function of a name: the environment's own first, then the built-in ones. */
  findFunction(name: string): PuppetFunction | undefined {
    let found = this.#found.get(name);
    if (found === undefined) {
      found = this.host.findFunction(name) ?? this.functions.find(name.replace(/^::/, ''));
      if (found !== undefined) this.#found.set(name, found);
    }
    return found;
  }

  /** Whether a value is true. */
  isTrue(value: Value): boolean {
    return this.language.isTrue(value);
  }

  /** Calls a function by name. Errors in the call itself have no place yet; `evaluate` adds that of the call. */
  callFunction(name: string, args: readonly Value[], options: CallOptions): Value {
    const found = this.findFunction(name);
    if (found === undefined) throw evaluationError(evaluationIssues.unknownFunction({ name }), options.place);
    return found.call({ evaluator: this, scope: options.scope, place: options.place, block: options.block }, args);
  }

  /**
   * Goes one call deeper and into the text of what is called, until `leave` with what this yields. Fails where calls nest
   * deeper than the budget allows.
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
  /** Ends what `enter` began; call it in a `finally`. */
  leave(entered: SourceText): void {
    this.budget.depth -= 1;
    this.#source = entered;
  }

  /** Fails where an array or hash has more entries than the budget allows. */
  checkCollection(size: number): void {
    const limit = this.budget.limits.collectionSize;
    if (size > limit) throw evaluationError(evaluationIssues.collectionExceeded({ size, limit }), undefined);
  }

  /** As `checkCollection`, and spends the memory of a new array or hash. */
  takeCollection(size: number): void {
    this.checkCollection(size);
    allocate(COLLECTION + ELEMENT * size);
  }

  /** Fails where a string is longer than the budget allows. */
  checkString(length: number): void {
    const limit = this.budget.limits.stringSize;
    if (length > limit) throw evaluationError(evaluationIssues.stringExceeded({ size: length, limit }), undefined);
  }

  /** As `checkString`, and spends the memory of a new string. */
  takeString(length: number): void {
    this.checkString(length);
    allocate(length);
  }

  /** Logs a deprecation, once a compilation for each `key`. */
  warnOnce(key: string, message: string, place?: ErrorPlace): void {
    if (this.#warned.has(key)) return;
    this.#warned.add(key);
    const where =
      place?.file === undefined ? '(file & line not available)' : `(file: ${place.file}, line: ${place.line ?? ''})`;
    this.host.log('warning', `${message}\n   ${where}`, undefined);
  }

  /** Where the last node of a file stands whose evaluation began: what ran when something failed that knows no place. */
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

  /** The error as it leaves a node: with a place, and as an issue where JavaScript ran out of stack or space. */
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

  /** What JavaScript cannot hold for its size is past Bunraku's limits too. */
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
