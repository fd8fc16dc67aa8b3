/** The resource types that there are. A value, not a global: a run may have types of its own beside the built-in ones. */
import type { TypeDeclaration } from './declaration.ts';
import type { ResourceTypeDefinition } from './definition.ts';
import { capitalizeSegments } from '../values/capitalize-segments.ts';

/** A registry of definitions for a run, or of declarations alone. */
export interface TypeRegistry<Type extends TypeDeclaration = ResourceTypeDefinition> {
  /** By name in any case; undefined for what is not a native type (defines, classes). */
  find(name: string): Type | undefined;
  readonly types: Iterable<Type>;
  /** The names of all types, also of those that `types` leaves out since they are loaded when they are asked for first. */
  readonly names: Iterable<string>;
  /** A registry with more types; a later type replaces an earlier of the same name. */
  with(types: Iterable<Type>): TypeRegistry<Type>;
}

/** A registry of these types; of two with the same name the later counts. */
export function typeRegistry<Type extends TypeDeclaration>(types: Iterable<Type>): TypeRegistry<Type> {
  const byName = new Map<string, Type>();
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
