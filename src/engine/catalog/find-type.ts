/** Which resource types there are: built-in ones first, then defines (`Runtime3ResourceSupport`). */
import type { Compilation } from './compilation.ts';
import type { ResourceDefinition } from './definition.ts';
import { findDefine } from './loading/autoload.ts';
import { lowerTypeName } from './names.ts';

export type FoundType =
  | { readonly kind: 'native'; readonly name: string }
  | { readonly kind: 'define'; readonly name: string; readonly definition: ResourceDefinition };

/** By name in any case; undefined for what is neither. May read the file of a module. */
export function findResourceType(compilation: Compilation, name: string): FoundType | undefined {
  const native = name.includes(':') ? undefined : compilation.declaredTypes.get(name).native;
  if (native !== undefined) return { kind: 'native', name: native.name };
  const definition = findDefine(compilation, lowerTypeName(name));
  return definition === undefined ? undefined : { kind: 'define', name: definition.name, definition };
}
