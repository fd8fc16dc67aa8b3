import { DeferredValue, isArray, type Value } from '../../values/value.ts';

/** Stored for a property without a desired value, because it is only audited or read. */
export const NO_VALUE = Symbol('no value');

class GivenAndMunged {
  readonly given: Value;
  readonly munged: Value;

  constructor(given: Value, munged: Value) {
    this.given = given;
    this.munged = munged;
  }
}

/**
 * Stored value of an attribute. For a parameter, this is the converted value. For a property, it is a pair of the given
 * and the converted value, or only one value if the two are the same and not an array, which is the usual case.
 */
export type StoredValue = Value | GivenAndMunged | typeof NO_VALUE;

const NONE: readonly Value[] = [];

export function storedProperty(given: Value, munged: Value): StoredValue {
  return given === munged && !isArray(munged) ? munged : new GivenAndMunged(given, munged);
}

export function mungedValues(stored: StoredValue): readonly Value[] {
  if (stored === NO_VALUE) return NONE;
  if (!(stored instanceof GivenAndMunged)) return [stored];
  return isArray(stored.given) && isArray(stored.munged) ? stored.munged : [stored.munged];
}

export function firstMunged(stored: StoredValue): Value {
  if (stored === NO_VALUE) return undefined;
  if (!(stored instanceof GivenAndMunged)) return stored;
  return isArray(stored.given) && isArray(stored.munged) ? stored.munged[0] : stored.munged;
}

export function givenValues(stored: StoredValue): readonly Value[] {
  if (stored === NO_VALUE) return NONE;
  const given = stored instanceof GivenAndMunged ? stored.given : stored;
  return isArray(given) ? given : [given];
}

export function parameterValue(stored: StoredValue): Value {
  return stored === NO_VALUE || stored instanceof GivenAndMunged ? undefined : stored;
}

export function isDeferred(stored: StoredValue): boolean {
  const value = stored instanceof GivenAndMunged ? stored.munged : stored;
  return (
    value instanceof DeferredValue || (Array.isArray(value) && value.some((each) => each instanceof DeferredValue))
  );
}
