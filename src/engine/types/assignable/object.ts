import { isRangeCovered } from '../../values/semver-range.ts';
import { PuppetHash, type Value } from '../../values/value.ts';
import type { Assignable } from './assignable.ts';
import { expandAlias } from '../alias.ts';
import { richDataType } from '../factory.ts';
import { assignableToInit, initShape } from '../init.ts';
import { matchesUriParameter } from '../access/uri-parameters.ts';
import type { InitType, ObjectType, SemVerType, Type, UriType } from '../type.ts';

export function isSemVerAssignable(to: SemVerType, from: Type): boolean {
  if (from.kind !== 'SemVer') return false;
  if (to.ranges.length === 0) return true;
  if (from.ranges.length === 0) return false;
  return from.ranges.every((given) => to.ranges.some((wanted) => isRangeCovered(given, wanted)));
}

export function isUriAssignable(to: UriType, from: Type): boolean {
  if (from.kind !== 'URI') return false;
  if (!(to.parameters instanceof PuppetHash)) return true;
  const given = from.parameters instanceof PuppetHash ? from.parameters : PuppetHash.empty;
  for (const [name, wanted] of to.parameters) {
    if (!given.has(name) || !matchesUriParameter(given.get(name), wanted)) return false;
  }
  return true;
}

/** An object type serves for itself and those that it inherits from; the plain `Object` is the root of all. */
export function isObjectAssignable(to: ObjectType, from: Type, decide: Assignable): boolean {
  if (from.kind !== 'Object') return false;
  if (to === from || isPlainObject(to)) return true;
  if (to.extension !== undefined) {
    return (
      decide(to.extension.base, from.extension?.base ?? from) &&
      parametersMatch(to.extension.parameters, from.extension?.parameters)
    );
  }
  if (to.name !== undefined && to.name === from.name) return true;
  return from.parent !== undefined && decide(to, expandAlias(from.parent));
}

/** Whether the values given for type parameters match those that are wanted. */
function parametersMatch(wanted: ReadonlyMap<string, Value>, given: ReadonlyMap<string, Value> | undefined): boolean {
  for (const [name, value] of wanted)
    if (given?.has(name) !== true || !matchesUriParameter(given.get(name), value)) return false;
  return true;
}

/** Whether this is `Object` itself. */
export function isPlainObject(type: ObjectType): boolean {
  return (
    type.name === undefined &&
    type.parent === undefined &&
    type.attributes.length === 0 &&
    type.functions.length === 0 &&
    type.typeParameters.length === 0
  );
}

/** `Init[T]` accepts what `T.new` takes as its one argument. */
export function isInitAssignable(to: InitType, from: Type, decide: Assignable): boolean {
  if (from.kind === 'Init') return to.type === undefined || (from.type !== undefined && decide(to.type, from.type));
  if (to.type === undefined) return decide(richDataType, from);
  return assignableToInit(initShape(to), from, decide);
}
