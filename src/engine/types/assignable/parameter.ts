import { valuesEqual } from '../../values/equality.ts';
import { matchRegexp } from '../../values/regexp/regexp.ts';
import { isArray, type Value } from '../../values/value.ts';
import { inferExactType } from '../exact-type.ts';
import type { Assignable } from './assignable.ts';

/**
 * True if the value of a URI component or type parameter matches the expected value. The two must be equal, or the
 * expected value must be a regular expression or a type that matches the given value.
 */
export function matchesParameter(given: Value, wanted: Value, decide: Assignable): boolean {
  if (typeof wanted === 'object' && !isArray(wanted)) {
    if (wanted.kind === 'Regexp') return typeof given === 'string' && matchRegexp(wanted, given) !== null;
    if (wanted.kind === 'Type') {
      const isType = typeof given === 'object' && !isArray(given) && given.kind === 'Type';
      return decide(wanted.type, isType ? given.type : inferExactType(given));
    }
  }
  return valuesEqual(given, wanted);
}
