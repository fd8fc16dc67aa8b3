/** Gives a resource the attributes of the catalog and the defaults of its type (`type.rb`, `set_parameters`). */
import type { ResourceTypeDefinition } from './definition.ts';
import { METAPARAMETERS } from './metaparameters.ts';
import { attributesOf } from './type-attributes.ts';
import type { Instance } from './instance.ts';
import { unwrapped, type GivenAttribute } from './instance-source.ts';

/**
 * In Puppet's order: the name, the provider (whose features decide what may be set), then ensure and the properties, parameters
 * and metaparameters, and what the type does not know; at last the defaults.
 */
export function setGivenAttributes(resource: Instance, given: readonly GivenAttribute[]): void {
  const { byName, onlyNamevar, otherDefaults } = attributesOf(resource.type);
  const isNamed = given[0]?.name === onlyNamevar;
  if (!isNamed) setDefaultProvider(resource);
  for (let at = 0; at < given.length; at += 1) {
    const attribute = given[at];
    // Of two for one attribute the later counts.
    if (attribute === undefined || attribute.name === given[at + 1]?.name) continue;
    const { name } = attribute;
    const value = unwrapped(attribute.value);
    const definition = byName.get(name)?.definition;
    if (value !== undefined) resource.give(name, definition, value);
    // A `Sensitive` that holds undef leaves the default.
    else if (definition !== undefined) resource.setDefault(definition);
    if (isNamed && name === onlyNamevar) setDefaultProvider(resource);
  }
  for (const definition of otherDefaults) resource.setDefault(definition);
}

/** The same for a type that makes the attributes itself: only the metaparameters are set here. */
export function setMadeAttributes(
  resource: Instance,
  given: readonly GivenAttribute[],
  make: NonNullable<ResourceTypeDefinition['make']>,
): void {
  // Of two for one attribute the later counts.
  const counting = given.filter(({ name }, at) => name !== given[at + 1]?.name);
  resource.take(make(resource, counting));
  for (const { name, value } of counting) {
    if (value !== undefined && METAPARAMETERS.has(name)) resource.set(name, unwrapped(value));
  }
}

function setDefaultProvider(resource: Instance): void {
  const { type, catalog } = resource;
  if (type.providers === undefined) return;
  const provider = catalog.defaultProvider(type);
  if (provider === undefined) return;
  resource.provider = provider;
  const definition = attributesOf(type).byName.get('provider')?.definition;
  if (definition !== undefined) resource.store(definition, provider.name);
}
