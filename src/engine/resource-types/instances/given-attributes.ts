/** Sets the attributes from the catalog and the defaults of the type (`type.rb`, `set_parameters`). */
import type { ResourceTypeDefinition } from '../definition.ts';
import type { AttributeValue } from '../declaration.ts';
import { METAPARAMETERS } from '../metaparameters.ts';
import type { Value } from '../../values/value.ts';
import { receiveValue } from './deferred.ts';
import type { Instance } from './instance.ts';
import {
  givenAttributes,
  isComponent,
  sortByRank,
  unwrapped,
  writtenAttributes,
  type InstanceSource,
} from './instance-source.ts';
import { isSecret } from './sensitive.ts';
import { plainTitleAttribute } from './title.ts';

/**
 * Sets attributes in Puppet's order: the name, the provider (whose features affect other attributes), `ensure`,
 * properties, parameters, metaparameters, unknown attributes, and finally the defaults. Returns the names of the
 * attributes whose values must not be shown.
 */
export function setGivenAttributes(resource: Instance, source: InstanceSource): readonly string[] {
  const { type, typeAttributes } = resource;
  const { namevars, onlyNamevar, otherDefaults } = typeAttributes;
  const { parameters, title } = source;
  const isNameless = isComponent(source);
  const ofTitle = isNameless || parameters.has('name') ? undefined : plainTitleAttribute(type, title);
  const isTitleFirst = ofTitle !== undefined && ofTitle === namevars[0];
  const given =
    isNameless || isTitleFirst ? sortByRank([...parameters.values()], typeAttributes) : givenAttributes(type, source);
  const [first] = given;
  const isTitleSet = isTitleFirst && (first?.name !== ofTitle || first.value === undefined);
  const isNamedFirst = (isTitleSet ? ofTitle : first?.name) === onlyNamevar;
  if (!isNamedFirst) setDefaultProvider(resource);
  if (isTitleSet) {
    give(resource, ofTitle, title);
    if (isNamedFirst) setDefaultProvider(resource);
  }
  let secret = NO_NAMES;
  for (const { name, value: written } of given) {
    const value = receiveValue(written, resource.catalog.deferred);
    if (isSecret(value)) secret = [...secret, name];
    give(resource, name, value);
    if (isNamedFirst && name === onlyNamevar) setDefaultProvider(resource);
  }
  for (const definition of otherDefaults) resource.setDefault(definition);
  return secret;
}

const NO_NAMES: readonly string[] = [];

/** Creates the attributes with the type's own function `make`, and then sets the metaparameters. */
export function setMadeAttributes(
  resource: Instance,
  source: InstanceSource,
  make: NonNullable<ResourceTypeDefinition['make']>,
): void {
  const { deferred } = resource.catalog;
  const given = writtenAttributes(resource.type, source).map((each): AttributeValue => ({
    ...each,
    value: receiveValue(each.value, deferred),
  }));
  resource.take(make(resource, given));
  for (const { name, value } of given) {
    if (value !== undefined && METAPARAMETERS.has(name)) resource.set(name, unwrapped(value));
  }
}

function give(resource: Instance, name: string, given: Value): void {
  if (given === undefined) return;
  const definition = resource.typeAttributes.byName.get(name)?.definition;
  const value = unwrapped(given);
  if (value !== undefined) resource.give(name, definition, value);
  // A `Sensitive` value that contains undef leaves the attribute at its default.
  else if (definition !== undefined) resource.setDefault(definition);
}

function setDefaultProvider(resource: Instance): void {
  const { type, catalog, typeAttributes } = resource;
  if (type.providers === undefined) return;
  const provider = catalog.defaultProvider(type);
  if (provider === undefined) return;
  resource.provider = provider;
  const definition = typeAttributes.byName.get('provider')?.definition;
  if (definition !== undefined) resource.store(definition, provider.name);
}
