import { isRangeCovered } from '../../values/semver-range.ts';
import { PuppetHash, type Value } from '../../values/value.ts';
import type { Assignable } from './assignable.ts';
import { expandAlias } from '../alias.ts';
import { tupleType } from '../factory.ts';
import { matchesParameter } from './parameter.ts';
import type { InitType, ObjectType, SemVerType, Type, UriType } from '../type.ts';

export function isSemVerAssignable(to: SemVerType, from: Type): boolean {
  if (from.kind !== 'SemVer') return false;
  if (to.ranges.length === 0) return true;
  if (from.ranges.length === 0) return false;
  return from.ranges.every((given) => to.ranges.some((wanted) => isRangeCovered(given, wanted)));
}

export function isUriAssignable(to: UriType, from: Type, decide: Assignable): boolean {
  if (from.kind !== 'URI') return false;
  if (!(to.parameters instanceof PuppetHash)) return true;
  const given = from.parameters instanceof PuppetHash ? from.parameters : PuppetHash.empty;
  for (const [name, wanted] of to.parameters) {
    if (!given.has(name) || !matchesParameter(given.get(name), wanted, decide)) return false;
  }
  return true;
}

/** True if an object type is assignable to `to`: `to` is the same type, an ancestor, or the plain `Object`. */
export function isObjectAssignable(to: ObjectType, from: Type, decide: Assignable): boolean {
  if (from.kind !== 'Object') return false;
  if (to === from || isPlainObject(to)) return true;
  if (to.extension !== undefined) {
    return (
      decide(to.extension.base, from.extension?.base ?? from) &&
      parametersMatch(to.extension.parameters, from.extension?.parameters, decide)
    );
  }
  if (to.name !== undefined && to.name === from.name) return true;
  return from.parent !== undefined && decide(to, expandAlias(from.parent));
}

function parametersMatch(
  wanted: ReadonlyMap<string, Value>,
  given: ReadonlyMap<string, Value> | undefined,
  decide: Assignable,
): boolean {
  for (const [name, value] of wanted)
    if (given?.has(name) !== true || !matchesParameter(given.get(name), value, decide)) return false;
  return true;
}

/** True for the type `Object` without a declaration. */
export function isPlainObject(type: ObjectType): boolean {
  return (
    type.name === undefined &&
    type.parent === undefined &&
    type.attributes.length === 0 &&
    type.functions.length === 0 &&
    type.typeParameters.length === 0
  );
}

/** True if a type is assignable to `Init[T]`, because `T.new` accepts its instances as the only argument. */
export function isInitAssignable(to: InitType, from: Type, decide: Assignable): boolean {
  if (from.kind === 'Init') return to.type === undefined || (from.type !== undefined && decide(to.type, from.type));
  const { single, several, hasOptionalSingle } = to.shape();
  if (decide(single, from)) return true;
  if (several === undefined) return false;
  return decide(several, from) || (hasOptionalSingle && decide(several, tupleType([from])));
}
