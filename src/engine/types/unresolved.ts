import { isAliasLike, resolveAlias } from './alias.ts';
import type { Type } from './type.ts';

/** The text of the first reference within a type to one that nobody knows. */
export function findUnresolved(type: Type, seen = new Set<Type>()): string | undefined {
  for (const inner of containedTypes(type)) {
    if (isAliasLike(inner)) {
      if (seen.has(inner)) continue;
      seen.add(inner);
    }
    const found = findUnresolved(inner, seen);
    if (found !== undefined) return found;
  }
  return type.kind === 'TypeReference' ? type.text : undefined;
}

/** The types of which a type is made. */
export function containedTypes(type: Type): readonly Type[] {
  const defined = (...types: (Type | undefined)[]): Type[] => types.filter((each) => each !== undefined);
  switch (type.kind) {
    case 'Array':
      return [type.element];
    case 'Hash':
      return [type.key, type.value];
    case 'Tuple':
    case 'Variant':
      return type.types;
    case 'Struct':
      return type.elements.flatMap((each) => [each.key, each.value]);
    case 'Iterable':
    case 'Iterator':
      return defined(type.element);
    case 'Optional':
    case 'NotUndef':
    case 'Sensitive':
    case 'Type':
    case 'Init':
      return defined(type.type);
    case 'Callable':
      return defined(type.parameters, type.block, type.returnType);
    case 'TypeAlias':
      return [resolveAlias(type)];
    case 'Object':
      return defined(type.parent);
    default:
      return [];
  }
}
