/** What instances are made of, and in which order Puppet sets the attributes that they are given. */
import type { RelationshipOrigin, ResourceKind } from '../../catalog/catalog.ts';
import type { SourcePlace } from '../../diagnostics/span.ts';
import { SensitiveValue, type Value } from '../../values/value.ts';
import type { ResourceTypeDefinition } from '../definition.ts';
import { titleAttributes } from './title.ts';
import { attributesOf, type TypeAttributes } from '../type-attributes.ts';

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

interface GivenAttribute {
  readonly name: string;
  readonly value: Value;
}

/** Whether it is a class, an instance of a define, or a node: what takes any attribute and acts through what it contains. */
export function isComponent({ kind }: InstanceSource): boolean {
  return kind === 'class' || kind === 'define' || kind === 'node';
}

/**
 * The attributes that the title and the parameters give, by their own names (`name` is the namevar), in the order in which Puppet
 * sets them; what the type does not know comes last.
 */
export function givenAttributes(type: ResourceTypeDefinition, source: InstanceSource): readonly GivenAttribute[] {
  return sortByRank(writtenAttributes(type, source), attributesOf(type));
}

/** Sorts in place. An insertion sort: the attributes are few, and most of them stand in order. */
export function sortByRank(attributes: GivenAttribute[], { byName }: TypeAttributes): readonly GivenAttribute[] {
  for (let from = 1; from < attributes.length; from += 1) {
    const attribute = attributes[from];
    if (attribute === undefined) break;
    const rank = rankOf(attribute, byName);
    let to = from;
    for (; to > 0; to -= 1) {
      const before = attributes[to - 1];
      if (before === undefined || rankOf(before, byName) <= rank) break;
      attributes[to] = before;
    }
    attributes[to] = attribute;
  }
  return attributes;
}

function rankOf({ name }: GivenAttribute, byName: TypeAttributes['byName']): number {
  return byName.get(name)?.rank ?? Infinity;
}

/**
 * The same in the order in which they were written, the title's first. Of two for one attribute the later counts: a parameter wins
 * over the title.
 */
export function writtenAttributes(type: ResourceTypeDefinition, source: InstanceSource): GivenAttribute[] {
  const { onlyNamevar } = attributesOf(type);
  const written: GivenAttribute[] = isComponent(source) ? [] : [...titleAttributes(type, source.title)];
  for (const parameter of source.parameters.values()) {
    const { value } = parameter;
    if (value === undefined) continue;
    const attribute: GivenAttribute = parameter.name === 'name' ? { name: onlyNamevar ?? 'name', value } : parameter;
    // A search of the list: a resource has few attributes, and a map of them would be dropped at once.
    const earlier = written.findIndex(({ name }) => name === attribute.name);
    if (earlier === -1) written.push(attribute);
    else written[earlier] = attribute;
  }
  return written;
}

/** The value inside a `Sensitive`. */
export function unwrapped(value: Value): Value {
  return value instanceof SensitiveValue ? value.value : value;
}
