import type { Catalog, CatalogResource } from '../catalog/catalog.ts';
import { newGenerated, toInstances } from '../resource-types/instances/to-instances.ts';
import type { GeneratedResource } from '../resource-types/declaration.ts';
import type { Instance } from '../resource-types/instances/instance.ts';
import type { TypeRegistry } from '../resource-types/registry.ts';
import { capitalizeSegments } from '../values/capitalize-segments.ts';
import type { Target } from '../machine/target.ts';

export function catalogOfOne(
  type: string,
  title: string,
  target: Target,
  parameters: Readonly<Record<string, string>> = {},
): Catalog {
  const resource: CatalogResource = {
    type: capitalizeSegments(type),
    title,
    kind: 'native',
    place: undefined,
    parameters: new Map(
      Object.entries(parameters).map(([name, value]) => [name, { name, value, origin: 'attribute' }]),
    ),
    relationships: [],
    tags: new Set(),
    virtual: false,
    exported: false,
  };
  return {
    node: target.hostname,
    environment: 'production',
    classes: [],
    resources: [resource],
    containment: [],
    aliases: new Map(),
  };
}

export interface InstanceContext {
  readonly target: Target;
  readonly types: TypeRegistry;
}

export function createInstance(
  type: string,
  title: string,
  { target, types }: InstanceContext,
  parameters: Readonly<Record<string, string>> = {},
): Instance {
  const table = toInstances(catalogOfOne(type, title, target, parameters), { types, target });
  const found = table.find(type, title);
  if (found === undefined) throw new Error(`${type} ${title} is no resource`);
  return found;
}

/** Returns the instance of a resource that a type found on the machine, or undefined for an unknown type. */
export function instanceFound(found: GeneratedResource, { target, types }: InstanceContext): Instance | undefined {
  const nothing: Catalog = { ...catalogOfOne(found.type, found.title, target), resources: [] };
  return newGenerated(found, toInstances(nothing, { types, target }));
}
