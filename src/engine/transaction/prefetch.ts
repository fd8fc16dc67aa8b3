/** Lets a provider read all of its resources at once, before the first of them is evaluated (`transaction.rb`, `prefetch`). */
import type { Vertex } from '../graph/vertex.ts';
import type { ProviderDefinition } from '../resource-types/definition.ts';
import { failureText } from '../resource-types/failure.ts';
import type { Instance } from '../resource-types/instances/instance.ts';
import type { InstanceTable } from '../resource-types/instances/instance-table.ts';
import { defaultProvider } from '../resource-types/providers.ts';
import type { Target } from '../machine/target.ts';
import type { RunLog } from './report/run-log.ts';

export class Prefetcher {
  readonly #table: InstanceTable;
  readonly #target: Target;
  readonly #log: RunLog;
  readonly #done = new Set<ProviderDefinition>();
  readonly #failed = new Set<ProviderDefinition>();

  constructor(table: InstanceTable, target: Target, log: RunLog) {
    this.#table = table;
    this.#target = target;
    this.#log = log;
  }

  hasFailed(vertex: Vertex): boolean {
    const provider = vertex.kind === 'resource' ? vertex.resource.provider : undefined;
    return provider !== undefined && this.#failed.has(provider);
  }

  isNeeded({ provider }: Instance): boolean {
    return provider?.prefetch !== undefined && !this.#done.has(provider);
  }

  async prefetchFor(resource: Instance): Promise<void> {
    const { provider } = resource;
    if (provider?.prefetch === undefined) return;
    const { type } = resource;
    this.#done.add(provider);
    try {
      await provider.prefetch(this.#resourcesOf(provider, resource), this.#target);
    } catch (thrown) {
      const text = `Could not prefetch ${type.name} provider '${provider.name}': ${failureText(thrown)}`;
      this.#log.asPuppet('err', text);
      this.#failed.add(provider);
    }
  }

  /**
   * Returns the resources to prefetch for a provider. Assigns the type's default provider to resources without one. The
   * keys are the names of the resources. For a type written in Ruby, the keys are references, because Ruby computes the
   * names.
   */
  #resourcesOf(provider: ProviderDefinition, { type }: Instance): ReadonlyMap<string, Instance> {
    const isDefault = defaultProvider(type, this.#target) === provider;
    const result = new Map<string, Instance>();
    for (const resource of this.#table.resources) {
      if (resource.type !== type) continue;
      if (resource.provider === undefined && isDefault) resource.provider = provider;
      if (resource.provider === provider) result.set(type.make === undefined ? resource.name : resource.ref, resource);
    }
    return result;
  }
}
