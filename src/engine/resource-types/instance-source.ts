/** What resources are made of. */
import type { RelationshipOrigin, ResourceKind } from '../catalog/catalog.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import { SensitiveValue, type Value } from '../values/value.ts';
import { attributePlan } from './attribute-plan.ts';
import type { ResourceTypeDefinition } from './definition.ts';
import { isSecret } from './sensitive.ts';
import { titleAttributes } from './title.ts';

/** A resource of the catalog, or something like it that another resource brought about. */
export interface InstanceSource {
  readonly kind: ResourceKind;
  readonly title: string;
  readonly parameters: ReadonlyMap<string, { readonly value: Value }>;
  readonly place?: SourcePlace | undefined;
  readonly relationships?: readonly RelationshipOrigin[];
  readonly tags?: ReadonlySet<string>;
  readonly virtual?: boolean;
  readonly exported?: boolean;
  readonly purging?: boolean;
  /** One of those that every catalog has. */
  readonly implicit?: boolean;
  /** The log's source where it is not the path of the containers. */
  readonly path?: string;
}

/** Whether it is a class, an instance of a define, or a node: what takes any attribute and acts through what it contains. */
export function isComponent({ kind }: InstanceSource): boolean {
  return kind === 'class' || kind === 'define' || kind === 'node';
}

/** The values as the source has them, by the attributes' own names, after those that the title stands for. */
export function givenValues(type: ResourceTypeDefinition, source: InstanceSource): Map<string, Value> {
  const { namevar = 'name' } = attributePlan(type);
  const given = isComponent(source) ? new Map<string, Value>() : titleAttributes(type, source.title);
  for (const [name, { value }] of source.parameters) {
    if (value === undefined) continue;
    given.set(name === 'name' ? namevar : name, value instanceof SensitiveValue ? value.value : value);
  }
  return given;
}

/** The attributes whose values must not be shown. */
export function secretNames(type: ResourceTypeDefinition, source: InstanceSource): readonly string[] {
  if (isComponent(source)) return NO_NAMES;
  let names: string[] | undefined;
  for (const [name, { value }] of source.parameters) {
    if (isSecret(value)) (names ??= []).push(name === 'name' ? (attributePlan(type).namevar ?? name) : name);
  }
  return names ?? NO_NAMES;
}

const NO_NAMES: readonly string[] = [];
