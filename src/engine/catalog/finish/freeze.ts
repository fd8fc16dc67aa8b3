/** Converts the catalog under construction to the catalog that the rest of the engine reads (`Catalog#to_resource`). */
import type { Catalog, CollectedFrom, Containment } from '../catalog.ts';
import type { Compilation } from '../compilation.ts';
import { ENVIRONMENT } from '../environment.ts';
import type { ExportedResource } from '../exported-resources.ts';
import type { Resource } from '../resource.ts';

/** Creates the final catalog. Leaves out virtual resources that were not realized, except exported ones. */
export function freezeCatalog({ catalog, collectedFrom, nodeName, rules }: Compilation): Catalog {
  const resources = catalog.resources.filter(isKept);
  const containment: Containment[] = [];
  for (const resource of resources) {
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

function isKept({ virtual, exported }: Resource): boolean {
  return !virtual || exported;
}

function toOrigin({ certname, file, line }: ExportedResource): CollectedFrom {
  return { node: certname, place: file === undefined || line === undefined ? undefined : { file, line } };
}
