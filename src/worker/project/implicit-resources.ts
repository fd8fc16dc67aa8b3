import { referenceOf, referenceText, type Catalog, type TypeRegistry } from '../../engine/index.ts';

/** The refs of what is in every run without being written (Puppet's default schedules): nobody asked for them, so no view shows them. */
export function implicitRefs(types: TypeRegistry, catalog: Catalog): ReadonlySet<string> {
  const written = new Set(catalog.resources.map(referenceText));
  const refs = [...types.types].flatMap((type) =>
    (type.everyCatalog ?? []).map((made) => referenceOf(made.type, made.title)),
  );
  return new Set(refs.filter((ref) => !written.has(ref)));
}
