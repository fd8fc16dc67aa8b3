/**
 * What stdlib's functions of Puppet's older interface share: they take any arguments and check them by hand, raise
 * `Puppet::ParseError`, and read values as Ruby does.
 */
import { runtimeError } from '../../diagnostics/issues/evaluation.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import { rubyClass } from '../../types/ruby-class.ts';
import { rubyInspect } from '../../formatting/ruby-inspect.ts';
import type { Value } from '../../values/value.ts';
import type { BuiltInFunction } from '../define.ts';
import { defineLegacyFunction } from '../legacy.ts';

/** The error of a function that was given what it cannot use. */
export function parseError(message: string): PuppetError {
  return new PuppetError(runtimeError({ detail: message }), undefined, 'Puppet::ParseError');
}

/** Ruby's own error for a value without the needed method. */
export function noMethod(method: string, value: Value): PuppetError {
  return new PuppetError(
    runtimeError({ detail: `undefined method \`${method}' for ${rubyInspect(value)}:${rubyClass(value)}` }),
    undefined,
    'RuntimeError',
  );
}

interface Declared {
  readonly name: string;
  readonly doc: string;
  readonly call: (context: CallContext, args: readonly Value[]) => Value;
}

/** A function of any number of arguments that yields a value; undef arrives as an empty string. */
export function valueFunction({ name, doc, call }: Declared): BuiltInFunction {
  return defineLegacyFunction({ name, doc, arity: -1, rvalue: true, call });
}

/** The same without a value. */
export function statementFunction({ name, doc, call }: Declared): BuiltInFunction {
  return defineLegacyFunction({ name, doc, arity: -1, rvalue: false, call });
}

/** Ruby's `to_i`: digits at the front of a text, a float cut; nothing is 0. */
export function toInteger(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return BigInt(Math.trunc(value));
  if (value === undefined) return 0n;
  if (typeof value !== 'string') throw noMethod('to_i', value);
  const digits = /^\s*([+-]?\d+(?:_\d+)*)/.exec(value)?.[1];
  return digits === undefined ? 0n : BigInt(digits.replaceAll('_', '').replace(/^\+/, ''));
}

/** Ruby's `Array(value)`: an array itself, nothing for nothing, else the value alone. */
export function asArray(value: Value): readonly Value[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly Value[]) : [value];
}
