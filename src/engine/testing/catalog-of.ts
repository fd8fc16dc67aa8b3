/** Small catalogs for tests, written as Puppet's JSON: everything not contained elsewhere is in `Class[main]`. */
import type { Catalog } from '../catalog/catalog.ts';
import type { TypeRegistry } from '../resource-types/registry.ts';
import { recordedCatalog, type RecordedResource } from './recorded-catalog.ts';

export interface WrittenResource {
  readonly parameters?: RecordedResource['parameters'];
  /** The container's reference. */
  readonly inside?: string;
  readonly tags?: readonly string[];
  readonly virtual?: boolean;
}

/** By reference (`Notify[a]`), in manifest order; the n-th stands in line n of `site.pp`. */
export function catalogOf(resources: Readonly<Record<string, WrittenResource>>, types: TypeRegistry): Catalog {
  const main: RecordedResource[] = [
    { ref: 'Stage[main]', line: null, file: '', tags: ['stage'], parameters: { name: 'main' } },
    { ref: 'Class[main]', line: null, file: '', tags: ['class'], parameters: {} },
  ];
  const written = Object.entries(resources);
  return recordedCatalog(
    {
      classes: ['main'],
      resources: [
        ...main,
        ...written.map(([ref, { parameters = {}, tags = [], virtual = false }], index) => ({
          ref,
          line: index + 1,
          file: 'site.pp',
          tags,
          parameters,
          virtual,
        })),
      ],
      containment: [
        ['Stage[main]', 'Class[main]'],
        ...written.map(
          ([ref, { inside }]) => [inside ?? (ref.startsWith('Class[') ? 'Stage[main]' : 'Class[main]'), ref] as const,
        ),
      ],
    },
    types,
  );
}
