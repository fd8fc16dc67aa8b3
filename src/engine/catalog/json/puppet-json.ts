/**
 * Formats a catalog like `puppet catalog compile` (`Puppet::Resource::Catalog#to_data_hash`), so that other tools can
 * import it.
 */
import { ENVIRONMENTS_FOLDER } from '../../diagnostics/environment-paths.ts';
import { SensitiveValue } from '../../values/value.ts';
import { type Catalog, type CatalogResource, referenceText } from '../catalog.ts';
import { parametersToJson } from './to-json.ts';
import type { Json } from './value-to-json.ts';

interface PuppetJsonOptions {
  /** Time of the compilation in seconds since the epoch, Puppet's default `version`. */
  readonly version: number;
  readonly uuid: string;
}

/**
 * Formats a catalog. Leaves out exported resources that the node itself did not collect, because the node's agent never
 * receives them.
 */
export function catalogToPuppetJson(catalog: Catalog, { version, uuid }: PuppetJsonOptions): Record<string, Json> {
  const { node, environment, classes, containment } = catalog;
  const resources = catalog.resources.filter(({ virtual }) => !virtual);
  return {
    tags: catalogTags(classes),
    name: node,
    version,
    code_id: null,
    catalog_uuid: uuid,
    catalog_format: 2,
    environment,
    resources: resources.map((resource) => resourceJson(resource, environment)),
    edges: containment
      .filter(({ container, contained }) => !container.virtual && !contained.virtual)
      .map(({ container, contained }) => ({ source: referenceText(container), target: referenceText(contained) })),
    classes,
  };
}

function catalogTags(classes: readonly string[]): readonly string[] {
  return [...new Set(classes.flatMap((name) => [name, ...name.split('::')]))];
}

function resourceJson(resource: CatalogResource, environment: string): Json {
  const { type, title, tags, place, exported } = resource;
  const parameters = parametersToJson(resource);
  const secrets = [...resource.parameters.values()].filter(({ value }) => value instanceof SensitiveValue);
  return {
    type,
    title,
    tags: [...tags],
    ...(place === undefined ? {} : { file: absolutePath(place.file, environment), line: place.line }),
    exported,
    kind: toPuppetKind(resource),
    ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
    ...(secrets.length === 0 ? {} : { sensitive_parameters: secrets.map(({ name }) => name) }),
  };
}

function absolutePath(file: string, environment: string): string {
  return file.startsWith('/') ? file : `${ENVIRONMENTS_FOLDER}/${environment}/${file}`;
}

/**
 * Returns Puppet's name for the kind of a resource. Classes and nodes have none, except a class from a resource-like
 * declaration.
 */
function toPuppetKind({ kind, place }: CatalogResource): string {
  switch (kind) {
    case 'native':
    case 'stage':
      return 'compilable_type';
    case 'define':
      return 'defined_type';
    case 'class':
      return place === undefined ? 'unknown' : 'class';
    case 'node':
      return 'unknown';
  }
}
