/** In which order the attributes of a type are set and synced. */
import type { ResourceTypeDefinition } from './definition.ts';
import { METAPARAMETERS } from './metaparameters.ts';
import { namevarsOf } from './registry.ts';

interface Orders {
  readonly attributes: readonly string[];
  readonly properties: readonly string[];
}
const orders = new WeakMap<ResourceTypeDefinition, Orders>();

function ordersOf(type: ResourceTypeDefinition): Orders {
  const known = orders.get(type);
  if (known !== undefined) return known;
  const properties = type.attributes.flatMap(({ kind, name }) => (kind === 'property' ? [name] : []));
  const parameters = type.attributes.flatMap(({ kind, name }) => (kind === 'parameter' ? [name] : []));
  const sorted = properties.includes('ensure')
    ? ['ensure', ...properties.filter((name) => name !== 'ensure')]
    : properties;
  const made = {
    attributes: [
      ...new Set([
        ...namevarsOf(type),
        ...(type.providers === undefined ? [] : ['provider']),
        ...sorted,
        ...parameters,
        ...METAPARAMETERS.keys(),
      ]),
    ],
    properties: sorted,
  };
  orders.set(type, made);
  return made;
}

/** In the order in which Puppet sets them (`allattrs`): name, provider, ensure and the properties, parameters, metaparameters. */
export function attributeOrder(type: ResourceTypeDefinition): readonly string[] {
  return ordersOf(type).attributes;
}

/** Properties as they are synced: `ensure` first, then as declared. */
export function propertyOrder(type: ResourceTypeDefinition): readonly string[] {
  return ordersOf(type).properties;
}
