/** How a resource keeps the values of its attributes: as they are wherever that says all, for there are very many. */
import { DeferredValue, isArray, type Value } from '../values/value.ts';

/** Of a property that is there without a desired value, because it is only watched. */
export const UNSET = Symbol('unset');

/** A property's values where munging made others of the given ones, or where there are several. */
class Given {
  /** What was given: an array stands for several values. */
  readonly original: Value;
  /** The same munged: an array where an array was given, else the one value. */
  readonly munged: Value;

  constructor(original: Value, munged: Value) {
    this.original = original;
    this.munged = munged;
  }
}

/** Of a parameter its value; of a property the one value that stayed as it was given, or both. */
export type Kept = Value | Given | typeof UNSET;

const NONE: readonly Value[] = [];

/** What is kept of a property. */
export function keptOf(original: Value, munged: Value): Kept {
  return original === munged && !isArray(munged) ? munged : new Given(original, munged);
}

/** All values of a property, munged. */
export function mungedValues(kept: Kept): readonly Value[] {
  if (kept === UNSET) return NONE;
  if (!(kept instanceof Given)) return [kept];
  return isArray(kept.original) && isArray(kept.munged) ? kept.munged : [kept.munged];
}

/** The first of them. */
export function firstMunged(kept: Kept): Value {
  if (kept === UNSET) return undefined;
  if (!(kept instanceof Given)) return kept;
  return isArray(kept.original) && isArray(kept.munged) ? kept.munged[0] : kept.munged;
}

/** All values of a property as they were given. */
export function originalValues(kept: Kept): readonly Value[] {
  if (kept === UNSET) return NONE;
  const original = kept instanceof Given ? kept.original : kept;
  return isArray(original) ? original : [original];
}

/** A parameter's value; undefined for anything else. */
export function plainValue(kept: Kept): Value {
  return kept === UNSET || kept instanceof Given ? undefined : kept;
}

/** Whether a value is still to be computed. */
export function isDeferred(kept: Kept): boolean {
  const value = kept instanceof Given ? kept.munged : kept;
  return (
    value instanceof DeferredValue || (Array.isArray(value) && value.some((each) => each instanceof DeferredValue))
  );
}
