/**
 * Interface of functions for the evaluator. `functions/define.ts` declares the built-in functions. Functions in the
 * Puppet language come from the evaluator's host (`host.ts`).
 */
import type { ErrorPlace } from '../../diagnostics/puppet-error.ts';
import type { CallableType } from '../../types/type.ts';
import type { Value } from '../../values/value.ts';
import type { Closure } from './closure.ts';
import type { Evaluator } from '../evaluator.ts';
import type { Scope } from '../scope/scope.ts';

export interface CallContext {
  readonly evaluator: Evaluator;
  readonly scope: Scope;
  readonly place: ErrorPlace;
  readonly block: Closure | undefined;
}

export interface FunctionSignature {
  readonly type: CallableType;
  readonly parameterNames: readonly string[];
  readonly blockName?: string;
}

/**
 * One definition of a function: built into Puppet, in a file of the environment or a module, or Bunraku's copy of a
 * stdlib function. Files are in the Puppet language, or in Ruby with the function API of Puppet 4 or 3.
 */
export type FunctionOrigin =
  | { readonly kind: 'core'; readonly function: PuppetFunction }
  | { readonly kind: 'puppet'; readonly path: string }
  | { readonly kind: 'ruby'; readonly api: '4x' | '3x'; readonly path: string }
  | { readonly kind: 'stdlib'; readonly function: PuppetFunction };

export interface PuppetFunction {
  readonly name: string;
  readonly signatures: readonly FunctionSignature[];
  /** For a function with Puppet 3's API: true if it returns a value. Undefined if this is unknown. */
  readonly isValue?: boolean;
  call(context: CallContext, args: readonly Value[]): Value;
}
