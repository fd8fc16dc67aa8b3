/** What instances are made of, and in which order Puppet sets the attributes that they are given. */
import type { RelationshipOrigin, ResourceKind } from '../catalog/catalog.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import { SensitiveValue, type Value } from '../values/value.ts';
import type { ResourceTypeDefinition } from './definition.ts';
import { titleAttributes } from './title.ts';
import { attributesOf, type TypeAttributes } from './type-attributes.ts';

/** A resource of the catalog, or a resource that another one generated. */
export interface InstanceSource {
  readonly kind: ResourceKind;
  /** In any case; needed for instances of defines alone. */
  readonly type?: string;
  readonly title: string;
  readonly parameters: ReadonlyMap<string, GivenAttribute>;
  readonly place?: SourcePlace | undefined;
  readonly relationships?: readonly RelationshipOrigin[];
  readonly tags?: ReadonlySet<string>;
  readonly virtual?: boolean;
  readonly exported?: boolean;
  readonly purging?: boolean;
  /** The resource's `details` from the start. */
  readonly details?: object | undefined;
  /** One of the resources that every catalog has. */
  readonly implicit?: boolean;
  /** The log's source where it is not the path of the containers. */
  readonly path?: string;
}

export interface GivenAttribute {
  readonly name: string;
  readonly value: Value;
}

/** Whether it is a class, an instance of a define, or a node: what takes any attribute and acts through what it contains. */
export function isComponent({ kind }: InstanceSource): boolean {
  return kind === 'class' || kind === 'define' || kind === 'node';
}

/**
 * The attributes that the title and the parameters give, by their own names (`name` is the namevar), in the order in which Puppet
 * sets them; what the type does not know comes last. Of two for one attribute the later counts: a parameter wins over the title.
 */
export function givenAttributes(type: ResourceTypeDefinition, source: InstanceSource): readonly GivenAttribute[] {
  const attributes = attributesOf(type);
  const fromTitle: readonly GivenAttribute[] = isComponent(source)
    ? NO_ATTRIBUTES
    : titleAttributes(type, source.title);
  if (source.parameters.size === 0) return fromTitle;
  // Made in its final size: a list that grows takes room for sixteen more.
  const given = fromTitle.concat([...source.parameters.values()]);
  let count = 0;
  for (const attribute of given) {
    if (attribute.value === undefined) continue;
    insert(underOwnName(attribute, attributes), given, count, attributes);
    count += 1;
  }
  given.length = count;
  return given;
}

const NO_ATTRIBUTES: readonly GivenAttribute[] = [];

function underOwnName(attribute: GivenAttribute, { onlyNamevar }: TypeAttributes): GivenAttribute {
  if (attribute.name !== 'name' || onlyNamevar === undefined || onlyNamevar === 'name') return attribute;
  return { name: onlyNamevar, value: attribute.value };
}

/** Puts an attribute among the first of the list, so many as are in order, behind those of its rank or a lower one. */
function insert(attribute: GivenAttribute, given: GivenAttribute[], count: number, { byName }: TypeAttributes): void {
  const rank = rankOf(attribute, byName);
  let at = count;
  for (let before = given[at - 1]; before !== undefined && rankOf(before, byName) > rank; before = given[at - 1]) {
    given[at] = before;
    at -= 1;
  }
  given[at] = attribute;
}

function rankOf({ name }: GivenAttribute, byName: TypeAttributes['byName']): number {
  return byName.get(name)?.rank ?? Infinity;
}

/** The value inside a `Sensitive`. */
export function unwrapped(value: Value): Value {
  return value instanceof SensitiveValue ? value.value : value;
}
