/** Creates small catalogs for tests from Puppet's JSON: resources without another container are in `Class[main]`. */
import type { Catalog } from '../catalog/catalog.ts';
import type { TypeRegistry } from '../resource-types/registry.ts';
import { recordedCatalog, type RecordedResource } from './recorded-catalog.ts';

export interface WrittenResource {
  readonly parameters?: RecordedResource['parameters'];
  /** Reference of the container. */
  readonly inside?: string;
  readonly tags?: readonly string[];
  readonly virtual?: boolean;
}

/**
 * Creates a catalog from resources by reference (`Notify[a]`), in manifest order. The n-th resource is declared in line
 * n of `site.pp`.
 */
export function createCatalog(resources: Readonly<Record<string, WrittenResource>>, types: TypeRegistry): Catalog {
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
