/** Prints instances of object types, and converts them to the hash that creates them. */
import { strictlyEqual } from '../../values/equality.ts';
import { PuppetHash, type DeferredValue, type ObjectValue, type Value } from '../../values/value.ts';
import { listGivenAttributes } from './inherited-members.ts';

/** Returns the hash that creates an equal instance. Leaves out attributes that have their default value. */
export function buildInitHash(value: ObjectValue | DeferredValue): PuppetHash {
  if (value.kind === 'Deferred') {
    const name = { name: value.functionName };
    return PuppetHash.fromObject(value.hasArguments ? { ...name, arguments: value.arguments } : name);
  }
  if (value.type.kind !== 'Object') return PuppetHash.of(value.attributes);
  const entries: [string, Value][] = [];
  for (const { name, hasValue, value: usual } of listGivenAttributes(value.type)) {
    // Puppet's own objects may hide some attributes.
    if (!value.attributes.has(name)) continue;
    const own = value.attributes.get(name);
    if (!hasValue || !strictlyEqual(own, usual)) entries.push([name, own]);
  }
  return PuppetHash.of(entries);
}

export function typeNameOf(value: ObjectValue | DeferredValue): string {
  if (value.kind === 'Deferred') return 'Deferred';
  return value.type.kind === 'Object' ? (value.type.name ?? '') : '';
}

/** Prints an instance, such as `Point({'x' => 1})`. */
export function printInstance(value: ObjectValue | DeferredValue, print: (value: Value) => string): string {
  if (value.kind === 'Object' && value.type.kind === 'Runtime' && value.text !== undefined) return value.text;
  return `${typeNameOf(value)}(${print(buildInitHash(value))})`;
}
