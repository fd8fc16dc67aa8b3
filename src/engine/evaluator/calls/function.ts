/** What a function is to the evaluator; built-ins are declared with `functions/define.ts`, Puppet-language functions come from the host. */
import type { ErrorPlace } from '../../diagnostics/puppet-error.ts';
import type { CallableType } from '../../types/type.ts';
import type { Value } from '../../values/value.ts';
import type { Closure } from './closure.ts';
import type { Evaluator } from '../evaluator.ts';
import type { Scope } from '../scope/scope.ts';

/** Everything a function may use of the place from which it is called. */
export interface CallContext {
  readonly evaluator: Evaluator;
  /** The caller's scope. */
  readonly scope: Scope;
  /** The call's place, for errors and for what the function declares. */
  readonly place: ErrorPlace;
  /** The lambda given to the call. */
  readonly block: Closure | undefined;
}

/** One way to call a function. */
export interface FunctionSignature {
  readonly type: CallableType;
  readonly parameterNames: readonly string[];
  readonly blockName?: string;
}

/**
 * One definition of a function's name: built into Puppet, a file of the environment or of a module (in the Puppet language, or in
 * Ruby with the interface of Puppet 4 or 3), or our own copy of a function of the module stdlib.
 */
export type FunctionOrigin =
  | { readonly kind: 'core'; readonly function: PuppetFunction }
  | { readonly kind: 'puppet'; readonly path: string }
  | { readonly kind: 'ruby'; readonly api: '4x' | '3x'; readonly path: string }
  | { readonly kind: 'stdlib'; readonly function: PuppetFunction };

export interface PuppetFunction {
  readonly name: string;
  readonly signatures: readonly FunctionSignature[];
  /** Whether a function of Puppet's older interface yields a value; undefined where that is not known. */
  readonly isValue?: boolean;
  /** Arguments are not yet checked: the function picks its signature, or throws Puppet's mismatch error. */
  call(context: CallContext, args: readonly Value[]): Value;
}
