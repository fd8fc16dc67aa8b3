/**
 * The values that an attribute accepts, and the canonical values that they are converted to (Puppet's
 * `ValueCollection`).
 */
import { rubyInspect, rubyToString } from '../formatting/ruby-inspect.ts';
import type { Value } from '../values/value.ts';
import type { Setter } from './behavior.ts';
import type { AllowedValue } from './declaration.ts';
import type { PropertyDefinition } from './definition.ts';
import { ArgumentFailure } from './failure.ts';

export function matchAllowed(values: readonly AllowedValue[] | undefined, value: Value): AllowedValue | undefined {
  if (values === undefined || values.length === 0) return undefined;
  const text = rubyToString(value);
  for (const allowed of values) {
    if (allowed.value === text || allowed.aliases?.includes(text) === true) return allowed;
  }
  for (const allowed of values) {
    if (typeof allowed.value !== 'string' && allowed.value.test(text)) return allowed;
  }
  return undefined;
}

/** Returns the property's setter for a value, or undefined if the value has none. */
export function setterOfValue({ values, setters }: PropertyDefinition, value: Value): Setter | undefined {
  if (setters === undefined) return undefined;
  const allowed = matchAllowed(values, value)?.value;
  return typeof allowed === 'string' ? setters[allowed] : undefined;
}

/**
 * Returns the entry that matches a value. Throws `Invalid value "x". Valid values are a, b.` if there is none. An empty
 * list accepts every value.
 */
export function checkAllowed(values: readonly AllowedValue[], value: Value): AllowedValue | undefined {
  const found = matchAllowed(values, value);
  if (values.length === 0 || found !== undefined) return found;
  const names = values.flatMap((allowed) => (typeof allowed.value === 'string' ? [allowed.value] : []));
  const patterns = values.flatMap((allowed) =>
    allowed.value instanceof RegExp ? [allowed.shown ?? `/${allowed.value.source}/`] : [],
  );
  let text = `Invalid value ${rubyInspect(value)}.`;
  if (names.length > 0) text += ` Valid values are ${names.join(', ')}.`;
  if (patterns.length > 0) text += ` Valid values match ${patterns.join(', ')}.`;
  throw new ArgumentFailure(text);
}

export function mungeAllowed(values: readonly AllowedValue[] | undefined, value: Value): Value {
  const allowed = matchAllowed(values, value);
  return typeof allowed?.value === 'string' ? allowed.value : value;
}
