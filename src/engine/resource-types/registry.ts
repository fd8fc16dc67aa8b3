/** The resource types that there are. A value, not a global: a run may have types of its own beside the built-in ones. */
import type { ResourceTypeDefinition } from './definition.ts';
import { capitalizeSegments } from '../values/capitalize-segments.ts';

export interface TypeRegistry {
  /** By name in any case; undefined for what is not a native type (defines, classes). */
  find(name: string): ResourceTypeDefinition | undefined;
  readonly types: Iterable<ResourceTypeDefinition>;
  /** The names of all types, also of those that `types` leaves out since they are loaded when they are asked for first. */
  readonly names: Iterable<string>;
  /** A registry with more types; a later type replaces an earlier of the same name. */
  with(types: Iterable<ResourceTypeDefinition>): TypeRegistry;
}

/** A registry of these types; of two with the same name the later counts. */
export function typeRegistry(types: Iterable<ResourceTypeDefinition>): TypeRegistry {
  const byName = new Map<string, ResourceTypeDefinition>();
  for (const type of types) byName.set(type.name, type);
  // Catalogs name types in the form of references.
  const byReference = new Map([...byName.values()].map((type) => [capitalizeSegments(type.name), type] as const));
  return {
    find: (name) => byReference.get(name) ?? byName.get(name.toLowerCase()),
    types: [...byName.values()],
    names: [...byName.keys()],
    with: (more) => typeRegistry([...byName.values(), ...more]),
  };
}
