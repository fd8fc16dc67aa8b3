/** Which resource types there are: built-in ones first, then defines (`Runtime3ResourceSupport`). */
import type { Scope } from '../../evaluator/scope/scope.ts';
import type { Compilation } from '../compilation.ts';
import type { ResourceDefinition } from '../definitions/definition.ts';
import { findDefine } from '../loading/autoload.ts';
import { candidatesOf, namespacesOf } from '../loading/find-relative.ts';

type FoundType =
  | { readonly kind: 'native'; readonly name: string }
  | { readonly kind: 'define'; readonly name: string; readonly definition: ResourceDefinition };

/** As `findResourceType`, for a name that a scope's code may write without the namespaces around. */
export function findResourceTypeIn(compilation: Compilation, name: string, scope: Scope): FoundType | undefined {
  const found = findResourceType(compilation, name);
  const isRelative = compilation.release.has('names of defines are relative') && !name.startsWith('::');
  if (!isRelative || found?.kind === 'native') return found;
  for (const candidate of candidatesOf(namespacesOf(scope), name.toLowerCase())) {
    const definition = findDefine(compilation, candidate);
    if (definition !== undefined) return { kind: 'define', name: definition.name, definition };
  }
  return found;
}

/** The resource type of a name in any case. Looking for a define may read the file of a module. */
export function findResourceType(compilation: Compilation, name: string): FoundType | undefined {
  const native = name.includes(':') ? undefined : compilation.declaredTypes.get(name).native;
  if (native !== undefined) return { kind: 'native', name: native.name };
  const definition = findDefine(compilation, name.toLowerCase());
  return definition === undefined ? undefined : { kind: 'define', name: definition.name, definition };
}
