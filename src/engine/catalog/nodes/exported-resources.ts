/**
 * Exported resources (`@@file { … }`), as PuppetDB stores them for Puppet's storeconfigs. A store is plain data. The
 * code that compiles several nodes adds each node's exported resources to the store, and passes it to the next
 * compilation.
 */
import { SensitiveValue } from '../../values/value.ts';
import type { Catalog, CatalogResource } from '../catalog.ts';
import { flatten } from '../flatten.ts';
import type { ResourceTypeKnowledge } from '../type-knowledge.ts';
import { type Json, valueToJson } from '../json/value-to-json.ts';

export interface ExportedResource {
  readonly certname: string;
  readonly type: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly parameters: Readonly<Record<string, Json>>;
  /** File that declares the resource. Puppet itself stores no place for collected resources. */
  readonly file?: string;
  readonly line?: number;
}

export interface ExportedResourceStore {
  readonly resources: readonly ExportedResource[];
}

export const emptyStore: ExportedResourceStore = { resources: [] };

/** Returns a store in which the resources of one node are replaced. The node keeps its position. */
export function withExports(
  store: ExportedResourceStore,
  certname: string,
  exported: readonly ExportedResource[],
): ExportedResourceStore {
  const first = store.resources.findIndex((resource) => resource.certname === certname);
  const others = store.resources.filter((resource) => resource.certname !== certname);
  return { resources: first === -1 ? [...others, ...exported] : others.toSpliced(first, 0, ...exported) };
}

export function sameExports(a: readonly ExportedResource[], b: readonly ExportedResource[]): boolean {
  return a.length === b.length && JSON.stringify(a) === JSON.stringify(b);
}

/** Lists the resources that the catalog's node exports. Includes resources that the node has also collected. */
export function listExportedResources(catalog: Catalog, types: ResourceTypeKnowledge): readonly ExportedResource[] {
  return catalog.resources
    .filter(({ exported }) => exported)
    .map((resource) => {
      const { type, title, tags, place } = resource;
      return {
        certname: catalog.node,
        type,
        title,
        tags: [...tags].sort(),
        parameters: storedParameters(resource, types),
        ...(place === undefined ? {} : { file: place.file, line: place.line }),
      };
    });
}

/**
 * Returns the parameters as PuppetDB stores them, without sensitive values. A namevar that differs from the title is
 * added to the aliases.
 */
function storedParameters(resource: CatalogResource, types: ResourceTypeKnowledge): Record<string, Json> {
  const parameters = new Map<string, Json>();
  for (const { name, value } of resource.parameters.values()) {
    if (!(value instanceof SensitiveValue)) parameters.set(name, valueToJson(value));
  }
  const type = resource.type.toLowerCase();
  const native = resource.kind === 'native' && types.isType(type);
  const namevars = native ? types.namevarsOf(type) : ['name'];
  const [namevar] = namevars;
  if (namevar !== undefined && namevars.length === 1 && (!native || types.isIsomorphic(type))) {
    const name = parameters.get(namevar);
    const aliases = flatten(resource.parameters.get('alias')?.value ?? []).map((alias) => valueToJson(alias));
    if (name !== undefined && name !== null && name !== resource.title && !aliases.includes(name)) aliases.push(name);
    if (aliases.length > 0) parameters.set('alias', aliases);
  }
  return Object.fromEntries(parameters);
}
