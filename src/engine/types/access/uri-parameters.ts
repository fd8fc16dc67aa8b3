import { valuesEqual } from '../../values/equality.ts';
import { matchRegexp } from '../../values/regexp.ts';
import { PuppetHash, isArray, type Value } from '../../values/value.ts';
import { isAssignable } from '../assignable/assignable.ts';
import { isInstance } from '../instance.ts';

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

const TEXT_PARTS: readonly string[] = ['scheme', 'userinfo', 'host', 'path', 'query', 'fragment', 'opaque'];

/** Whether a value may stand in `URI[...]`: a text, or a hash of what the parts must be. */
export function isUriParameter(value: Value): boolean {
  if (typeof value === 'string') return value !== '';
  if (!(value instanceof PuppetHash)) return false;
  for (const [name, wanted] of value) {
    if (typeof name !== 'string') return false;
    if (name === 'port') {
      if (
        wanted !== undefined &&
        !(typeof wanted === 'bigint' && wanted >= 0n) &&
        !isTypeOf(wanted, ['NotUndef', 'Undef'])
      )
        return false;
    } else if (!TEXT_PARTS.includes(name) || !isTextParameter(wanted)) return false;
  }
  return true;
}

function isTextParameter(wanted: Value): boolean {
  if (wanted === undefined || (typeof wanted === 'string' && wanted !== '')) return true;
  if (typeof wanted === 'object' && !isArray(wanted) && wanted.kind === 'Regexp') return true;
  return isTypeOf(wanted, ['Pattern', 'Enum', 'NotUndef', 'Undef', 'String']);
}

function isTypeOf(value: Value, kinds: readonly string[]): boolean {
  return typeof value === 'object' && !isArray(value) && value.kind === 'Type' && kinds.includes(value.type.kind);
}
