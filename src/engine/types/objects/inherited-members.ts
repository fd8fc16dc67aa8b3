import type { ObjectEquality, ObjectValue } from '../../values/value.ts';
import { resolveAlias } from '../alias.ts';
import { literalString, optionalType, structType } from '../factory.ts';
import type { ObjectAttribute, ObjectFunction, ObjectType, StructType, Type } from '../type.ts';

export function findParent(type: ObjectType): ObjectType | undefined {
  if (type.parent === undefined) return undefined;
  const parent = resolveAlias(type.parent);
  return parent.kind === 'Object' ? parent : undefined;
}

/** Returns a type and its ancestors, root first. Members are inherited in this order. */
function lineage(type: ObjectType): readonly ObjectType[] {
  const parent = findParent(type);
  return parent === undefined ? [type] : [...lineage(parent), type];
}

/** Returns all attributes by name, inherited ones first. An override keeps the position of the inherited attribute. */
export function collectAttributes(type: ObjectType): ReadonlyMap<string, ObjectAttribute> {
  return new Map(
    lineage(type).flatMap((each) => each.attributes.map((attribute) => [attribute.name, attribute] as const)),
  );
}

export function collectFunctions(type: ObjectType): ReadonlyMap<string, ObjectFunction> {
  return new Map(lineage(type).flatMap((each) => each.functions.map((member) => [member.name, member] as const)));
}

export function collectTypeParameters(type: ObjectType): ReadonlyMap<string, ObjectAttribute> {
  return new Map(
    lineage(type).flatMap((each) => each.typeParameters.map((parameter) => [parameter.name, parameter] as const)),
  );
}

/** Lists the attributes that are compared for equality: those in `equality`, or all except constants. */
export function listEqualityAttributes(type: ObjectType): readonly string[] {
  const names = lineage(type).flatMap(
    (each) =>
      each.equality ??
      each.attributes.filter((attribute) => attribute.kind !== 'constant').map((attribute) => attribute.name),
  );
  return [...new Set(names)];
}

/**
 * Determines how instances are compared. If the root type compares no attributes and no types, an instance equals only
 * itself.
 */
export function computeEquality(type: ObjectType): ObjectEquality {
  const all = lineage(type);
  if (all[0]?.equality?.length === 0 && !all[0].equalityIncludeType) return 'identity';
  const known = collectAttributes(type);
  const attributes = listEqualityAttributes(type).filter((name) => known.get(name)?.kind !== 'derived');
  return { attributes, type: all.some((each) => each.equalityIncludeType) };
}

export function listGivenAttributes(type: ObjectType): readonly ObjectAttribute[] {
  return [...collectAttributes(type).values()].filter((each) => each.kind !== 'constant' && each.kind !== 'derived');
}

/** Returns the arguments of `new` as a struct type. Attributes with a default are optional members. */
export function buildInitStruct(type: ObjectType): StructType {
  return structType(
    listGivenAttributes(type).map(({ name, type: value, hasValue }) => {
      const key = literalString(name);
      return { name, key: hasValue ? optionalType(key) : key, value };
    }),
  );
}

export function typeOfInstance(value: ObjectValue): Type {
  const { type, attributes } = value;
  if (type.kind !== 'Object' || type.extension !== undefined) return type;
  const declared = collectTypeParameters(type);
  if (declared.size === 0) return type;
  const parameters = new Map([...declared.keys()].map((name) => [name, attributes.get(name)] as const));
  return { ...type, extension: { base: type, parameters } };
}
