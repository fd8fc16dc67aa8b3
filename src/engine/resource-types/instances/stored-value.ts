/** Storage of attribute values in a resource. */
import { DeferredValue, isArray, type Value } from '../../values/value.ts';

/** Stored for a property without a desired value, because it is only audited or read. */
export const NO_VALUE = Symbol('no value');

/** Given and munged values of a property; an array represents several values. */
class GivenAndMunged {
  readonly given: Value;
  readonly munged: Value;

  constructor(given: Value, munged: Value) {
    this.given = given;
    this.munged = munged;
  }
}

/**
 * The stored value. For a parameter, it is the munged value. For a property, it is the given value and the munged value,
 * or only one value if both are the same single value, as in nearly all cases.
 */
export type StoredValue = Value | GivenAndMunged | typeof NO_VALUE;

const NONE: readonly Value[] = [];

export function storedProperty(given: Value, munged: Value): StoredValue {
  return given === munged && !isArray(munged) ? munged : new GivenAndMunged(given, munged);
}

/** All munged values of a property. */
export function mungedValues(stored: StoredValue): readonly Value[] {
  if (stored === NO_VALUE) return NONE;
  if (!(stored instanceof GivenAndMunged)) return [stored];
  return isArray(stored.given) && isArray(stored.munged) ? stored.munged : [stored.munged];
}

/** The first munged value of a property. */
export function firstMunged(stored: StoredValue): Value {
  if (stored === NO_VALUE) return undefined;
  if (!(stored instanceof GivenAndMunged)) return stored;
  return isArray(stored.given) && isArray(stored.munged) ? stored.munged[0] : stored.munged;
}

/** All given values of a property. */
export function givenValues(stored: StoredValue): readonly Value[] {
  if (stored === NO_VALUE) return NONE;
  const given = stored instanceof GivenAndMunged ? stored.given : stored;
  return isArray(given) ? given : [given];
}

/** A parameter's value. */
export function parameterValue(stored: StoredValue): Value {
  return stored === NO_VALUE || stored instanceof GivenAndMunged ? undefined : stored;
}

/** True if a value is still deferred. */
export function isDeferred(stored: StoredValue): boolean {
  const value = stored instanceof GivenAndMunged ? stored.munged : stored;
  return (
    value instanceof DeferredValue || (Array.isArray(value) && value.some((each) => each instanceof DeferredValue))
  );
}
