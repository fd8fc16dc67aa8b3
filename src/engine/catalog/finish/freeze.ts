/** Converts the catalog under construction to the catalog that the rest of the engine reads (`Catalog#to_resource`). */
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { isArray, type Value } from '../../values/value.ts';
import type { Catalog, CollectedFrom, Containment } from '../catalog.ts';
import type { Compilation } from '../compilation.ts';
import { ENVIRONMENT } from '../environment.ts';
import type { ExportedResource } from '../nodes/exported-resources.ts';
import { flatten } from '../flatten.ts';
import { referenceOfValue } from '../names.ts';
import type { Resource } from '../resource.ts';
import type { ResourceTypeKnowledge } from '../type-knowledge.ts';

/** Creates the final catalog. Leaves out virtual resources that were not realized, except exported ones. */
export function freezeCatalog({ catalog, collectedFrom, nodeName, rules, types }: Compilation): Catalog {
  const resources = catalog.resources.filter(isKept);
  const containment: Containment[] = [];
  for (const resource of resources) {
    refuseBareTypes(resource, types);
    resource.parameters = rules.finalParameters(resource);
    // The result is sorted by the contained resource, like the edges of Puppet's graph.
    for (const container of resource.containers) {
      if (isKept(container)) containment.push({ container, contained: resource });
    }
  }
  for (const [resource, stored] of collectedFrom) resource.collectedFrom = toOrigin(stored);
  const aliases = new Map<string, string>();
  for (const [alias, resource] of catalog.aliases) if (isKept(resource)) aliases.set(alias, resource.reference);
  return { node: nodeName, environment: ENVIRONMENT, classes: catalog.classes, resources, containment, aliases };
}

/**
 * Throws for a value that is a type without a title, such as `File`, if the title patterns of this type do not match an
 * empty title. Puppet throws the same error when it copies the value as a resource with an empty title
 * (`Puppet::Resource#copy_as_resource`). As in Puppet, values inside hashes are not checked.
 */
function refuseBareTypes({ parameters, sensitiveParameters }: Resource, types: ResourceTypeKnowledge): void {
  for (const { name, value } of parameters.values()) {
    if (sensitiveParameters?.has(name) === true) continue;
    const values: readonly Value[] = isArray(value) ? flatten(value) : [value];
    for (const each of values) {
      const reference = referenceOfValue(each);
      if (reference?.title !== '') continue;
      const type = reference.type.toLowerCase();
      if (types.isType(type) && types.attributesOfTitle(type, '') === undefined)
        throw new PuppetError(catalogIssues.titlePattern({ title: '' }), undefined, 'Puppet::Error');
    }
  }
}

function isKept({ virtual, exported }: Resource): boolean {
  return !virtual || exported;
}

function toOrigin({ certname, file, line }: ExportedResource): CollectedFrom {
  return { node: certname, place: file === undefined || line === undefined ? undefined : { file, line } };
}
