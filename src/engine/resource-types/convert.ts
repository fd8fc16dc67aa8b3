/** From the catalog to checked resources: Puppet's `catalog.filter(&:virtual?).to_ral` and `finalize`. */
import type { Catalog, CatalogResource } from '../catalog/catalog.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { component, stage } from './component.ts';
import type { GeneratedResource, ResourceTypeDefinition } from './definition.ts';
import { Instance } from './instance.ts';
import type { InstanceSource } from './instance-source.ts';
import { InstanceTable, type InstanceTableOptions } from './instance-table.ts';
import { instanceIssues } from './issues.ts';
import { referenceOf } from './reference.ts';
import type { Relation } from './relations.ts';

/**
 * Turns all but the virtual resources into instances, in catalog order, with containers, aliases and every catalog's own
 * resources. Throws the first `PuppetError`, as Puppet stops there and applies nothing.
 */
export function toInstances(catalog: Catalog, options: InstanceTableOptions): InstanceTable {
  const table = new InstanceTable(options);
  const instances = new Map<CatalogResource, Instance>();
  for (const resource of catalog.resources) {
    if (resource.virtual) continue;
    const ref = referenceOf(resource.type, resource.title);
    const instance = new Instance(definitionOf(resource, table), ref, resource, table);
    instances.set(resource, instance);
    table.add(instance);
  }
  containAll(catalog, instances, table);
  for (const type of options.types.types) addEveryCatalog(type, table);
  for (const resource of table.resources) finish(resource);
  return table;
}

function definitionOf(resource: CatalogResource, table: InstanceTable): ResourceTypeDefinition {
  switch (resource.kind) {
    case 'class':
    case 'define':
    case 'node':
      return component;
    case 'stage':
      return table.types.find('stage') ?? stage;
    case 'native': {
      const type = table.types.find(resource.type);
      if (type !== undefined) return type;
      throw new PuppetError(instanceIssues.unknownType({ type: resource.type }), undefined, 'Puppet::Error');
    }
  }
}

/** In the order of what is contained, as Puppet's copy of the containment graph has it. */
function containAll(catalog: Catalog, instances: ReadonlyMap<CatalogResource, Instance>, table: InstanceTable): void {
  const joins: { readonly container: Instance; readonly contained: Instance }[] = [];
  // A resource that was changed on its way here is another object than the containment names.
  const find = (resource: CatalogResource): Instance | undefined =>
    instances.get(resource) ?? (resource.virtual ? undefined : table.find(resource.type, resource.title));
  for (const containment of catalog.containment) {
    const container = find(containment.container);
    const contained = find(containment.contained);
    if (container !== undefined && contained !== undefined) joins.push({ container, contained });
  }
  joins.sort((a, b) => a.contained.number - b.contained.number);
  for (const { container, contained } of joins) table.contain(container, contained);
}

function addEveryCatalog(type: ResourceTypeDefinition, table: InstanceTable): void {
  for (const generated of type.everyCatalog ?? []) {
    if (table.find(generated.type, generated.title) !== undefined) continue;
    const instance = newGenerated(generated, table, { implicit: true });
    if (instance !== undefined) table.add(instance);
  }
}

/** A resource that no catalog held. Undefined for an unknown type. */
export function newGenerated(
  generated: GeneratedResource,
  table: InstanceTable,
  extra: Pick<InstanceSource, 'path' | 'implicit'> = {},
): Instance | undefined {
  const type = table.types.find(generated.type);
  if (type === undefined) return undefined;
  return new Instance(
    type,
    referenceOf(generated.type, generated.title),
    {
      kind: 'native',
      title: generated.title,
      parameters: new Map(Object.entries(generated.parameters).map(([name, value]) => [name, { value }] as const)),
      tags: new Set([type.name]),
      purging: generated.purging ?? false,
      ...extra,
    },
    table,
  );
}

/** What can be checked only once all resources are there: that relations lead somewhere, and what types check themselves. */
export function finish(resource: Instance): void {
  resource.type.finish?.(resource);
  for (const relation of resource.relations) {
    relation.resources = relation.references.map(
      (target) => resource.catalog.findReference(target) ?? fail(resource, relation, target),
    );
  }
}

function fail(resource: Instance, { metaparameter }: Relation, target: string): never {
  const role = metaparameter.direction === 'in' ? 'dependency' : 'dependent';
  throw new PuppetError(
    instanceIssues.missingRelation({ role, target, ref: resource.ref }),
    resource.place,
    'Puppet::ResourceError',
  );
}
