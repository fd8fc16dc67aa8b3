import type { Target } from '../machine/target.ts';
import type { ParameterDefinition, TypeDeclaration } from './declaration.ts';
import type { ProviderDefinition, ResourceTypeDefinition } from './definition.ts';
import { isArray } from '../values/value.ts';
import { ArgumentFailure } from './failure.ts';
import { toReceiver } from './shared/ruby-strings.ts';

/** True if a provider works on the machine. Without a machine, every provider counts as suitable. */
export function isSuitable(
  { families, suitable }: Pick<ProviderDefinition, 'families' | 'suitable'>,
  target: Target | undefined,
): boolean {
  if (target === undefined) return true;
  return (families === undefined || families.includes(target.platform.family)) && suitable?.(target) !== false;
}

/** Returns the suitable provider with the highest specificity, and the first one among equals. */
export function defaultProvider(
  type: ResourceTypeDefinition,
  target: Target | undefined,
): ProviderDefinition | undefined {
  let best: ProviderDefinition | undefined;
  let highest = -Infinity;
  for (const provider of type.providers ?? []) {
    if (!isSuitable(provider, target)) continue;
    const { specificity = 0, specificityOn } = provider;
    const rank = target === undefined || specificityOn === undefined ? specificity : specificityOn(target);
    if (rank > highest) [best, highest] = [provider, rank];
  }
  return best;
}

export function findProvider(type: ResourceTypeDefinition, name: string): ProviderDefinition | undefined {
  return type.providers?.find((provider) => provider.name === name);
}

const attributes = new WeakMap<TypeDeclaration, ParameterDefinition>();

export function providerAttribute(type: TypeDeclaration): ParameterDefinition {
  const known = attributes.get(type);
  if (known !== undefined) return known;
  const definition: ParameterDefinition = {
    kind: 'parameter',
    name: 'provider',
    doc: 'The provider to use. Puppet chooses the most specific one that works on the machine.',
    validate: (value) => {
      const name = toReceiver(isArray(value) ? value[0] : value, 'intern');
      if (type.providers?.some((provider) => provider.name === name) !== true)
        throw new ArgumentFailure(`Invalid ${type.name} provider '${name}'`);
    },
    munge: (value) => String(Array.isArray(value) ? value[0] : value),
  };
  attributes.set(type, definition);
  return definition;
}
