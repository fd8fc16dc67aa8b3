import type { SourcePlace } from '../../diagnostics/span.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import type { Compilation } from '../compilation.ts';
import { makeResource } from '../declare/make-resource.ts';
import { addOverride } from '../declare/override.ts';
import type { Operand } from '../relationships/relationships.ts';
import { definitionOfScope, type Resource, type ResourceParameter } from '../resource.ts';
import type { Collector } from './collector.ts';
import type { Query } from './query.ts';

export interface CollectorOptions {
  readonly type: string;
  readonly scope: Scope;
  /** Undefined to collect all resources of the type. */
  readonly query: Query | undefined;
  readonly overrides: readonly ResourceParameter[];
  readonly place: SourcePlace | undefined;
}

/** Collector `File <| … |> { … }`. Realizes virtual resources of the catalog and overrides their attributes. */
export class CatalogCollector implements Collector {
  readonly collected = new Set<Resource>();
  readonly unresolved = [];
  emptyAlternative: readonly Operand[] | undefined;
  readonly #compilation: Compilation;
  readonly #options: CollectorOptions;
  /** Number of resources that were already visited. Used only without a query: a query may match a resource later. */
  #seen = 0;

  constructor(compilation: Compilation, options: CollectorOptions) {
    this.#compilation = compilation;
    this.#options = options;
  }

  evaluate(): boolean {
    const found = this.#find();
    if (found.length === 0) return false;
    for (const resource of found) resource.virtual = false;
    const added = found.filter((resource) => !this.collected.has(resource));
    overrideCollected(this.#compilation, this.#options, added);
    for (const resource of added) this.collected.add(resource);
    return added.length > 0;
  }

  #find(): readonly Resource[] {
    const { type, query } = this.#options;
    const all = this.#compilation.declaredTypes.get(type).resources;
    if (query !== undefined) return all.filter(query);
    const found = all.slice(this.#seen);
    this.#seen = all.length;
    return found;
  }
}

/** Overrides the attributes of resources that a collector found for the first time. */
export function overrideCollected(
  compilation: Compilation,
  { scope, overrides, place }: CollectorOptions,
  resources: readonly Resource[],
): void {
  if (overrides.length === 0 || resources.length === 0) return;
  const source = definitionOfScope(scope);
  // From now on, the class or define that contains a collector with overrides may override any resource, as in Puppet.
  if (source !== undefined) source.mayOverrideAll = true;
  for (const { type, title, definition } of resources) {
    const options = { type, scope, parameters: overrides, place };
    const override = makeResource(compilation, title, options, definition);
    addOverride(compilation, override);
  }
}
