/**
 * Helpers for stdlib functions with Puppet's 3.x API. These functions check their arguments in code, raise
 * `Puppet::ParseError`, and convert values like Ruby.
 */
import { runtimeError } from '../../diagnostics/issues/evaluation.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { CallContext } from '../../evaluator/calls/function.ts';
import { rubyClass } from '../../types/ruby-class.ts';
import { rubyInspect } from '../../formatting/ruby-inspect.ts';
import type { Value } from '../../values/value.ts';
import type { BuiltInFunction } from '../define.ts';
import { defineLegacyFunction } from '../legacy.ts';

export function parseError(message: string): PuppetError {
  return new PuppetError(runtimeError({ detail: message }), undefined, 'Puppet::ParseError');
}

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

/** Declares a function with any number of arguments that returns a value. It receives undef as an empty string. */
export function valueFunction({ name, doc, call }: Declared): BuiltInFunction {
  return defineLegacyFunction({ name, doc, arity: -1, rvalue: true, call });
}

export function statementFunction({ name, doc, call }: Declared): BuiltInFunction {
  return defineLegacyFunction({ name, doc, arity: -1, rvalue: false, call });
}

/** Converts a value like Ruby's `to_i`: uses the leading digits of a string, and truncates a float. Undef becomes 0. */
export function toInteger(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return BigInt(Math.trunc(value));
  if (value === undefined) return 0n;
  if (typeof value !== 'string') throw noMethod('to_i', value);
  const digits = /^\s*([+-]?\d+(?:_\d+)*)/.exec(value)?.[1];
  return digits === undefined ? 0n : BigInt(digits.replaceAll('_', '').replace(/^\+/, ''));
}

/**
 * Converts a value like Ruby's `Array(value)`: keeps an array, and converts undef to an empty array and any other value
 * to an array of one element.
 */
export function asArray(value: Value): readonly Value[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly Value[]) : [value];
}
