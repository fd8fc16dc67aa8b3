/** Finds resource types. Built-in types come before defines (`Runtime3ResourceSupport`). */
import type { Compilation } from '../compilation.ts';
import type { ResourceDefinition } from '../definitions/definition.ts';
import { findDefine } from '../loading/autoload.ts';

export type FoundType =
  | { readonly kind: 'native'; readonly name: string }
  | { readonly kind: 'define'; readonly name: string; readonly definition: ResourceDefinition };

/** Finds a resource type by its name, ignoring case. The search for a define may read a module's file. */
export function findResourceType(compilation: Compilation, name: string): FoundType | undefined {
  const native = name.includes(':') ? undefined : compilation.declaredTypes.get(name).native;
  if (native !== undefined) return { kind: 'native', name: native.name };
  const definition = findDefine(compilation, name.toLowerCase());
  return definition === undefined ? undefined : { kind: 'define', name: definition.name, definition };
}
