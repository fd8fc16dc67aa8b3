import type { ProviderDefinition } from '../../resource-types/definition.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import type { MachineState } from '../../machine/state.ts';
import type { Target } from '../../machine/target.ts';
import { toList, toObject } from '../values/json.ts';
import type { RubyCalls } from './calls.ts';
import type { ProviderDescription } from './description.ts';
import { calling, callingNow } from './failure.ts';

interface Suitability {
  readonly suitable: boolean;
  readonly specificity: number;
}

export function createProviders(
  ruby: RubyCalls,
  type: string,
  providers: readonly ProviderDescription[],
): readonly ProviderDefinition[] {
  const suitability = createSuitability(ruby, type);
  return providers.map((description) => createProvider(ruby, type, description, suitability));
}

function createProvider(
  ruby: RubyCalls,
  type: string,
  { name, doc, features, parent, prefetch, flush, postResourceEval }: ProviderDescription,
  suitability: (target: Target) => ReadonlyMap<string, Suitability>,
): ProviderDefinition {
  const provider: ProviderDefinition = {
    name,
    doc,
    features,
    ...(parent === undefined ? {} : { parent }),
    suitable: (target) => suitability(target).get(name)?.suitable ?? false,
    specificityOn: (target) => suitability(target).get(name)?.specificity ?? 0,
    ...(prefetch ? { prefetch: (resources) => prefetchAll(ruby, type, provider, resources) } : {}),
    ...(flush ? { flush: (resource) => ruby.wait('flush', resource) } : {}),
    ...(postResourceEval
      ? {
          postResourceEval: async () => {
            ruby.running.provider(type, provider);
            await calling(() => ruby.session.callThatMayWait('post_resource_eval', type, name));
          },
        }
      : {}),
  };
  return provider;
}

/**
 * Creates a function that returns the suitable providers. It determines them again after the simulated machine has
 * changed.
 */
function createSuitability(ruby: RubyCalls, type: string): (target: Target) => ReadonlyMap<string, Suitability> {
  let known: ReadonlyMap<string, Suitability> = new Map();
  let knownFor: MachineState | undefined;
  return ({ state }) => {
    if (knownFor !== state) {
      ruby.running.type(type);
      const answer = toObject(callingNow(() => ruby.session.call('suitability', type)));
      known = new Map(
        Object.entries(answer).map(([name, each]) => {
          const [suitable, specificity] = toList(each);
          return [name, { suitable: suitable === true, specificity: Number(specificity) }];
        }),
      );
      knownFor = state;
    }
    return known;
  };
}

async function prefetchAll(
  { session, resources: known, running }: RubyCalls,
  type: string,
  provider: ProviderDefinition,
  resources: ReadonlyMap<string, ResourceInstance>,
): Promise<void> {
  // Ruby computes the names, because a type can override `name`.
  const references = Array.from(resources.values(), (resource) => known.reference(resource));
  running.provider(type, provider);
  await calling(() => session.callThatMayWait('prefetch', type, provider.name, references));
}
