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
  const { byName, onlyNamevar } = attributesOf(type);
  const fromTitle = isComponent(source) ? NO_ATTRIBUTES : titleAttributes(type, source.title);
  if (source.parameters.size === 0) return fromTitle;
  const given = [...fromTitle];
  for (const attribute of source.parameters.values()) {
    if (attribute.value === undefined) continue;
    const isNamevar = attribute.name === 'name' && onlyNamevar !== undefined && onlyNamevar !== 'name';
    given.push(isNamevar ? { name: onlyNamevar, value: attribute.value } : attribute);
  }
  return sortByRank(given, byName);
}

const NO_ATTRIBUTES: readonly GivenAttribute[] = [];

/** Attributes are mostly in order already; those of equal rank stay in their order. */
function sortByRank(given: GivenAttribute[], byName: TypeAttributes['byName']): readonly GivenAttribute[] {
  const rankOf = ({ name }: GivenAttribute): number => byName.get(name)?.rank ?? Infinity;
  const isInOrder = given.every((attribute, at) => at === 0 || rankOf(given[at - 1] ?? attribute) <= rankOf(attribute));
  return isInOrder ? given : given.sort((one, other) => Math.sign(rankOf(one) - rankOf(other)) || 0);
}

/** The value inside a `Sensitive`. */
export function unwrapped(value: Value): Value {
  return value instanceof SensitiveValue ? value.value : value;
}
