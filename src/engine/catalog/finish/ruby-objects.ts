/** Converts Ruby objects in attributes to strings, because a catalog cannot contain Ruby objects. */
import { displayString } from '../../formatting/display.ts';
import { isArray, isHash, ObjectValue, PuppetHash, type Value } from '../../values/value.ts';

/** Replaces symbols and other objects of Ruby with strings, also in collections. Other values are returned unchanged. */
export function withoutRubyObjects(value: Value): Value {
  if (typeof value !== 'object' || !hasRubyObject(value)) return value;
  if (isArray(value)) return value.map(withoutRubyObjects);
  if (!isHash(value)) return displayString(value);
  return PuppetHash.of([...value].map(([key, each]) => [withoutRubyObjects(key), withoutRubyObjects(each)]));
}

function hasRubyObject(value: Value): boolean {
  if (typeof value !== 'object') return false;
  if (isArray(value)) return value.some(hasRubyObject);
  if (!isHash(value)) return value instanceof ObjectValue && value.type.kind === 'Runtime';
  for (const [key, each] of value) if (hasRubyObject(key) || hasRubyObject(each)) return true;
  return false;
}
