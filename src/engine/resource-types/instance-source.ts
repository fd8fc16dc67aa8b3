/** What instances are made of, and in which order Puppet sets the attributes that they are given. */
import type { RelationshipOrigin, ResourceKind } from '../catalog/catalog.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import { SensitiveValue, type Value } from '../values/value.ts';
import type { ResourceTypeDefinition } from './definition.ts';
import { titleAttributes } from './title.ts';
import { attributesOf, type RankedAttribute } from './type-attributes.ts';

/** A resource of the catalog, or a resource that another one generated. */
export interface InstanceSource {
  readonly kind: ResourceKind;
  /** In any case; needed for instances of defines alone. */
  readonly type?: string;
  readonly title: string;
  readonly parameters: ReadonlyMap<string, { readonly name: string; readonly value: Value }>;
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
  /** Undefined for what the type does not know. */
  readonly known: RankedAttribute | undefined;
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
  const given: GivenAttribute[] = [];
  if (!isComponent(source)) {
    for (const { name, value } of titleAttributes(type, source.title)) {
      insert({ name, value, known: byName.get(name) }, given);
    }
  }
  for (const { name: written, value } of source.parameters.values()) {
    if (value === undefined) continue;
    const name = written === 'name' ? (onlyNamevar ?? written) : written;
    insert({ name, value, known: byName.get(name) }, given);
  }
  return given;
}

/** Puts an attribute behind those of the same rank or a lower one: nearly always at the end. */
function insert(attribute: GivenAttribute, given: GivenAttribute[]): void {
  const rank = rankOf(attribute);
  let at = given.length;
  while (at > 0 && rankOf(given[at - 1]) > rank) at -= 1;
  if (at === given.length) given.push(attribute);
  else given.splice(at, 0, attribute);
}

function rankOf(attribute: GivenAttribute | undefined): number {
  return attribute?.known?.rank ?? Infinity;
}

/** The value inside a `Sensitive`. */
export function unwrapped(value: Value): Value {
  return value instanceof SensitiveValue ? value.value : value;
}
