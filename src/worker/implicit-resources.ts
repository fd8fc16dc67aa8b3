import type { Catalog } from '../engine/catalog/catalog.ts';
import { referenceText } from '../engine/catalog/catalog.ts';
import { referenceOf } from '../engine/resource-types/reference.ts';
import type { TypeRegistry } from '../engine/resource-types/registry.ts';

/** The refs of what is in every run without being written (Puppet's default schedules): nobody asked for them, so no view shows them. */
export function implicitRefs(types: TypeRegistry, catalog: Catalog): ReadonlySet<string> {
  const written = new Set(catalog.resources.map(referenceText));
  const refs = [...types.types].flatMap((type) =>
    (type.everyCatalog ?? []).map((made) => referenceOf(made.type, made.title)),
  );
  return new Set(refs.filter((ref) => !written.has(ref)));
}
