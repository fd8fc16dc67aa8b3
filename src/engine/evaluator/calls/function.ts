/**
 * The evaluator's interface to functions. Built-in functions are declared with `functions/define.ts`. The host provides
 * functions written in the Puppet language.
 */
import type { ErrorPlace } from '../../diagnostics/puppet-error.ts';
import type { CallableType } from '../../types/type.ts';
import type { Value } from '../../values/value.ts';
import type { Closure } from './closure.ts';
import type { Evaluator } from '../evaluator.ts';
import type { Scope } from '../scope/scope.ts';

/** The caller's context, which a function can use. */
export interface CallContext {
  readonly evaluator: Evaluator;
  /** The scope of the code that calls the function. */
  readonly scope: Scope;
  /** The location of the call, used for errors and for declared resources. */
  readonly place: ErrorPlace;
  /** The lambda of the call. */
  readonly block: Closure | undefined;
}

/** A signature of a function. */
export interface FunctionSignature {
  readonly type: CallableType;
  readonly parameterNames: readonly string[];
  readonly blockName?: string;
}

/**
 * One of the definitions of a function: built into Puppet, in a file of the environment or a module (in the Puppet
 * language, or in Ruby with the function API of Puppet 4 or 3), or Bunraku's copy of a stdlib function.
 */
export type FunctionOrigin =
  | { readonly kind: 'core'; readonly function: PuppetFunction }
  | { readonly kind: 'puppet'; readonly path: string }
  | { readonly kind: 'ruby'; readonly api: '4x' | '3x'; readonly path: string }
  | { readonly kind: 'stdlib'; readonly function: PuppetFunction };

export interface PuppetFunction {
  readonly name: string;
  readonly signatures: readonly FunctionSignature[];
  /** For a function of Puppet 3's API: true if the function returns a value. Undefined if unknown. */
  readonly isValue?: boolean;
  /**
   * Calls the function. The arguments are not checked yet: the function selects its signature, or throws Puppet's
   * mismatch error.
   */
  call(context: CallContext, args: readonly Value[]): Value;
}
