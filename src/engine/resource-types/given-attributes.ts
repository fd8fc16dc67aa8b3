/** Gives a resource the attributes of the catalog and the defaults of its type (`type.rb`, `set_parameters`). */
import { attributesOf } from './type-attributes.ts';
import type { Instance } from './instance.ts';
import { unwrapped, type GivenAttribute } from './instance-source.ts';

/**
 * In Puppet's order: the name, the provider (whose features decide what may be set), then ensure and the properties, parameters
 * and metaparameters, and what the type does not know; at last the defaults.
 */
export function setGivenAttributes(resource: Instance, given: readonly GivenAttribute[]): void {
  const { onlyNamevar, otherDefaults } = attributesOf(resource.type);
  const isNamed = given[0]?.name === onlyNamevar;
  if (!isNamed) setDefaultProvider(resource);
  for (const [at, { name, value: written, known }] of given.entries()) {
    // Of two for one attribute the later counts.
    if (name === given[at + 1]?.name) continue;
    const value = unwrapped(written);
    if (value !== undefined) resource.give(name, known, value);
    // A `Sensitive` that holds undef leaves the default.
    else if (known !== undefined) resource.setDefault(known);
    if (isNamed && name === onlyNamevar) setDefaultProvider(resource);
  }
  for (const attribute of otherDefaults) resource.setDefault(attribute);
}

function setDefaultProvider(resource: Instance): void {
  const { type, catalog } = resource;
  if (type.providers === undefined) return;
  const provider = catalog.defaultProvider(type);
  if (provider !== undefined) resource.useProvider(provider);
}
