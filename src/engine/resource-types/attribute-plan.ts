/** What making a resource needs of its type, worked out once for each type. */
import { isArray, type Value } from '../values/value.ts';
import { mungeAllowed } from './allowed-values.ts';
import { LayoutTree } from './attribute-layout.ts';
import { AttributeShape } from './attribute-shape.ts';
import type { AttributeDefinition, ResourceTypeDefinition } from './definition.ts';
import { METAPARAMETERS } from './metaparameters.ts';
import { providerAttribute } from './providers.ts';
import { capitalizeSegments } from './reference.ts';
import { namevarsOf } from './registry.ts';
import { isRelationship } from './relations.ts';

/** A parameter's default that is the same for every resource. */
export interface SharedDefault {
  /** As it is kept, after munging. */
  readonly value: Value;
}

export interface PlannedAttribute {
  readonly definition: AttributeDefinition;
  /** The order in which Puppet sets attributes (`allattrs`): name, provider, ensure and the properties, parameters, metaparameters. */
  readonly rank: number;
  readonly shared: SharedDefault | undefined;
  /** Whether setting it changes something of the resource beside the attribute: its provider, tags, aliases. */
  readonly isFollowedUp: boolean;
  /** Whether it makes relationships. */
  readonly isRelationship: boolean;
  /** Whether any one value is taken as it is: nothing checks or munges it. */
  readonly takesAnything: boolean;
}

/** Whether a value is kept as it is given. Several values of a property are looked at one by one. */
export function takes({ takesAnything, definition }: PlannedAttribute, value: Value): boolean {
  return takesAnything && (definition.kind === 'parameter' || !isArray(value));
}

const FOLLOWED_UP: readonly string[] = ['provider', 'tag', 'alias', 'audit'];

export interface AttributePlan {
  readonly type: ResourceTypeDefinition;
  /** The type as references name it. */
  readonly typeName: string;
  /** The type's own attributes and the metaparameters; `provider` where the type has providers. */
  readonly attributes: ReadonlyMap<string, PlannedAttribute>;
  /** The namevar of a type that has but one: what `name` means. */
  readonly namevar: string | undefined;
  /** The one by which the machine knows the resource, also where there are several. */
  readonly nameAttribute: string | undefined;
  /** Properties as they are synced: `ensure` first, then as declared. */
  readonly properties: readonly string[];
  /** Those with a default that must be worked out for each resource, in the order of setting. */
  readonly defaults: readonly PlannedAttribute[];
  /** How the rows of attributes that resources are given are to be set. */
  readonly layouts: LayoutTree;
}

const shapes = new WeakMap<ResourceTypeDefinition, AttributeShape>();

export function attributePlan(type: ResourceTypeDefinition): AttributePlan {
  return emptyShape(type).plan;
}

/** What a resource of the type has before its attributes are set. */
export function emptyShape(type: ResourceTypeDefinition): AttributeShape {
  let shape = shapes.get(type);
  if (shape === undefined) {
    shape = AttributeShape.empty(makePlan(type));
    shapes.set(type, shape);
  }
  return shape;
}

function makePlan(type: ResourceTypeDefinition): AttributePlan {
  const definitions = new Map<string, AttributeDefinition>(METAPARAMETERS);
  for (const attribute of type.attributes) definitions.set(attribute.name, attribute);
  if (type.providers !== undefined) definitions.set('provider', providerAttribute(type));
  const namevars = namevarsOf(type);
  const properties = propertiesOf(type);
  const attributes = new Map<string, PlannedAttribute>();
  for (const name of [
    ...namevars,
    ...(type.providers === undefined ? [] : ['provider']),
    ...properties,
    ...type.attributes.filter(({ kind }) => kind === 'parameter').map(({ name: parameter }) => parameter),
    ...METAPARAMETERS.keys(),
  ]) {
    const definition = definitions.get(name);
    if (definition === undefined || attributes.has(name)) continue;
    attributes.set(name, {
      definition,
      rank: attributes.size,
      shared: sharedDefault(definition),
      isFollowedUp: FOLLOWED_UP.includes(name),
      isRelationship: isRelationship(name),
      takesAnything: takesAnything(definition),
    });
  }
  const planned = [...attributes.values()];
  const plan = {
    type,
    typeName: capitalizeSegments(type.name),
    attributes,
    namevar: namevars.length === 1 ? namevars[0] : undefined,
    nameAttribute: namevars.includes('name') ? 'name' : namevars[0],
    properties,
    defaults: planned.filter(({ definition, shared }) => definition.default !== undefined && shared === undefined),
  };
  return withLayouts(plan);
}

function takesAnything({ validate, munge, values, requiredFeatures }: AttributeDefinition): boolean {
  return validate === undefined && munge === undefined && values === undefined && requiredFeatures === undefined;
}

function withLayouts(plan: Omit<AttributePlan, 'layouts'>): AttributePlan {
  return { ...plan, layouts: new LayoutTree(plan) };
}

function propertiesOf(type: ResourceTypeDefinition): readonly string[] {
  const declared = type.attributes.filter(({ kind }) => kind === 'property').map(({ name }) => name);
  return declared.includes('ensure') ? ['ensure', ...declared.filter((name) => name !== 'ensure')] : declared;
}

/** Undefined where the default, or what is made of it, may differ from resource to resource. */
function sharedDefault(definition: AttributeDefinition): SharedDefault | undefined {
  const { kind, default: given, munge, unmunge, requiredFeatures } = definition;
  if (kind !== 'parameter' || unmunge !== undefined || requiredFeatures !== undefined) return undefined;
  if (given === undefined || given === false || typeof given === 'function') return undefined;
  if (munge === undefined) return { value: mungeAllowed(definition.values, given) };
  // Without the resource as an argument munging makes the same of the same; a default needs no check.
  return isOfValueAlone(munge) ? { value: munge(given) } : undefined;
}

function isOfValueAlone(munge: (...args: never) => Value): munge is (value: Value) => Value {
  return munge.length < 2;
}
