/**
 * Built-in resource types for a run: declarations joined with their behavior. Use the registry's `with` to add types
 * that a project defines.
 */
import { currentRelease, type Release } from '../releases/release.ts';
import { builtinDeclarations } from '../resource-types/builtin.ts';
import type { TypeDeclaration } from '../resource-types/declaration.ts';
import { withBehavior, type ResourceTypeDefinition } from '../resource-types/definition.ts';
import { typeRegistry, type TypeRegistry } from '../resource-types/registry.ts';
import { formerTypes } from '../resource-types/unsupported/former-types.ts';
import { builtinBehaviors } from './builtin-behaviors.ts';

export const builtinTypes = typeRegistry(Array.from(builtinDeclarations.types, joined));

const selected = new WeakMap<Release, TypeRegistry>([[currentRelease, builtinTypes]]);

export function selectBuiltinTypes(release: Release): TypeRegistry {
  let types = selected.get(release);
  if (types === undefined) {
    const former = release.has('types of the core') ? formerTypes.map(joined) : [];
    types = typeRegistry([...builtinTypes.types, ...former], release);
    selected.set(release, types);
  }
  return types;
}

function joined(type: TypeDeclaration): ResourceTypeDefinition {
  return withBehavior(type, builtinBehaviors.get(type.name) ?? {});
}
