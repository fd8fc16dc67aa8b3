/**
 * Declarations of built-in functions: name, documentation and dispatches. The evaluator, hover, completion and the
 * reference pages read them.
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

export interface Dispatch {
  /**
   * Parameters as printed in messages, such as `Integer[1] size`. An optional one ends in `?` (`String flags?`). A
   * repeated one ends in `*`, or in `+` if at least one value is required (`Any values*`). The lambda comes last and
   * begins with `&` (`&Callable[1,1] block`, `&Callable block?`).
   */
  readonly parameters: readonly string[];
  readonly returns?: string;
  readonly call: (context: CallContext, args: readonly Value[]) => Value;
}

/** Arguments for which Puppet has a specific message instead of its general one. */
export interface Refusal {
  readonly parameters: readonly string[];
  readonly message: (args: readonly Value[]) => string;
}

export interface FunctionDeclaration {
  readonly name: string;
  /** Documentation for learners in Markdown: behavior, purpose and an example. */
  readonly doc: string;
  /** Type aliases for the signatures of this function, such as `{ StringData: 'Variant[String, Numeric]' }`. */
  readonly localTypes?: Readonly<Record<string, string>>;
  readonly dispatches: readonly Dispatch[];
  readonly refusals?: readonly Refusal[];
  /**
   * True if a `return(value)` or `next(value)` in code that the function evaluates ends the function with the result
   * `value`.
   */
  readonly catchesJumps?: boolean;
}

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

  /** Types are parsed at the first call, because most functions are never called in a compilation. */
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

/**
 * Runs a dispatch. For a `return()` or `next()`, returns the jump instead of its value, because Puppet does not check
 * the type of this value.
 */
function catchJump(candidate: Candidate, context: CallContext, args: readonly Value[]): Value | ReturnJump | NextJump {
  try {
    return candidate.run(context, args);
  } catch (error) {
    if (error instanceof ReturnJump || error instanceof NextJump) return error;
    throw error;
  }
}

/** Bytes charged per array element, and per hash entry. */
const [ELEMENT, ENTRY] = [32, 100];

function spendOn(argument: Value): void {
  if (typeof argument === 'string') spend(argument.length / 16);
  else if (isArray(argument)) spend(argument.length);
  else if (isHash(argument)) spend(argument.size);
}

function allocateFor(result: Value, args: readonly Value[]): void {
  if (args.includes(result)) return;
  if (typeof result === 'string') allocate(result.length);
  else if (isArray(result)) allocate(ELEMENT * result.length);
  else if (isHash(result)) allocate(ENTRY * result.size);
}

export function defineFunction(declaration: FunctionDeclaration): BuiltInFunction {
  return new DeclaredFunction(declaration);
}
