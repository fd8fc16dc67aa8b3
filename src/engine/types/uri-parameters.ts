import { valuesEqual } from '../values/equality.ts';
import { matchRegexp } from '../values/regexp.ts';
import { isArray, type Value } from '../values/value.ts';
import { isAssignable } from './assignable.ts';
import { isInstance } from './instance.ts';

/** Whether a part of a URI (or a type for it) satisfies what a `URI[...]` type says of that part. */
export function matchesUriParameter(given: Value, wanted: Value): boolean {
  if (typeof wanted === 'object' && !isArray(wanted)) {
    if (wanted.kind === 'Regexp') return typeof given === 'string' && matchRegexp(wanted, given) !== null;
    if (wanted.kind === 'Type') {
      if (typeof given === 'object' && !isArray(given) && given.kind === 'Type')
        return isAssignable(wanted.type, given.type);
      return isInstance(wanted.type, given);
    }
  }
  return valuesEqual(given, wanted);
}
