/**
 * The built-in resource types as a run needs them: declarations joined with behavior. To add the types that a project
 * defines, use the registry's `with`.
 */
import type { Release } from '../releases/release.ts';
import { builtinDeclarations } from '../resource-types/builtin.ts';
import type { TypeDeclaration } from '../resource-types/declaration.ts';
import { withBehavior, type ResourceTypeDefinition } from '../resource-types/definition.ts';
import { typeRegistry, type TypeRegistry } from '../resource-types/registry.ts';
import { formerTypes } from '../resource-types/unsupported/former-types.ts';
import { builtinBehaviors } from './builtin-behaviors.ts';

export const builtinTypes = typeRegistry(Array.from(builtinDeclarations.types, joined));

let withFormerTypes: TypeRegistry | undefined;

/** The built-in types of a release. */
export function selectBuiltinTypes(release: Release): TypeRegistry {
  if (!release.has('types of the core')) return builtinTypes;
  withFormerTypes ??= builtinTypes.with(formerTypes.map(joined));
  return withFormerTypes;
}

function joined(type: TypeDeclaration): ResourceTypeDefinition {
  return withBehavior(type, builtinBehaviors.get(type.name) ?? {});
}
