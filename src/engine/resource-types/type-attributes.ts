/** The attributes of a type in Puppet's order, worked out once for each definition: when it is first used, not when it is loaded. */
import type { Value } from '../values/value.ts';
import type { AttributeDefinition, PropertyDefinition, ResourceTypeDefinition } from './definition.ts';
import { METAPARAMETERS } from './metaparameters.ts';
import { providerAttribute } from './providers.ts';
import { capitalizeSegments } from '../values/capitalize-segments.ts';

interface RankedAttribute {
  readonly definition: AttributeDefinition;
  /** Its place in the order in which Puppet sets attributes. */
  readonly rank: number;
}

export interface TypeAttributes {
  /** The type as references name it: `File`. */
  readonly typeName: string;
  /**
   * By name and in the order in which Puppet sets them (`allattrs`): the namevars, `provider` where the type has providers,
   * `ensure` and the other properties, parameters, metaparameters.
   */
  readonly byName: ReadonlyMap<string, RankedAttribute>;
  /** Properties in the order in which they are synced: `ensure` first, then as declared. */
  readonly properties: readonly PropertyDefinition[];
  /** The attributes that identify a resource, in the order of their declaration. */
  readonly namevars: readonly string[];
  readonly sortedNamevars: readonly string[];
  /** The namevar of a type that has only one: what `name` means. */
  readonly onlyNamevar: string | undefined;
  /** Defaults of parameters that have the same default in all resources of the type. */
  readonly constantDefaults: ReadonlyMap<AttributeDefinition, Value>;
  /** Attributes with a default that is not constant, in the order in which they are set. */
  readonly otherDefaults: readonly AttributeDefinition[];
}

const known = new WeakMap<ResourceTypeDefinition, TypeAttributes>();

export function attributesOf(type: ResourceTypeDefinition): TypeAttributes {
  let attributes = known.get(type);
  if (attributes === undefined) {
    attributes = orderAttributes(type);
    known.set(type, attributes);
  }
  return attributes;
}

function orderAttributes(type: ResourceTypeDefinition): TypeAttributes {
  // A type with providers that declares `provider` among its namevars still has the attribute that all such types have.
  const own = type.attributes.map((attribute) =>
    attribute.name === 'provider' && type.providers !== undefined ? providerAttribute(type) : attribute,
  );
  const names = type.attributes
    .filter(({ namevar, name }) => namevar === true || name === 'name')
    .map(({ name }) => name);
  const declared = own.filter((attribute) => attribute.kind === 'property');
  const properties = [
    ...declared.filter(({ name }) => name === 'ensure'),
    ...declared.filter(({ name }) => name !== 'ensure'),
  ];
  const ordered = [
    ...own.filter(({ name }) => names.includes(name)),
    ...(type.providers === undefined ? [] : [providerAttribute(type)]),
    ...properties,
    ...own.filter(({ kind }) => kind === 'parameter'),
    ...METAPARAMETERS.values(),
  ];
  const byName = new Map<string, RankedAttribute>();
  for (const definition of ordered) {
    if (!byName.has(definition.name)) byName.set(definition.name, { definition, rank: byName.size });
  }
  const definitions = Array.from(byName.values(), ({ definition }) => definition);
  const withDefault = definitions.filter(({ default: value }) => value !== undefined && value !== false);
  const constantDefaults = constantDefaultsOf(withDefault);
  return {
    typeName: capitalizeSegments(type.name),
    byName,
    properties,
    namevars: names,
    sortedNamevars: names.toSorted(),
    onlyNamevar: names.length === 1 ? names[0] : undefined,
    constantDefaults,
    otherDefaults: withDefault.filter((definition) => !constantDefaults.has(definition)),
  };
}

function constantDefaultsOf(definitions: readonly AttributeDefinition[]): ReadonlyMap<AttributeDefinition, Value> {
  const defaults = new Map<AttributeDefinition, Value>();
  for (const definition of definitions) {
    const { kind, default: value, requiredFeatures } = definition;
    // Properties with a default are managed, each for itself.
    if (kind === 'parameter' && typeof value !== 'function' && requiredFeatures === undefined)
      defaults.set(definition, value);
  }
  return defaults;
}

/** The names of the attributes that identify a resource, in order of declaration. */
export function namevarsOf(type: ResourceTypeDefinition): readonly string[] {
  return attributesOf(type).namevars;
}

/** The same in alphabetical order. */
export function sortedNamevarsOf(type: ResourceTypeDefinition): readonly string[] {
  return attributesOf(type).sortedNamevars;
}

/** A type's own attribute, its `provider` or a metaparameter. */
export function findAttribute(type: ResourceTypeDefinition, name: string): AttributeDefinition | undefined {
  return attributesOf(type).byName.get(name)?.definition;
}

/** Whether a resource of the type may be given this attribute (`Type.validattr?`). `name` is valid everywhere: it means the namevar. */
export function isValidAttribute(type: ResourceTypeDefinition, name: string): boolean {
  return name === 'name' || findAttribute(type, name) !== undefined;
}
