/** How a resource stores the values of its attributes. */
import { DeferredValue, isArray, type Value } from '../../values/value.ts';

/** Stored for a property that has no desired value, since it is only audited or read. */
export const NO_VALUE = Symbol('no value');

/** The values of a property as they were given and as they were munged; an array stands for several values. */
class GivenAndMunged {
  readonly given: Value;
  readonly munged: Value;

  constructor(given: Value, munged: Value) {
    this.given = given;
    this.munged = munged;
  }
}

/** Of a parameter its munged value. Of a property the same where munging left a single value as it was, as it nearly always does. */
export type StoredValue = Value | GivenAndMunged | typeof NO_VALUE;

const NONE: readonly Value[] = [];

export function storedProperty(given: Value, munged: Value): StoredValue {
  return given === munged && !isArray(munged) ? munged : new GivenAndMunged(given, munged);
}

/** All values of a property, munged. */
export function mungedValues(stored: StoredValue): readonly Value[] {
  if (stored === NO_VALUE) return NONE;
  if (!(stored instanceof GivenAndMunged)) return [stored];
  return isArray(stored.given) && isArray(stored.munged) ? stored.munged : [stored.munged];
}

/** The first value of a property, munged. */
export function firstMunged(stored: StoredValue): Value {
  if (stored === NO_VALUE) return undefined;
  if (!(stored instanceof GivenAndMunged)) return stored;
  return isArray(stored.given) && isArray(stored.munged) ? stored.munged[0] : stored.munged;
}

/** All values of a property as they were given. */
export function givenValues(stored: StoredValue): readonly Value[] {
  if (stored === NO_VALUE) return NONE;
  const given = stored instanceof GivenAndMunged ? stored.given : stored;
  return isArray(given) ? given : [given];
}

/** A parameter's value. */
export function parameterValue(stored: StoredValue): Value {
  return stored === NO_VALUE || stored instanceof GivenAndMunged ? undefined : stored;
}

/** Whether a value is still to be computed. */
export function isDeferred(stored: StoredValue): boolean {
  const value = stored instanceof GivenAndMunged ? stored.munged : stored;
  return (
    value instanceof DeferredValue || (Array.isArray(value) && value.some((each) => each instanceof DeferredValue))
  );
}
