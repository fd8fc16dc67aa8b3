/** One resource by itself, in a catalog of its own. */
import type { Catalog, CatalogResource } from '../catalog/catalog.ts';
import { builtinTypes } from '../resource-types/builtin.ts';
import { toInstances } from '../resource-types/convert.ts';
import type { Instance } from '../resource-types/instance.ts';
import { capitalizeSegments } from '../resource-types/reference.ts';
import type { Target } from '../target/target.ts';

/** Throws the type's `PuppetError` for a title that it refuses. */
export function instanceOf(type: string, title: string, target: Target): Instance {
  const resource: CatalogResource = {
    type: capitalizeSegments(type),
    title,
    kind: 'native',
    place: undefined,
    parameters: new Map(),
    relationships: [],
    tags: new Set(),
    virtual: false,
    exported: false,
  };
  const catalog: Catalog = {
    node: target.hostname,
    environment: 'production',
    classes: [],
    resources: [resource],
    containment: [],
    aliases: new Map(),
  };
  const found = toInstances(catalog, { types: builtinTypes, target }).find(type, title);
  if (found === undefined) throw new Error(`${type} ${title} is no resource`);
  return found;
}
