import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { addResource } from '../declare/add-resource.ts';
import { referenceText } from '../catalog.ts';
import type { Compilation } from '../compilation.ts';
import type { ExportedResource, ExportedResourceStore } from '../nodes/exported-resources.ts';
import { findResourceType } from '../declare/find-type.ts';
import { makeResource } from '../declare/make-resource.ts';
import { isRelationshipParameter } from '../declare/metaparameters.ts';
import type { Operand } from '../relationships/relationships.ts';
import type { Resource, ResourceParameter } from '../resource.ts';
import { readReferences, readValue } from '../json/value-from-json.ts';
import { type CollectorOptions, overrideCollected } from './catalog-collector.ts';
import type { Collector } from './collector.ts';
import type { StoredQuery } from './stored-query.ts';

interface ExportedCollectorOptions extends CollectorOptions {
  /** Undefined without storeconfigs. Nothing is then collected. */
  readonly store: ExportedResourceStore | undefined;
  readonly storedQuery: StoredQuery | undefined;
}

export class ExportedCollector implements Collector {
  readonly collected = new Set<Resource>();
  readonly unresolved = [];
  emptyAlternative: readonly Operand[] | undefined;
  readonly #compilation: Compilation;
  readonly #options: ExportedCollectorOptions;
  #askedStore = false;

  constructor(compilation: Compilation, options: ExportedCollectorOptions) {
    this.#compilation = compilation;
    this.#options = options;
  }

  evaluate(): boolean {
    if (this.#options.store === undefined) {
      this.#compilation.rules.exportsNotCollected(this.#compilation);
      return false;
    }
    const { type, query = () => true } = this.#options;
    const all = this.#compilation.declaredTypes.get(type).resources;
    const own = all.filter((resource) => resource.exported && query(resource));
    const found = [...own, ...this.#addStored(this.#options.store)];
    for (const resource of found) resource.virtual = false;
    const added = found.filter((resource) => !this.collected.has(resource));
    overrideCollected(this.#compilation, this.#options, added);
    for (const resource of added) this.collected.add(resource);
    return added.length > 0;
  }

  /**
   * Adds the matching resources of the store. Searches the store only on the first call, because it does not change
   * during a compilation.
   */
  #addStored({ resources }: ExportedResourceStore): readonly Resource[] {
    if (this.#askedStore) return [];
    this.#askedStore = true;
    const { type, storedQuery = () => true } = this.#options;
    const { nodeName, collects } = this.#compilation;
    collects.add(type);
    const added: Resource[] = [];
    for (const stored of resources) {
      if (stored.type !== type || stored.certname === nodeName || !storedQuery(stored)) continue;
      const resource = this.#add(stored);
      if (resource !== undefined) added.push(resource);
    }
    return added;
  }

  /** Adds a resource of another node. Returns undefined if another collector has already added it. */
  #add(stored: ExportedResource): Resource | undefined {
    const { catalog, collectedFrom } = this.#compilation;
    const existing = catalog.find(stored);
    if (existing !== undefined) {
      if (collectedFrom.get(existing) === stored) return undefined;
      const issue = catalogIssues.duplicateCollected({
        reference: referenceText(stored),
        declared: existing.place,
        exported: { file: stored.file, line: stored.line },
      });
      throw new PuppetError(issue, undefined, 'Puppet::ParseError');
    }
    const { scope } = this.#options;
    const type = findResourceType(this.#compilation, stored.type);
    const parameters = Object.entries(stored.parameters).map(([name, json]): ResourceParameter => {
      const value = isRelationshipParameter(name) ? readReferences(json) : readValue(json);
      return { name, value, source: undefined, origin: 'exported' };
    });
    const options = { type: stored.type, scope, parameters };
    const definition = type?.kind === 'define' ? type.definition : undefined;
    const resource = makeResource(this.#compilation, stored.title, options, definition);
    addResource(this.#compilation, resource);
    collectedFrom.set(resource, stored);
    return resource;
  }
}
