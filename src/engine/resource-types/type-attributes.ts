/**
 * The attributes of a type in Puppet's order, computed once per declaration or definition, on first use instead of on
 * load.
 */
import type { Value } from '../values/value.ts';
import type { AttributeDeclaration, ParameterDefinition, PropertyDeclaration, TypeDeclaration } from './declaration.ts';
import type { AttributeDefinition, PropertyDefinition, ResourceTypeDefinition } from './definition.ts';
import { METAPARAMETERS } from './metaparameters.ts';
import { providerAttribute } from './providers.ts';
import { capitalizeSegments } from '../values/capitalize-segments.ts';

interface RankedAttribute<Property> {
  readonly definition: ParameterDefinition | Property;
  /** Position in the order in which Puppet sets attributes. */
  readonly rank: number;
}

export interface TypeAttributes<Property extends PropertyDeclaration = PropertyDefinition> {
  readonly typeName: string;
  /**
   * Attributes by name in the order in which Puppet sets them (`allattrs`): the namevars, `provider` if the type has
   * providers, `ensure` and the other properties, parameters, metaparameters.
   */
  readonly byName: ReadonlyMap<string, RankedAttribute<Property>>;
  /** Properties in the order in which they are synced: `ensure` first, then as declared. */
  readonly properties: readonly Property[];
  /** The attributes that identify a resource, in the order of their declaration. */
  readonly namevars: readonly string[];
  readonly sortedNamevars: readonly string[];
  /** The namevar of a type with exactly one namevar. `name` is its alias. */
  readonly onlyNamevar: string | undefined;
  /** Defaults of parameters that are the same in all resources of the type. */
  readonly constantDefaults: ReadonlyMap<AttributeDeclaration, Value>;
  /** Attributes with a default that is not constant, in the order in which they are set. */
  readonly otherDefaults: readonly (ParameterDefinition | Property)[];
}

/** The attributes of a definition, including their behavior. */
export const attributesOf = rememberByType((type: ResourceTypeDefinition) => orderAttributes<PropertyDefinition>(type));

/** The attributes of a declaration, without behavior. */
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

/** A type whose attributes are parameters, and properties of type `Property`. */
interface TypeWith<Property extends PropertyDeclaration> extends TypeDeclaration {
  readonly attributes: readonly (ParameterDefinition | Property)[];
}

function orderAttributes<Property extends PropertyDeclaration>(type: TypeWith<Property>): TypeAttributes<Property> {
  // If a type with providers declares `provider`, the general `provider` attribute replaces its own.
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
    // Only parameters have constant defaults. The default of a property is set in each resource, which then manages the
    // property.
    if (kind === 'parameter' && typeof value !== 'function' && requiredFeatures === undefined)
      defaults.set(definition, value);
  }
  return defaults;
}

/** Returns the names of the attributes that identify a resource, in order of declaration. */
export function namevarsOf(type: TypeDeclaration): readonly string[] {
  return declaredAttributesOf(type).namevars;
}

/** The names of the namevars in alphabetical order. */
export function sortedNamevarsOf(type: TypeDeclaration): readonly string[] {
  return declaredAttributesOf(type).sortedNamevars;
}

/** Finds an attribute that the type itself declares, its `provider`, or a metaparameter. */
export function findAttribute(type: ResourceTypeDefinition, name: string): AttributeDefinition | undefined {
  return attributesOf(type).byName.get(name)?.definition;
}

/**
 * True if resources of the type accept this attribute (`Type.validattr?`). `name` is always valid, as an alias of the
 * namevar.
 */
export function isValidAttribute(type: TypeDeclaration, name: string): boolean {
  return name === 'name' || declaredAttributesOf(type).byName.has(name);
}
