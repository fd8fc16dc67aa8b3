import { SensitiveValue } from '../../values/value.ts';
import { type Catalog, type CatalogResource, referenceText } from '../catalog.ts';
import { type Json, valueToJson } from './value-to-json.ts';

/** Converts attributes to JSON, by name. Values of sensitive attributes are included, as in Puppet's catalogs. */
export function parametersToJson(resource: CatalogResource): Record<string, Json> {
  const parameters: Record<string, Json> = {};
  for (const { name, value } of resource.parameters.values()) {
    if (value instanceof SensitiveValue && value.value === undefined) continue;
    // Puppet converts the names of attributes to lower case. If both `docRoot` and `docroot` are set, the last one is used.
    parameters[name.toLowerCase()] = valueToJson(value instanceof SensitiveValue ? value.value : value);
  }
  return parameters;
}

/**
 * Formats a resource. Without a manifest, `file` is empty and `line` is null. `virtual` and `exported` are present only
 * if true.
 */
export function resourceToJson(resource: CatalogResource): Record<string, Json> {
  return {
    ref: referenceText(resource),
    line: resource.place?.line ?? null,
    file: resource.place?.file ?? '',
    tags: [...resource.tags].sort(),
    parameters: parametersToJson(resource),
    ...(resource.virtual ? { virtual: true } : {}),
    ...(resource.exported ? { exported: true } : {}),
  };
}

export function catalogToJson(catalog: Catalog): Record<string, Json> {
  return {
    classes: catalog.classes,
    resources: catalog.resources.map(resourceToJson),
    containment: catalog.containment.map(({ container, contained }) => [
      referenceText(container),
      referenceText(contained),
    ]),
  };
}
