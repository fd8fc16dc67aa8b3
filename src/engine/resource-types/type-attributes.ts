/** Attributes of a type in Puppet's order. They are computed once per type, on first use. */
import type { Value } from '../values/value.ts';
import type { AttributeDeclaration, ParameterDefinition, PropertyDeclaration, TypeDeclaration } from './declaration.ts';
import type { AttributeDefinition, PropertyDefinition, ResourceTypeDefinition } from './definition.ts';
import { METAPARAMETERS } from './metaparameters.ts';
import { providerAttribute } from './providers.ts';
import { capitalizeSegments } from '../values/capitalize-segments.ts';

interface RankedAttribute<Property> {
  readonly definition: ParameterDefinition | Property;
  /** Position in Puppet's order of setting attributes. */
  readonly rank: number;
}

export interface TypeAttributes<Property extends PropertyDeclaration = PropertyDefinition> {
  readonly typeName: string;
  /**
   * Attributes by name, in the order in which Puppet sets them (`allattrs`): the namevars, `provider`, `ensure`, the
   * other properties, parameters, metaparameters.
   */
  readonly byName: ReadonlyMap<string, RankedAttribute<Property>>;
  /** Properties in the order in which a run sets them: `ensure` first, then as declared. */
  readonly properties: readonly Property[];
  readonly namevars: readonly string[];
  readonly sortedNamevars: readonly string[];
  /** Namevar of a type that has exactly one. `name` is its alias. */
  readonly onlyNamevar: string | undefined;
  readonly constantDefaults: ReadonlyMap<AttributeDeclaration, Value>;
  readonly otherDefaults: readonly (ParameterDefinition | Property)[];
}

export const attributesOf = rememberByType((type: ResourceTypeDefinition) => orderAttributes<PropertyDefinition>(type));

const declaredAttributesOf = rememberByType((type: TypeDeclaration) => orderAttributes<PropertyDeclaration>(type));

function rememberByType<Type extends TypeDeclaration, Result>(make: (type: Type) => Result): (type: Type) => Result {
  const known = new WeakMap<Type, Result>();
  return (type) => {
    let result = known.get(type);
    if (result === undefined) {
      result = make(type);
      known.set(type, result);
    }
    return result;
  };
}

interface TypeWith<Property extends PropertyDeclaration> extends TypeDeclaration {
  readonly attributes: readonly (ParameterDefinition | Property)[];
}

function orderAttributes<Property extends PropertyDeclaration>(type: TypeWith<Property>): TypeAttributes<Property> {
  // In a type with providers, the general attribute `provider` replaces an attribute `provider` that the type declares.
  const own = type.attributes.map((attribute) =>
    attribute.name === 'provider' && type.providers !== undefined ? providerAttribute(type) : attribute,
  );
  const names = type.attributes
    .filter(({ namevar, name }) => namevar === true || name === 'name')
    .map(({ name }) => name);
  const declared = own.flatMap((attribute) => (attribute.kind === 'property' ? [attribute] : []));
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
  const byName = new Map<string, RankedAttribute<Property>>();
  for (const definition of ordered) {
    if (!byName.has(definition.name)) byName.set(definition.name, { definition, rank: byName.size });
  }
  const definitions = Array.from(byName.values(), ({ definition }) => definition);
  const withDefault = definitions.filter(({ default: value }) => value !== undefined && value !== false);
  const constantDefaults = evaluateConstantDefaults(withDefault);
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

function evaluateConstantDefaults(
  definitions: readonly AttributeDeclaration[],
): ReadonlyMap<AttributeDeclaration, Value> {
  const defaults = new Map<AttributeDeclaration, Value>();
  for (const definition of definitions) {
    const { kind, default: value, requiredFeatures } = definition;
    // Properties have no defaults here: Puppet manages every property that has a value, so the default must be set in
    // each resource.
    if (kind === 'parameter' && typeof value !== 'function' && requiredFeatures === undefined)
      defaults.set(definition, value);
  }
  return defaults;
}

export function namevarsOf(type: TypeDeclaration): readonly string[] {
  return declaredAttributesOf(type).namevars;
}

export function sortedNamevarsOf(type: TypeDeclaration): readonly string[] {
  return declaredAttributesOf(type).sortedNamevars;
}

export function findAttribute(type: ResourceTypeDefinition, name: string): AttributeDefinition | undefined {
  return attributesOf(type).byName.get(name)?.definition;
}

/**
 * True if resources of the type accept the attribute (`Type.validattr?`). `name` is always valid, as an alias of the
 * namevar.
 */
export function isValidAttribute(type: TypeDeclaration, name: string): boolean {
  return name === 'name' || declaredAttributesOf(type).byName.has(name);
}
