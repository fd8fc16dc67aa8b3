/** Input from which instances are created, and Puppet's order of setting their attributes. */
import type { RelationshipOrigin, ResourceKind } from '../../catalog/catalog.ts';
import type { SourcePlace } from '../../diagnostics/span.ts';
import { SensitiveValue, type Value } from '../../values/value.ts';
import type { ResourceTypeDefinition } from '../definition.ts';
import { titleAttributes } from './title.ts';
import { attributesOf, type TypeAttributes } from '../type-attributes.ts';

export interface InstanceSource {
  readonly kind: ResourceKind;
  /** Type name in any letter case. Required only for classes, nodes and instances of defines. */
  readonly type?: string;
  readonly title: string;
  readonly parameters: ReadonlyMap<string, GivenAttribute>;
  readonly place?: SourcePlace | undefined;
  readonly relationships?: readonly RelationshipOrigin[];
  readonly tags?: ReadonlySet<string>;
  readonly virtual?: boolean;
  readonly exported?: boolean;
  readonly purging?: boolean;
  readonly details?: object | undefined;
  readonly implicit?: boolean;
  /** Source of the resource in the log. By default, the path through the resource's containers. */
  readonly path?: string;
}

interface GivenAttribute {
  readonly name: string;
  readonly value: Value;
}

/** True for classes, nodes and instances of defines. They accept any attribute and act only through their contents. */
export function isComponent({ kind }: InstanceSource): boolean {
  return kind === 'class' || kind === 'define' || kind === 'node';
}

/**
 * Returns the attributes from the title and the parameters, in the order in which Puppet sets them. Unknown attributes
 * come last. `name` becomes the namevar.
 */
export function givenAttributes(type: ResourceTypeDefinition, source: InstanceSource): readonly GivenAttribute[] {
  return sortByRank(writtenAttributes(type, source), attributesOf(type));
}

/** Sorts attributes in place, by insertion sort: attributes are few and mostly in order. */
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
 * Returns the attributes from the title, and then the parameters in written order. A parameter replaces an attribute of
 * the same name from the title.
 */
export function writtenAttributes(type: ResourceTypeDefinition, source: InstanceSource): GivenAttribute[] {
  const { onlyNamevar } = attributesOf(type);
  const written: GivenAttribute[] = isComponent(source) ? [] : [...titleAttributes(type, source.title)];
  for (const parameter of source.parameters.values()) {
    const { value } = parameter;
    if (value === undefined) continue;
    const attribute: GivenAttribute = parameter.name === 'name' ? { name: onlyNamevar ?? 'name', value } : parameter;
    const earlier = written.findIndex(({ name }) => name === attribute.name);
    if (earlier === -1) written.push(attribute);
    else written[earlier] = attribute;
  }
  return written;
}

export function unwrapped(value: Value): Value {
  return value instanceof SensitiveValue ? value.value : value;
}
