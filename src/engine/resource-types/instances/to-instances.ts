/** Converts the catalog to checked resources, like Puppet's `to_ral` and `finalize`. */
import type { Catalog, CatalogResource } from '../../catalog/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { rubyInspect } from '../../formatting/ruby-inspect.ts';
import { component, stage } from '../component.ts';
import type { GeneratedResource } from '../declaration.ts';
import type { ResourceTypeDefinition } from '../definition.ts';
import { Instance } from './instance.ts';
import type { InstanceSource } from './instance-source.ts';
import { InstanceTable, type InstanceTableOptions } from './instance-table.ts';
import { instanceIssues } from '../issues.ts';
import { formatReference } from '../reference.ts';
import { findRelations } from '../relations.ts';

/**
 * Converts all resources except virtual ones to instances, in catalog order, with their containers and aliases. Adds
 * the resources that every catalog contains. Throws a `PuppetError` for the first error: Puppet then applies nothing.
 */
export function toInstances(catalog: Catalog, options: InstanceTableOptions): InstanceTable {
  const table = new InstanceTable(options);
  options.deferred?.begin?.(options.log);
  const instances = catalog.resources.map((resource) => {
    if (resource.virtual) return undefined;
    const instance = new Instance(chooseDefinition(resource, table), resource, table);
    table.add(instance);
    return instance;
  });
  containAll(catalog, instances, table);
  for (const type of options.types.types) addEveryCatalog(type, table);
  for (const resource of table.resources) finish(resource);
  return table;
}

function chooseDefinition(resource: CatalogResource, table: InstanceTable): ResourceTypeDefinition {
  switch (resource.kind) {
    case 'define':
      refuseEmptyTitle(resource);
      return component;
    case 'class':
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

/**
 * Throws for an empty title of a define's instance. Puppet parses the instance's reference, and finds no title in
 * `Vhost[]`.
 */
function refuseEmptyTitle({ type, title }: CatalogResource): void {
  if (title !== '') return;
  throw new PuppetError(
    instanceIssues.noTitle({ text: rubyInspect(formatReference(type, title)) }),
    undefined,
    'ArgumentError',
  );
}

/**
 * Puts the resources into their containers. `instances` has one item per resource of the catalog, and undefined for a
 * virtual one.
 */
function containAll(
  { containment, resources }: Catalog,
  instances: readonly (Instance | undefined)[],
  table: InstanceTable,
): void {
  // Finds resources by name, because the containment may refer to an older copy of a resource.
  const find = ({ type, title, virtual }: CatalogResource): Instance | undefined =>
    virtual ? undefined : (table.find(type, title) ?? renamed(type, title, table));
  let lastContainer: CatalogResource | undefined;
  let container: Instance | undefined;
  let at = 0;
  for (const each of containment) {
    if (each.container !== lastContainer) container = find(each.container);
    lastContainer = each.container;
    // Fast path: the contained resource is usually the next one in the catalog.
    if (resources[at] !== each.contained) at += 1;
    const contained = resources[at] === each.contained ? instances[at] : find(each.contained);
    if (container !== undefined && contained !== undefined) table.contain(container, contained);
  }
}

/** Finds a resource by its title in the manifest, if its type can rename resources. */
function renamed(type: string, title: string, table: InstanceTable): Instance | undefined {
  if (table.types.find(type)?.titleOf === undefined) return undefined;
  return table.resources.find((each) => each.type.name === type.toLowerCase() && each.declaredTitle === title);
}

function addEveryCatalog(type: ResourceTypeDefinition, table: InstanceTable): void {
  for (const generated of type.everyCatalog ?? []) {
    if (table.find(generated.type, generated.title) !== undefined) continue;
    const instance = newGenerated(generated, table, { implicit: true });
    if (instance !== undefined) table.add(instance);
  }
}

/** Creates a resource that is not from the catalog. Returns undefined for an unknown type. */
export function newGenerated(
  generated: GeneratedResource,
  table: InstanceTable,
  extra: Pick<InstanceSource, 'path' | 'implicit'> = {},
): Instance | undefined {
  const type = table.types.find(generated.type);
  if (type === undefined) return undefined;
  return new Instance(
    type,
    {
      kind: 'native',
      title: generated.title,
      parameters: new Map(
        Object.entries(generated.parameters).map(([name, value]) => [name, { name, value }] as const),
      ),
      tags: new Set([type.name]),
      purging: generated.purging ?? false,
      details: generated.details,
      ...extra,
    },
    table,
  );
}

/** Runs the checks that need all resources. Throws if the target of a relation does not exist. */
export function finish(resource: Instance): void {
  resource.type.finish?.(resource);
  findRelations(resource);
}
