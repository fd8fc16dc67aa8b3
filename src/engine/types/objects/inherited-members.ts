/** What an object type has, with what it inherits. */
import type { ObjectEquality, ObjectValue } from '../../values/value.ts';
import { resolveAlias } from '../alias.ts';
import { literalString, optionalType, structType } from '../factory.ts';
import type { ObjectAttribute, ObjectFunction, ObjectType, StructType, Type } from '../type.ts';

/** The object type from which one inherits, or `undefined`. */
export function parentOf(type: ObjectType): ObjectType | undefined {
  if (type.parent === undefined) return undefined;
  const parent = resolveAlias(type.parent);
  return parent.kind === 'Object' ? parent : undefined;
}

/** From the root down: the order in which members are inherited. */
function lineage(type: ObjectType): readonly ObjectType[] {
  const parent = parentOf(type);
  return parent === undefined ? [type] : [...lineage(parent), type];
}

/** All attributes by name, inherited ones first; an override keeps its place. */
export function attributesOf(type: ObjectType): ReadonlyMap<string, ObjectAttribute> {
  return new Map(
    lineage(type).flatMap((each) => each.attributes.map((attribute) => [attribute.name, attribute] as const)),
  );
}

export function functionsOf(type: ObjectType): ReadonlyMap<string, ObjectFunction> {
  return new Map(lineage(type).flatMap((each) => each.functions.map((member) => [member.name, member] as const)));
}

export function typeParametersOf(type: ObjectType): ReadonlyMap<string, ObjectAttribute> {
  return new Map(
    lineage(type).flatMap((each) => each.typeParameters.map((parameter) => [parameter.name, parameter] as const)),
  );
}

/** The attributes that equality looks at: those named, or all but constants. */
export function equalityAttributesOf(type: ObjectType): readonly string[] {
  const names = lineage(type).flatMap(
    (each) =>
      each.equality ??
      each.attributes.filter((attribute) => attribute.kind !== 'constant').map((attribute) => attribute.name),
  );
  return [...new Set(names)];
}

/** What makes two instances equal. A root that names neither attributes nor its type leaves its instances equal to themselves alone. */
export function equalityOf(type: ObjectType): ObjectEquality {
  const all = lineage(type);
  if (all[0]?.equality?.length === 0 && !all[0].equalityIncludeType) return 'identity';
  const known = attributesOf(type);
  const attributes = equalityAttributesOf(type).filter((name) => known.get(name)?.kind !== 'derived');
  return { attributes, type: all.some((each) => each.equalityIncludeType) };
}

/** The attributes that a new instance may be given. */
export function givenAttributesOf(type: ObjectType): readonly ObjectAttribute[] {
  return [...attributesOf(type).values()].filter((each) => each.kind !== 'constant' && each.kind !== 'derived');
}

/** The struct of what a new instance is made from; attributes with a value may be left out. */
export function initStructOf(type: ObjectType): StructType {
  return structType(
    givenAttributesOf(type).map(({ name, type: value, hasValue }) => {
      const key = literalString(name);
      return { name, key: hasValue ? optionalType(key) : key, value };
    }),
  );
}

/** The type of an instance: with the instance's own values where the type has type parameters. */
export function typeOfInstance(value: ObjectValue): Type {
  const { type, attributes } = value;
  if (type.kind !== 'Object' || type.extension !== undefined) return type;
  const declared = typeParametersOf(type);
  if (declared.size === 0) return type;
  const parameters = new Map([...declared.keys()].map((name) => [name, attributes.get(name)] as const));
  return { ...type, extension: { base: type, parameters } };
}
