/** The available resource types. The registry is a value, not a global, because a run may have additional types. */
import { currentRelease, type Release } from '../releases/release.ts';
import type { TypeDeclaration } from './declaration.ts';
import type { ResourceTypeDefinition } from './definition.ts';
import { capitalizeSegments } from '../values/capitalize-segments.ts';

/** Registry of complete types for a run, or of declarations only. */
export interface TypeRegistry<Type extends TypeDeclaration = ResourceTypeDefinition> {
  /** Release of Puppet whose checks and messages the types use. */
  readonly release: Release;
  /** Finds a type by its name, in any letter case. Returns undefined for a define or class. */
  find(name: string): Type | undefined;
  readonly types: Iterable<Type>;
  /** Names of all types. Includes types that are not in `types`, because they are loaded on first use. */
  readonly names: Iterable<string>;
  /** Returns a registry with additional types. A new type replaces an earlier type with the same name. */
  with(types: Iterable<Type>): TypeRegistry<Type>;
}

/** Creates a registry. If two types have the same name, the later one is used. */
export function typeRegistry<Type extends TypeDeclaration>(
  types: Iterable<Type>,
  release: Release = currentRelease,
): TypeRegistry<Type> {
  const byName = new Map<string, Type>();
  for (const type of types) byName.set(type.name, type);
  const byReference = new Map([...byName.values()].map((type) => [capitalizeSegments(type.name), type] as const));
  return {
    release,
    find: (name) => byReference.get(name) ?? byName.get(name.toLowerCase()),
    types: [...byName.values()],
    names: [...byName.keys()],
    with: (more) => typeRegistry([...byName.values(), ...more], release),
  };
}
