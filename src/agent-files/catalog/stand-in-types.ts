/**
 * Stand-ins for native types from modules. A catalog does not contain the types that it uses. Its resources of these
 * types are ordered like all others, but have no effect in a run.
 */
import {
  METAPARAMETERS,
  type Catalog,
  type CatalogResource,
  type LogLine,
  type ResourceTypeDefinition,
  type TypeRegistry,
} from '../../engine/index.ts';

/** Returns the resources of unknown native types, by the name of the type. */
export function findUnknownTypes(
  { resources }: Catalog,
  isKnown: (type: string) => boolean,
): ReadonlyMap<string, readonly CatalogResource[]> {
  const unknown = new Map<string, CatalogResource[]>();
  for (const resource of resources) {
    if (resource.kind !== 'native' || isKnown(resource.type.toLowerCase())) continue;
    const name = resource.type.toLowerCase();
    const known = unknown.get(name);
    if (known === undefined) unknown.set(name, [resource]);
    else known.push(resource);
  }
  return unknown;
}

/** Adds stand-ins for the types that a registry lacks. */
export function withStandInTypes(types: TypeRegistry, catalog: Catalog): TypeRegistry {
  const unknown = findUnknownTypes(catalog, (type) => types.find(type) !== undefined);
  return unknown.size === 0 ? types : types.with(Array.from(unknown, ([name, resources]) => standIn(name, resources)));
}

const NOT_OWN: ReadonlySet<string> = new Set([...METAPARAMETERS, 'name']);

function standIn(name: string, resources: readonly CatalogResource[]): ResourceTypeDefinition {
  const names = new Set(resources.flatMap(({ parameters }) => [...parameters.keys()]));
  const attributes = [...names].filter((each) => !NOT_OWN.has(each));
  return {
    name,
    doc: 'A type of a module, which does nothing here.',
    attributes: [
      { kind: 'parameter', name: 'name', doc: 'The name of the resource.', namevar: true },
      ...attributes.map((each) => ({ kind: 'parameter', name: each, doc: '' }) as const),
    ],
  };
}

/** Returns the warning about unknown types, for the log. Undefined if there are none. */
export function unknownTypesWarning(catalog: Catalog, isKnown: (type: string) => boolean): LogLine | undefined {
  const names = [...findUnknownTypes(catalog, isKnown).keys()];
  if (names.length === 0) return undefined;
  const message = `The catalog does not contain the resource types of modules. Resources of these types do nothing: ${names.join(', ')}`;
  return { level: 'warning', source: 'Puppet', message };
}
