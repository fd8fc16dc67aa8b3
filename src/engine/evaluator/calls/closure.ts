import { evaluationIssues, runtimeError } from '../../diagnostics/issues/evaluation.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Expression, Lambda, Parameter, SourceText } from '../../syntax/ast.ts';
import {
  anyType,
  callableType,
  literalString,
  optionalType,
  sizeRange,
  structType,
  tupleType,
} from '../../types/factory.ts';
import { assertInstance } from '../../types/assert.ts';
import { isInstance } from '../../types/instance.ts';
import { describeParameters, describeSignatures, inferArguments } from '../../types/mismatch/mismatch.ts';
import type { CallableType, StructType, Type } from '../../types/type.ts';
import { isArray, isType, type Value } from '../../values/value.ts';
import { argumentError } from '../errors.ts';
import type { Evaluator } from '../evaluator.ts';
import type { FunctionSignature } from './function.ts';
import { NextJump } from './jumps.ts';
import { evaluateDefault } from './parameters.ts';
import { requireAssignable, RESERVED_VARIABLES, type Scope } from '../scope/scope.ts';
import { type Names, VariableTable } from '../scope/variable-table.ts';

interface ClosureModel {
  readonly parameters: readonly Parameter[];
  readonly returnType: Expression | undefined;
  readonly body: Expression;
}

interface ParameterShape {
  readonly type: Type;
  readonly from: bigint;
  readonly to: bigint | undefined;
}

/**
 * Code with parameters, bound to the scope that defines it: a lambda of a call, or a function in the Puppet language
 * (`lib/puppet/pops/evaluator/closure.rb`).
 */
export class Closure {
  readonly evaluator: Evaluator;
  readonly model: ClosureModel;
  readonly scope: Scope;
  readonly source: SourceText;
  /** `lambda`, or the name of the function. Messages about wrong arguments begin with it. */
  readonly name: string;
  readonly #names: Names;
  /** True if each parameter requires exactly one argument and accepts any type. */
  readonly #isPlain: boolean;
  /** True if a parameter has the name of a variable that nothing may assign, such as `facts`. */
  readonly #hasReserved: boolean;
  #type: CallableType | undefined;
  #returnType: Type | undefined;

  constructor(evaluator: Evaluator, model: ClosureModel, scope: Scope, source: SourceText, name = 'lambda') {
    this.evaluator = evaluator;
    this.model = model;
    this.scope = scope;
    this.source = source;
    this.name = name;
    this.#names = scope.noNames;
    let isPlain = true;
    for (const parameter of model.parameters) {
      this.#names = this.#names.with(parameter.name);
      isPlain &&= parameter.type === undefined && parameter.value === undefined && !parameter.capturesRest;
    }
    this.#isPlain = isPlain;
    this.#hasReserved = model.parameters.some(({ name }) => RESERVED_VARIABLES.has(name));
  }

  static ofLambda(evaluator: Evaluator, lambda: Lambda, scope: Scope): Closure {
    return new Closure(evaluator, lambda, scope, evaluator.source);
  }

  get parameterNames(): readonly string[] {
    return this.#names.list;
  }

  get capturesRest(): boolean {
    return this.model.parameters.at(-1)?.capturesRest === true;
  }

  get parameterCount(): number {
    return this.model.parameters.length;
  }

  /** Minimum and maximum number of arguments. `to` is undefined if there is no maximum. */
  get arity(): { readonly from: number; readonly to: number | undefined } {
    const size = this.type.parameters?.size;
    return { from: Number(size?.from ?? 0n), to: size?.to === undefined ? undefined : Number(size.to) };
  }

  /** Type of the closure. The types of the parameters are evaluated on first use. */
  get type(): CallableType {
    this.#type ??= this.evaluator.inSource(this.source, () => this.#createType());
    return this.#type;
  }

  get signature(): FunctionSignature {
    return { type: this.type, parameterNames: this.parameterNames };
  }

  accepts(args: readonly Value[]): boolean {
    const { parameters } = this.type;
    return parameters === undefined || isInstance(parameters, args);
  }

