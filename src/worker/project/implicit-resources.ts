import { formatReference, referenceText, type Catalog, type TypeRegistry } from '../../engine/index.ts';

/** Returns the refs of implicit resources (Puppet's default schedules), which are not shown in any view. */
export function implicitRefs(types: TypeRegistry, catalog: Catalog): ReadonlySet<string> {
  const written = new Set(catalog.resources.map(referenceText));
  const refs = [...types.types].flatMap((type) =>
    (type.everyCatalog ?? []).map((made) => formatReference(made.type, made.title)),
  );
  return new Set(refs.filter((ref) => !written.has(ref)));
}
