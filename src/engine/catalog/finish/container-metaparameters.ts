import type { Value } from '../../values/value.ts';
import type { CatalogBuilder } from '../catalog-builder.ts';
import { INHERITED_METAPARAMETERS } from '../declare/metaparameters.ts';
import type { Resource } from '../resource.ts';

/**
 * Passes metaparameters and tags on to contained resources, breadth-first from `Class[main]`
 * (`Compiler#add_resource_metaparams`). Relationship metaparameters are not passed on. Included classes receive
 * nothing, because their container is a stage.
 */
export function handDownMetaparameters(main: Resource, { contents }: CatalogBuilder): void {
  const metaparameters = new Map<Resource, ReadonlyMap<string, Value>>();
  const queue = new Set([main]);
  // A set that grows during the iteration serves as a queue without duplicates.
  for (const container of queue) {
    const inside = contents.get(container);
    if (inside === undefined) continue;
    const handed = metaparameters.get(container) ?? ownMetaparameters(container);
    for (const contained of inside) {
      for (const [name, value] of handed) {
        if (contained.value(name) !== undefined) continue;
        contained.set({ name, value, source: contained.source, origin: 'inherited' });
      }
      if (handed.size > 0 && contents.has(contained)) {
        metaparameters.set(contained, new Map([...handed, ...ownMetaparameters(contained)]));
      }
      contained.addTagsOf(container);
      queue.add(contained);
    }
  }
}

function ownMetaparameters(resource: Resource): ReadonlyMap<string, Value> {
  const own = new Map<string, Value>();
  for (const name of INHERITED_METAPARAMETERS) {
    const value = resource.value(name);
    if (value !== undefined) own.set(name, value);
  }
  return own;
}