  /**
   * Calls the closure with positional arguments. Ignores extra arguments. Throws Puppet's errors for missing or invalid
   * arguments.
   */
  call(args: readonly Value[]): Value {
    const { evaluator } = this;
    const entered = evaluator.enter(this.source);
    try {
      const count = this.parameterCount;
      // Fast path for most lambdas, whose parameters have no defaults or types.
      if (this.#isPlain && args.length >= count) {
        return this.#checkResult(this.#run(new VariableTable(this.#names, args.slice(0, count))));
      }
      const values = this.#bind(args);
      const last = values.at(-1);
      this.#checkArguments(
        this.capturesRest && last !== undefined && isArray(last) ? [...values.slice(0, -1), ...last] : values,
      );
      return this.#checkResult(this.#run(new VariableTable(this.#names, values)));
    } finally {
      evaluator.leave(entered);
    }
  }

  /**
   * Calls the closure with named arguments, as for templates. If `enforce` is true, throws for missing and unknown
   * names and for wrong types. Otherwise, each given name becomes a variable.
   */
  callByName(args: ReadonlyMap<string, Value>, enforce: boolean): Value {
    const { evaluator, scope } = this;
    const entered = evaluator.enter(this.source);
    try {
      if (!enforce) {
        requireAssignable(args.keys());
        return evaluator.evaluateWith(this.model.body, scope, VariableTable.of(scope.noNames, args));
      }
      const bindings = this.#bindNamed(args);
      this.#checkNamed(bindings.toMap());
      return this.#checkResult(this.#run(bindings));
    } finally {
      evaluator.leave(entered);
    }
  }

  #bindNamed(args: ReadonlyMap<string, Value>): VariableTable {
    const { evaluator, scope } = this;
    return scope.withParameters(this.name, this.parameterNames, (frame) => {
      for (const [name, value] of args) if (value !== undefined) frame.values.set(name, value);
      for (const { name, value: expression } of this.model.parameters) {
        if (args.get(name) !== undefined) continue;
        if (expression !== undefined)
          frame.values.set(name, evaluateDefault(evaluator, frame, name, expression, scope));
        else if (args.has(name)) frame.values.set(name, undefined);
      }
      return frame.values;
    });
  }

  /** Types of named arguments as a struct. Parameters with a default are optional. */
  get struct(): StructType {
    return structType(
      this.model.parameters.map((parameter) => {
        const name = literalString(parameter.name);
        return {
          name: parameter.name,
          key: parameter.value === undefined ? name : optionalType(name),
          value: this.#shape(parameter).type,
        };
      }),
    );
  }

  #run(bindings: VariableTable): Value {
    if (this.#hasReserved) requireAssignable(this.parameterNames);
    try {
      return this.evaluator.evaluateWith(this.model.body, this.scope, bindings);
    } catch (error) {
      if (error instanceof NextJump) return error.value;
      throw error;
    }
  }

  /** Returns the values of all parameters, in order. Ignores extra arguments, as lambdas do. */
  #bind(args: readonly Value[]): Value[] {
    const { evaluator, scope, model } = this;
    const { parameters } = model;
    return scope.withParameters(this.name, this.parameterNames, (frame) =>
      parameters.map((parameter, index) => {
        const { name, value: expression, capturesRest } = parameter;
        const fallback = (whole: Expression): Value => {
          const value = evaluateDefault(evaluator, frame, name, whole, scope);
          return capturesRest && !isArray(value) ? [value] : value;
        };
        let value: Value;
        if (index >= args.length) {
          if (expression !== undefined) value = fallback(expression);
          else if (capturesRest) value = [];
          else evaluator.fail(evaluationIssues.missingRequiredParameter({ name }), parameter);
        } else if (capturesRest) {
          const rest = args.slice(parameters.length - 1);
          value = rest.length === 1 && rest[0] === undefined && expression !== undefined ? fallback(expression) : rest;
        } else value = args[index];
        frame.values.set(name, value);
        return value;
      }),
    );
  }

  #checkArguments(given: readonly Value[]): void {
    const { type } = this;
    if (type.parameters === undefined || isInstance(type.parameters, given)) return;
    throw argumentError(describeSignatures(this.name, [this.signature], inferArguments(given)));
  }

  #checkNamed(bindings: ReadonlyMap<string, Value>): void {
    const message = describeParameters(this.name, this.struct, bindings, false);
    if (message !== undefined) throw new PuppetError(runtimeError({ detail: message }), undefined, 'Puppet::Error');
  }

  #checkResult(value: Value): Value {
    const type = this.#result();
    return type.kind === 'Any' ? value : assertInstance(`value returned from ${this.name}`, type, value);
  }

  #result(): Type {
    const { returnType } = this.model;
    this.#returnType ??= returnType === undefined ? anyType : this.#typeOf(returnType);
    return this.#returnType;
  }

  #typeOf(expression: Expression): Type {
    const value = this.evaluator.evaluate(expression, this.scope);
    return isType(value) ? value.type : anyType;
  }

  #shape(parameter: Parameter): ParameterShape {
    const type = parameter.type === undefined ? anyType : this.#typeOf(parameter.type);
    if (parameter.capturesRest) {
      // The array type of a captures-rest parameter (`*$rest`) determines the number and type of its values.
      if (type.kind === 'Array') return { type: type.element, from: type.size?.from ?? 0n, to: type.size?.to };
      return { type, from: 0n, to: undefined };
    }
    return { type, from: parameter.value === undefined ? 1n : 0n, to: 1n };
  }

  #createType(): CallableType {
    const types: Type[] = [];
    let from = 0n;
    let to: bigint | undefined = 0n;
    let optional = false;
    for (const parameter of this.model.parameters) {
      const shape = this.#shape(parameter);
      if (shape.from === 0n) optional = true;
      else if (optional) {
        this.evaluator.fail(evaluationIssues.requiredAfterOptional({ name: parameter.name }), parameter);
      }
      types.push(shape.type);
      from += shape.from;
      to = to === undefined || shape.to === undefined ? undefined : to + shape.to;
    }
    return callableType(tupleType(types, sizeRange(from, to)), undefined, this.#result());
  }
}
