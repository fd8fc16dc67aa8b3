/** The built-in resource types of a release. */
import type { Release } from '../releases/release.ts';
import { builtinTypes } from './builtin.ts';
import type { TypeRegistry } from './registry.ts';
import { formerTypes } from './unsupported/former-types.ts';

let withFormerTypes: TypeRegistry | undefined;

export function builtinTypesOf(release: Release): TypeRegistry {
  if (!release.has('types of the core')) return builtinTypes;
  withFormerTypes ??= builtinTypes.with(formerTypes);
  return withFormerTypes;
}
