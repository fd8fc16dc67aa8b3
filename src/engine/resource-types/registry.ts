/** The resource types that there are. A value, not a global: a run may have types of its own beside the built-in ones. */
import type { AttributeDefinition, ResourceTypeDefinition } from './definition.ts';
import { METAPARAMETERS } from './metaparameters.ts';
import { capitalizeSegments } from './reference.ts';

export interface TypeRegistry {
  /** By name in any case; undefined for what is not a native type (defines, classes). */
  find(name: string): ResourceTypeDefinition | undefined;
  readonly types: Iterable<ResourceTypeDefinition>;
  /** A registry with more types; a later type replaces an earlier of the same name. */
  with(types: Iterable<ResourceTypeDefinition>): TypeRegistry;
}

/** A registry of these types; of two with the same name the later counts. */
export function typeRegistry(types: Iterable<ResourceTypeDefinition>): TypeRegistry {
  const byName = new Map<string, ResourceTypeDefinition>();
  for (const type of types) byName.set(type.name, type);
  // The form of references is asked for more often than all others together.
  const byReference = new Map([...byName.values()].map((type) => [capitalizeSegments(type.name), type] as const));
  return {
    find: (name) => byName.get(name) ?? byReference.get(name) ?? byName.get(name.toLowerCase()),
    types: [...byName.values()],
    with: (more) => typeRegistry([...byName.values(), ...more]),
  };
}

interface AttributeIndex {
  readonly byName: ReadonlyMap<string, AttributeDefinition>;
  readonly namevars: readonly string[];
  readonly sortedNamevars: readonly string[];
}
const indexes = new WeakMap<ResourceTypeDefinition, AttributeIndex>();

function indexOf(type: ResourceTypeDefinition): AttributeIndex {
  const known = indexes.get(type);
  if (known !== undefined) return known;
  const byName = new Map<string, AttributeDefinition>();
  for (const attribute of type.attributes) byName.set(attribute.name, attribute);
  const namevars = type.attributes
    .filter((attribute) => attribute.namevar === true || attribute.name === 'name')
    .map((attribute) => attribute.name);
  const index = { byName, namevars, sortedNamevars: namevars.toSorted() };
  indexes.set(type, index);
  return index;
}

/** The names of the attributes that identify a resource, in order of declaration. */
export function namevarsOf(type: ResourceTypeDefinition): readonly string[] {
  return indexOf(type).namevars;
}

/** The same in alphabetical order. */
export function sortedNamevarsOf(type: ResourceTypeDefinition): readonly string[] {
  return indexOf(type).sortedNamevars;
}

/** A type's own attribute or a metaparameter. `name` is valid for every type and means its namevar; `provider` where the type has providers. */
export function findAttribute(type: ResourceTypeDefinition, name: string): AttributeDefinition | undefined {
  return indexOf(type).byName.get(name) ?? METAPARAMETERS.get(name);
}

/** Whether a resource of the type may be given this attribute (`Type.validattr?`). */
export function isValidAttribute(type: ResourceTypeDefinition, name: string): boolean {
  return (
    name === 'name' || (name === 'provider' && type.providers !== undefined) || findAttribute(type, name) !== undefined
  );
}
