/** The available resource types. The registry is a value and not a global, because a run may have additional types. */
import { currentRelease, type Release } from '../releases/release.ts';
import type { TypeDeclaration } from './declaration.ts';
import type { ResourceTypeDefinition } from './definition.ts';
import { capitalizeSegments } from '../values/capitalize-segments.ts';

/** A registry of definitions for a run, or of declarations alone. */
export interface TypeRegistry<Type extends TypeDeclaration = ResourceTypeDefinition> {
  /** The release whose checks and messages the types use. */
  readonly release: Release;
  /** Finds a type by name in any case. Returns undefined for the name of a define or class. */
  find(name: string): Type | undefined;
  readonly types: Iterable<Type>;
  /** Names of all types, including those missing from `types` because they are loaded on first use. */
  readonly names: Iterable<string>;
  /** Returns a registry with additional types. A type replaces an earlier type with the same name. */
  with(types: Iterable<Type>): TypeRegistry<Type>;
}

/** Creates a registry of these types. If two types have the same name, the later one counts. */
export function typeRegistry<Type extends TypeDeclaration>(
  types: Iterable<Type>,
  release: Release = currentRelease,
): TypeRegistry<Type> {
  const byName = new Map<string, Type>();
  for (const type of types) byName.set(type.name, type);
  // Catalogs spell type names like references do (`Apache::Vhost`).
  const byReference = new Map([...byName.values()].map((type) => [capitalizeSegments(type.name), type] as const));
  return {
    release,
    find: (name) => byReference.get(name) ?? byName.get(name.toLowerCase()),
    types: [...byName.values()],
    names: [...byName.keys()],
    with: (more) => typeRegistry([...byName.values(), ...more], release),
  };
}
