/**
 * Imports a catalog that Puppet compiled: the output of `puppet catalog compile` or `puppet catalog find`, an agent's
 * cached catalog (`client_data/catalog/NODE.json`), PuppetDB's response to a catalog query, or a command to PuppetDB. The
 * input is not trusted: shapes are checked, and sizes are limited.
 */
import { type Catalog, type CatalogResource, referenceText } from '../catalog.ts';
import { ENVIRONMENT } from '../environment.ts';
import { findAliases } from './import/aliases.ts';
import { findCatalogObject } from './import/catalog-object.ts';
import { readContainment } from './import/containment.ts';
import {
  CatalogRefusal,
  describeJson,
  isList,
  isObject,
  type JsonObject,
  member,
  type RefusalKind,
} from './import/refusal.ts';
import { readResource } from './import/resource.ts';
import { essentialTypes, type ResourceTypeKnowledge } from '../type-knowledge.ts';

export type CatalogImport =
  | { readonly kind: 'catalog'; readonly catalog: Catalog }
  /** `message` is a sentence for the user. `resource` is the index of the invalid resource. */
  | { readonly kind: RefusalKind; readonly message: string; readonly resource?: number };

export interface ImportOptions {
  /**
   * Resource types, needed for the aliases of resources. In catalogs of older Puppet versions, they also distinguish
   * built-in types from defines.
   */
  readonly types?: ResourceTypeKnowledge;
}

/** Limit in UTF-16 code units. A catalog of 10,000 resources has about five million. */
export const MAX_CATALOG_TEXT = 64 * 1024 * 1024;
const MAX_RESOURCES = 100_000;
const MAX_EDGES = 500_000;
const MAX_CLASSES = 100_000;

/** Parses a catalog. Skips text before the JSON, because `puppet catalog compile` prints its log there. */
export function catalogFromText(text: string, options: ImportOptions = {}): CatalogImport {
  if (text.length > MAX_CATALOG_TEXT) {
    return { kind: 'too large', message: `The catalog has more than ${MAX_CATALOG_TEXT} characters` };
  }
  const start = /(?<=^\ufeff?)[{[]/m.exec(text)?.index ?? 0;
  let json: unknown;
  try {
    json = JSON.parse(text.slice(start));
  } catch {
    return { kind: 'not JSON', message: 'The catalog is not JSON' };
  }
  return catalogFromJson(json, options);
}

export function catalogFromJson(json: unknown, options: ImportOptions = {}): CatalogImport {
  try {
    return { kind: 'catalog', catalog: readCatalog(json, options.types ?? essentialTypes) };
  } catch (error) {
    if (!(error instanceof CatalogRefusal)) throw error;
    const { kind, message, resource } = error;
    return { kind, message, ...(resource === undefined ? {} : { resource }) };
  }
}

function readCatalog(json: unknown, types: ResourceTypeKnowledge): Catalog {
  const data = catalogObject(json);
  const certname = member(data, 'certname');
  const node = certname ?? member(data, 'name');
  if (typeof node !== 'string') {
    throw notACatalog("The name of the node is missing: there is no 'name' and no 'certname'");
  }
  const given = member(data, 'environment');
  const environment = typeof given === 'string' && given !== '' ? given : ENVIRONMENT;
  const list = rows(data, 'resources', MAX_RESOURCES, 'too many resources');
  const context = {
    types,
    classes: classTitles(list),
    filePrefix: `/environments/${environment}/`,
    exportedAreVirtual: certname !== undefined,
  };
  const resources = list.map((item, index) => {
    try {
      return readResource(item, index, context);
    } catch (error) {
      throw error instanceof CatalogRefusal ? new CatalogRefusal(error.kind, error.message, index) : error;
    }
  });
  refuseDuplicates(resources);
  return {
    node,
    environment,
    classes: readClasses(data, resources),
    resources,
    containment: readContainment(rows(data, 'edges', MAX_EDGES, 'too many edges'), resources),
    aliases: findAliases(resources, types),
  };
}

function classTitles(resources: readonly unknown[]): ReadonlySet<string> {
  const titles = resources.flatMap((resource) => {
    if (!isObject(resource) || member(resource, 'type') !== 'Class') return [];
    const title = member(resource, 'title');
    return typeof title === 'string' ? [title.toLowerCase()] : [];
  });
  return new Set(titles);
}

function catalogObject(json: unknown): JsonObject {
  const found = findCatalogObject(json);
  if (found.kind === 'none') throw notACatalog(found.reason);
  return found.catalog;
}

function notACatalog(reason: string): CatalogRefusal {
  return new CatalogRefusal('not a catalog', `This is not a catalog. ${reason}`);
}

/**
 * Returns a member that is a list. PuppetDB wraps the list in an object with the member `data`. A missing member counts
 * as an empty list.
 */
function rows(data: JsonObject, name: string, most: number, kind: RefusalKind): readonly unknown[] {
  const given = member(data, name) ?? [];
  const list = isObject(given) ? member(given, 'data') : given;
  if (!isList(list)) throw notACatalog(`The member '${name}' is ${describeJson(list)} and not an array`);
  if (list.length > most) throw new CatalogRefusal(kind, `The catalog has more than ${most} ${name}`);
  return list;
}

function refuseDuplicates(resources: readonly CatalogResource[]): void {
  const seen = new Set<string>();
  for (const [index, resource] of resources.entries()) {
    const reference = referenceText(resource);
    if (seen.has(reference)) {
      throw new CatalogRefusal('duplicate resource', `${reference} is in the catalog twice`, index);
    }
    seen.add(reference);
  }
}

/**
 * Reads the names of the classes. In a catalog from PuppetDB, these are the titles of the class resources, because it
 * contains no list of classes.
 */
function readClasses(data: JsonObject, resources: readonly CatalogResource[]): readonly string[] {
  const given = member(data, 'classes');
  if (given === undefined) {
    const titles = resources.filter(({ type }) => type === 'Class').map(({ title }) => title.toLowerCase());
    return titles.filter((title) => title !== 'main');
  }
  if (!isList(given) || given.length > MAX_CLASSES) {
    throw notACatalog(`The member 'classes' is not an array of at most ${MAX_CLASSES} names`);
  }
  return given.filter((name) => typeof name === 'string');
}
