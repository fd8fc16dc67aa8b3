/** Input for creating instances, and Puppet's order for setting their attributes. */
import type { RelationshipOrigin, ResourceKind } from '../../catalog/catalog.ts';
import type { SourcePlace } from '../../diagnostics/span.ts';
import { SensitiveValue, type Value } from '../../values/value.ts';
import type { ResourceTypeDefinition } from '../definition.ts';
import { titleAttributes } from './title.ts';
import { attributesOf, type TypeAttributes } from '../type-attributes.ts';

/** A resource of the catalog, or a resource that another resource generated. */
export interface InstanceSource {
  readonly kind: ResourceKind;
  /** In any letter case; required only for instances of defines. */
  readonly type?: string;
  readonly title: string;
  readonly parameters: ReadonlyMap<string, GivenAttribute>;
  readonly place?: SourcePlace | undefined;
  readonly relationships?: readonly RelationshipOrigin[];
  readonly tags?: ReadonlySet<string>;
  readonly virtual?: boolean;
  readonly exported?: boolean;
  readonly purging?: boolean;
  /** Initial `details` of the resource. */
  readonly details?: object | undefined;
  /** True for a resource that every catalog has. */
  readonly implicit?: boolean;
  /** Source in the log, if it differs from the path of the containers. */
  readonly path?: string;
}

interface GivenAttribute {
  readonly name: string;
  readonly value: Value;
}

/**
 * True for component resources (class, instance of a define, node), which accept any attribute and act only through
 * their contents.
 */
export function isComponent({ kind }: InstanceSource): boolean {
  return kind === 'class' || kind === 'define' || kind === 'node';
}

/**
 * Returns the attributes that come from the title and the parameters, in the order in which Puppet sets them; unknown
 * attributes come last. `name` is replaced by the namevar.
 */
export function givenAttributes(type: ResourceTypeDefinition, source: InstanceSource): readonly GivenAttribute[] {
  return sortByRank(writtenAttributes(type, source), attributesOf(type));
}

/** Sorts in place. Uses insertion sort, because attributes are few and mostly in order. */
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
 * Returns the attributes set by the title, and then the parameters in written order. If an attribute occurs twice, the
 * later one counts, so a parameter overrides the title.
 */
export function writtenAttributes(type: ResourceTypeDefinition, source: InstanceSource): GivenAttribute[] {
  const { onlyNamevar } = attributesOf(type);
  const written: GivenAttribute[] = isComponent(source) ? [] : [...titleAttributes(type, source.title)];
  for (const parameter of source.parameters.values()) {
    const { value } = parameter;
    if (value === undefined) continue;
    const attribute: GivenAttribute = parameter.name === 'name' ? { name: onlyNamevar ?? 'name', value } : parameter;
    // Searches the list, because a resource has few attributes and a map of them would be used only once.
    const earlier = written.findIndex(({ name }) => name === attribute.name);
    if (earlier === -1) written.push(attribute);
    else written[earlier] = attribute;
  }
  return written;
}

/** Returns the value inside a `Sensitive`. */
export function unwrapped(value: Value): Value {
  return value instanceof SensitiveValue ? value.value : value;
}
