/** What resources are made of. */
import type { RelationshipOrigin, ResourceKind } from '../catalog/catalog.ts';
import { NamedMap } from '../catalog/named-map.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import { SensitiveValue, type Value } from '../values/value.ts';
import type { AttributeLayout } from './attribute-layout.ts';
import { attributePlan, type AttributePlan } from './attribute-plan.ts';
import type { ResourceTypeDefinition } from './definition.ts';
import { isSecret } from './sensitive.ts';
import { plainTitleAttribute, titleAttributes } from './title.ts';

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

/** A value beside the name by which it was given. */
export interface NamedValue {
  readonly name: string;
  readonly value: Value;
}

/** What a resource is given: what its title stands for, and what its source has. */
export interface SourceValues {
  /** The title, where it stands for one attribute as it is; it comes before the list. */
  readonly title: NamedValue | undefined;
  /** As it stands in the source, with nothing that is undefined; begins with what a title says that was taken apart. */
  readonly list: readonly NamedValue[];
}

export function valuesOf(type: ResourceTypeDefinition, source: InstanceSource): SourceValues {
  const list = parameterList(source);
  if (isComponent(source)) return { title: undefined, list };
  const name = plainTitleAttribute(type, source.title);
  if (name !== undefined) return { title: { name, value: source.title }, list };
  const parts = titleAttributes(type, source.title).map(([each, value]): NamedValue => ({ name: each, value }));
  return { title: undefined, list: [...parts, ...list] };
}

function parameterList({ parameters }: InstanceSource): readonly NamedValue[] {
  const list =
    parameters instanceof NamedMap
      ? parameters.list
      : Array.from(parameters, ([name, { value }]): NamedValue => ({ name, value }));
  for (const { value } of list) if (value === undefined) return list.filter((each) => each.value !== undefined);
  return list;
}

/** How values are to be set. */
export function layoutOf(plan: AttributePlan, { title, list }: SourceValues): AttributeLayout {
  let at = title === undefined ? plan.layouts : plan.layouts.after(title.name);
  for (const { name } of list) at = at.after(name);
  return at.layout;
}

/** The value of a slot, and what is kept of it: of a secret the secret itself. */
export function valueAt({ title, list }: SourceValues, at: number): Value {
  const given = title === undefined ? list[at] : at === 0 ? title : list[at - 1];
  return given?.value instanceof SensitiveValue ? given.value.value : given?.value;
}

/** The attributes whose values must not be shown. */
export function secretNames(type: ResourceTypeDefinition, { list }: SourceValues): readonly string[] {
  let names = NO_NAMES;
  for (const { name, value } of list) {
    if (isSecret(value)) names = names.concat(name === 'name' ? (attributePlan(type).namevar ?? name) : name);
  }
  return names;
}

const NO_NAMES: readonly string[] = [];
