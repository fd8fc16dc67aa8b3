/**
 * Declares built-in functions: name, documentation and dispatches. The evaluator, hover, completion and the reference
 * pages read the same object.
 */
import { allocate, spend } from '../budget/meter.ts';
import { acceptsCall } from '../evaluator/calls/accepts-call.ts';
import { argumentError } from '../evaluator/errors.ts';
import type { CallContext, FunctionSignature, PuppetFunction } from '../evaluator/calls/function.ts';
import { NextJump, ReturnJump } from '../evaluator/calls/jumps.ts';
import { assertInstance } from '../types/assert.ts';
import { describeSignatures, inferArguments } from '../types/mismatch/mismatch.ts';
import { isArray, isHash, type Value } from '../values/value.ts';
import { localTypeResolver, readSignature, type TypeReader } from './signature.ts';

/** A dispatch: one signature and its implementation. */
export interface Dispatch {
  /**
   * The parameters as printed in messages, such as `Integer[1] size`. An optional one ends in `?` (`String flags?`), a
   * repeated one in `*` or, at least once, `+` (`Any values*`). A block comes last, with a leading `&` (`&Callable[1,1]
   * block`, `&Callable block?`).
   */
  readonly parameters: readonly string[];
  /** The return type, if Puppet declares one. */
  readonly returns?: string;
  readonly call: (context: CallContext, args: readonly Value[]) => Value;
}

/** A form of arguments for which Puppet has a specific message instead of its general mismatch. */
export interface Refusal {
  readonly parameters: readonly string[];
  readonly message: (args: readonly Value[]) => string;
}

export interface FunctionDeclaration {
  readonly name: string;
  /** Documentation in Markdown for learners of the language: behavior, purpose and an example. */
  readonly doc: string;
  /** Local type aliases used in the signatures: `{ StringData: 'Variant[String, Numeric]' }`. */
  readonly localTypes?: Readonly<Record<string, string>>;
  readonly dispatches: readonly Dispatch[];
  readonly refusals?: readonly Refusal[];
  /** True if `return()` and `next()` in the code that the function evaluates end the function with their value. */
  readonly catchesJumps?: boolean;
}

/** A built-in function with its declaration. */
export interface BuiltInFunction extends PuppetFunction {
  readonly declaration: FunctionDeclaration;
}

interface Candidate {
  readonly signature: FunctionSignature;
  readonly run: (context: CallContext, args: readonly Value[]) => Value;
}

class DeclaredFunction implements BuiltInFunction {
  readonly declaration: FunctionDeclaration;
  #candidates: readonly Candidate[] | undefined;
  #signatures: readonly FunctionSignature[] | undefined;

  constructor(declaration: FunctionDeclaration) {
    this.declaration = declaration;
  }

  get name(): string {
    return this.declaration.name;
  }

  get signatures(): readonly FunctionSignature[] {
    this.#signatures ??= this.#all.slice(0, this.declaration.dispatches.length).map((candidate) => candidate.signature);
    return this.#signatures;
  }

  /** Types are parsed at the first call, because most functions are never called during a compilation. */
  get #all(): readonly Candidate[] {
    this.#candidates ??= this.#read();
    return this.#candidates;
  }

  #read(): readonly Candidate[] {
    const { dispatches, refusals = [], localTypes = {} } = this.declaration;
    const read: TypeReader = localTypeResolver(localTypes);
    return [
      ...dispatches.map((dispatch) => ({
        signature: readSignature(dispatch.parameters, read, dispatch.returns),
        run: dispatch.call,
      })),
      ...refusals.map((refusal) => ({
        signature: readSignature(refusal.parameters, read),
        run: (_: CallContext, args: readonly Value[]): never => {
          throw argumentError(`'${this.name}' ${refusal.message(args)}`);
        },
      })),
    ];
  }

  call(context: CallContext, args: readonly Value[]): Value {
    const chosen = this.#all.find((candidate) => acceptsCall(candidate.signature.type, args, context.block));
    if (chosen === undefined) {
      throw argumentError(describeSignatures(this.name, this.signatures, inferArguments(args, context.block)));
    }
    for (const argument of args) spendOn(argument);
    const result =
      this.declaration.catchesJumps === true ? catchJump(chosen, context, args) : chosen.run(context, args);
    if (result instanceof ReturnJump || result instanceof NextJump) return result.value;
    if (typeof result === 'string' || typeof result === 'object') allocateFor(result, args);
    const { returnType } = chosen.signature.type;
    if (returnType === undefined) return result;
    return assertInstance(`value returned from function '${this.name}'`, returnType, result);
  }
}

/** Runs a dispatch. Returns a caught jump itself, since Puppet does not check the type of its value. */
function catchJump(candidate: Candidate, context: CallContext, args: readonly Value[]): Value | ReturnJump | NextJump {
  try {
    return candidate.run(context, args);
  } catch (error) {
    if (error instanceof ReturnJump || error instanceof NextJump) return error;
    throw error;
  }
}

/** Bytes per array element, and per hash entry. */
const [ELEMENT, ENTRY] = [32, 100];

/** Spends the work of iterating once over an argument. */
function spendOn(argument: Value): void {
  if (typeof argument === 'string') spend(argument.length / 16);
  else if (isArray(argument)) spend(argument.length);
  else if (isHash(argument)) spend(argument.size);
}

/** Spends the memory of a result that is not one of the arguments. */
function allocateFor(result: Value, args: readonly Value[]): void {
  if (args.includes(result)) return;
  if (typeof result === 'string') allocate(result.length);
  else if (isArray(result)) allocate(ELEMENT * result.length);
  else if (isHash(result)) allocate(ENTRY * result.size);
}

export function defineFunction(declaration: FunctionDeclaration): BuiltInFunction {
  return new DeclaredFunction(declaration);
}
