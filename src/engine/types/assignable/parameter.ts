import { valuesEqual } from '../../values/equality.ts';
import { matchRegexp } from '../../values/regexp/regexp.ts';
import { isArray, type Value } from '../../values/value.ts';
import { inferExactType } from '../exact-type.ts';
import type { Assignable } from './assignable.ts';

/**
 * True if a URI component or a type parameter matches the expected value. It matches if it is equal to the value, or if
 * the value is a regular expression or a type that matches it.
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
