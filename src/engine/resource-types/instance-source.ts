/** What resources are made of. */
import type { RelationshipOrigin, ResourceKind } from '../catalog/catalog.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import { SensitiveValue, type Value } from '../values/value.ts';
import { attributePlan, type AttributePlan, type PlannedAttribute } from './attribute-plan.ts';
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

/** One value of a source by the attribute's own name. */
export interface GivenValue {
  readonly name: string;
  /** Undefined for what the type does not know. */
  readonly planned: PlannedAttribute | undefined;
  value: Value;
}

/** What the title stands for and what the source has, in the order in which Puppet sets it; what the type does not know comes last. */
export function givenValues(type: ResourceTypeDefinition, source: InstanceSource): readonly GivenValue[] {
  const plan = attributePlan(type);
  const { namevar = 'name' } = plan;
  const given: GivenValue[] = [];
  if (!isComponent(source)) {
    for (const [name, value] of titleAttributes(type, source.title)) give(given, plan, name, value);
  }
  for (const [name, { value }] of source.parameters) {
    if (value === undefined) continue;
    give(given, plan, name === 'name' ? namevar : name, value instanceof SensitiveValue ? value.value : value);
  }
  return given;
}

/** Puts a value in its place, in that of an earlier one of the same name. There are few, and most come in order. */
function give(given: GivenValue[], { attributes }: AttributePlan, name: string, value: Value): void {
  const planned = attributes.get(name);
  const rank = planned?.rank ?? Infinity;
  let at = given.length;
  for (let before = given[at - 1]; before !== undefined; before = given[at - 1]) {
    if (before.name === name) {
      before.value = value;
      return;
    }
    if ((before.planned?.rank ?? Infinity) <= rank) break;
    at -= 1;
  }
  if (at === given.length) given.push({ name, planned, value });
  else given.splice(at, 0, { name, planned, value });
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
