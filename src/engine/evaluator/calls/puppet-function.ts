import type { FunctionDefinition, SourceText } from '../../syntax/ast.ts';
import { describeSignatures, inferArguments } from '../../types/mismatch/mismatch.ts';
import type { Value } from '../../values/value.ts';
import { Closure } from './closure.ts';
import { argumentError } from '../errors.ts';
import type { Evaluator } from '../evaluator.ts';
import type { CallContext, FunctionSignature, PuppetFunction } from './function.ts';
import { ReturnJump } from './jumps.ts';
import type { Scope } from '../scope/scope.ts';

/**
 * A function in the Puppet language. Its body sees only top-scope variables and its own variables. It accepts no
 * lambda.
 */
export class LanguageFunction implements PuppetFunction {
  readonly name: string;
  readonly definition: FunctionDefinition;
  readonly source: SourceText;
  readonly #evaluator: Evaluator;
  readonly #topScope: Scope;
  #closure: Closure | undefined;

  constructor(definition: FunctionDefinition, source: SourceText, evaluator: Evaluator, topScope: Scope) {
    this.name = definition.name;
    this.definition = definition;
    this.source = source;
    this.#evaluator = evaluator;
    this.#topScope = topScope;
  }

  get closure(): Closure {
    this.#closure ??= new Closure(this.#evaluator, this.definition, this.#topScope, this.source, this.name);
    return this.#closure;
  }

  get signatures(): readonly FunctionSignature[] {
    return [this.closure.signature];
  }

  call(context: CallContext, args: readonly Value[]): Value {
    const { closure } = this;
    if (context.block !== undefined || !closure.accepts(args)) {
      throw argumentError(describeSignatures(this.name, this.signatures, inferArguments(args, context.block)));
    }
    const { scope } = closure;
    const mark = scope.mark();
    try {
      scope.hideFrames();
      return closure.call(args);
    } catch (error) {
      // The value of `return()` is not checked against the declared type, as in Puppet.
      if (error instanceof ReturnJump) return error.value;
      throw error;
    } finally {
      scope.reset(mark);
    }
  }
}
