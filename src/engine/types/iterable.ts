import { expandAlias, isAliasLike } from './alias.ts';
import {
  anyInteger,
  anyIterable,
  exactSize,
  iterableType,
  stringType,
  tupleType,
  unitType,
  variantType,
} from './factory.ts';
import type { Type } from './type.ts';

const characters = iterableType(stringType(exactSize(1)));
const pairOfAnything = iterableType(tupleType([unitType, unitType], exactSize(2)));

/**
 * Returns the `Iterable` type for the instances of a type. Returns undefined if they cannot be iterated
 * (`iterable_type` in Puppet's types).
 */
export function findIterableType(type: Type, seen: ReadonlySet<Type> = new Set()): Type | undefined {
  if (isAliasLike(type)) {
    if (seen.has(type)) return undefined;
    return findIterableType(expandAlias(type), new Set([...seen, type]));
  }
  switch (type.kind) {
    case 'String':
    case 'Enum':
      return characters;
    case 'Integer':
      return iterableType(anyInteger);
    case 'Array':
      return type.element.kind === 'Any' ? anyIterable : iterableType(type.element);
    case 'Hash':
      if (type.key.kind === 'Any' && type.value.kind === 'Any' && type.size === undefined) return pairOfAnything;
      if (type.key.kind === 'Unit' && type.value.kind === 'Unit') return pairOfAnything;
      return iterableType(tupleType([type.key, type.value], exactSize(2)));
    case 'Struct':
      if (type.elements.length === 0) return pairOfAnything;
      return iterableType(
        tupleType(
          [variantType(type.elements.map((each) => each.key)), variantType(type.elements.map((each) => each.value))],
          exactSize(2),
        ),
      );
    case 'Tuple':
      return iterableType(variantType(type.types));
    case 'Iterable':
      return type;
    case 'Iterator':
      return iterableType(type.element);
    case 'Type':
      if (type.type === undefined) return undefined;
      if (type.type.kind === 'Enum') return iterableType(type.type);
      return isFiniteInteger(type.type) ? iterableType(type.type) : undefined;
    default:
      return undefined;
  }
}

export function isIterable(type: Type): boolean {
  const resolved = expandAlias(type);
  return resolved.kind === 'Collection' || findIterableType(resolved) !== undefined;
}

/** True for `Integer[from, to]` with both bounds, which can be iterated. */
export function isFiniteInteger(type: Type): boolean {
  return type.kind === 'Integer' && type.from !== undefined && type.to !== undefined;
}
