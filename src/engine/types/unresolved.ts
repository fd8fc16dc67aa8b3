import { isAliasLike, resolveAlias } from './alias.ts';
import { containedTypes } from './contained-types.ts';
import type { Type } from './type.ts';

/** Returns the source of the first reference to an unknown type inside a type. Returns undefined if there is none. */
export function findUnresolved(type: Type, seen = new Set<Type>()): string | undefined {
  for (const inner of type.kind === 'TypeAlias' ? [resolveAlias(type)] : containedTypes(type)) {
    if (isAliasLike(inner)) {
      if (seen.has(inner)) continue;
      seen.add(inner);
    }
    const found = findUnresolved(inner, seen);
    if (found !== undefined) return found;
  }
  return type.kind === 'TypeReference' ? type.text : undefined;
}
