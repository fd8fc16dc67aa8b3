/** Gives a resource the attributes of the catalog and the defaults of its type (`type.rb`, `set_parameters`). */
import type { ResourceTypeDefinition } from './definition.ts';
import { METAPARAMETERS } from './metaparameters.ts';
import type { Value } from '../values/value.ts';
import type { Instance } from './instance.ts';
import {
  givenAttributes,
  isComponent,
  isInOrder,
  unwrapped,
  writtenAttributes,
  type InstanceSource,
} from './instance-source.ts';
import { plainTitleAttribute } from './title.ts';
import { attributesOf, type TypeAttributes } from './type-attributes.ts';

/**
 * In Puppet's order: the name, the provider (whose features decide what may be set), then ensure and the properties, parameters
 * and metaparameters, and what the type does not know; at last the defaults.
 */
export function setGivenAttributes(resource: Instance, source: InstanceSource): void {
  const { type } = resource;
  const attributes = attributesOf(type);
  const { onlyNamevar, otherDefaults } = attributes;
  const ofTitle = isComponent(source) ? undefined : plainTitleAttribute(type, source.title);
  if ((ofTitle !== undefined || isComponent(source)) && isInOrder(source, ofTitle, attributes)) {
    if (ofTitle !== onlyNamevar) setDefaultProvider(resource);
    if (ofTitle !== undefined) give(resource, ofTitle, source.title, attributes);
    if (ofTitle === onlyNamevar) setDefaultProvider(resource);
    for (const { name, value } of source.parameters.values()) give(resource, name, value, attributes);
  } else {
    const given = givenAttributes(type, source);
    const isNamed = given[0]?.name === onlyNamevar;
    if (!isNamed) setDefaultProvider(resource);
    for (const { name, value } of given) {
      give(resource, name, value, attributes);
      if (isNamed && name === onlyNamevar) setDefaultProvider(resource);
    }
  }
  for (const definition of otherDefaults) resource.setDefault(definition);
}

/** The same for a type that makes the attributes itself: only the metaparameters are set here. */
export function setMadeAttributes(
  resource: Instance,
  source: InstanceSource,
  make: NonNullable<ResourceTypeDefinition['make']>,
): void {
  const given = writtenAttributes(resource.type, source);
  resource.take(make(resource, given));
  for (const { name, value } of given) {
    if (value !== undefined && METAPARAMETERS.has(name)) resource.set(name, unwrapped(value));
  }
}

function give(resource: Instance, name: string, given: Value, { byName }: TypeAttributes): void {
  if (given === undefined) return;
  const definition = byName.get(name)?.definition;
  const value = unwrapped(given);
  if (value !== undefined) resource.give(name, definition, value);
  // A `Sensitive` that holds undef leaves the default.
  else if (definition !== undefined) resource.setDefault(definition);
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
