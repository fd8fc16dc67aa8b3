/** What resources are made of. */
import type { RelationshipOrigin, ResourceKind } from '../catalog/catalog.ts';
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
  /** In any case; needed for instances of defines alone. */
  readonly type?: string;
  readonly title: string;
  readonly parameters: ReadonlyMap<string, { readonly value: Value }>;
  /** The same as a list, where there is one at hand. */
  readonly parameterList?: readonly NamedValue[];
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

/**
 * The attribute for which the title stands as it is; undefined where it stands for none, or must be taken apart. Its value comes
 * before those of the list.
 */
export function titleAttribute(type: ResourceTypeDefinition, source: InstanceSource): string | undefined {
  return isComponent(source) ? undefined : plainTitleAttribute(type, source.title);
}

/**
 * What a resource is given beside that: as it stands in the source, with nothing that is undefined; begins with what a title
 * says that was taken apart.
 */
export function givenValues(
  type: ResourceTypeDefinition,
  source: InstanceSource,
  titled: string | undefined,
): readonly NamedValue[] {
  const list = parameterList(source);
  if (titled !== undefined || isComponent(source)) return list;
  const parts = titleAttributes(type, source.title).map(([name, value]): NamedValue => ({ name, value }));
  return [...parts, ...list];
}

function parameterList(source: InstanceSource): readonly NamedValue[] {
  const list = source.parameterList ?? listed(source.parameters);
  for (const { value } of list) if (value === undefined) return list.filter((each) => each.value !== undefined);
  return list;
}

function listed(parameters: InstanceSource['parameters']): readonly NamedValue[] {
  return Array.from(parameters, ([name, { value }]): NamedValue => ({ name, value }));
}

/** How values are to be set. */
export function layoutOf(
  plan: AttributePlan,
  titled: string | undefined,
  list: readonly NamedValue[],
): AttributeLayout {
  let at = titled === undefined ? plan.layouts : plan.layouts.after(titled);
  for (const { name } of list) at = at.after(name);
  return at.layout;
}

/** What is kept of a value: of a secret the secret itself. */
export function unwrapped(value: Value): Value {
  return value instanceof SensitiveValue ? value.value : value;
}

/** The attributes whose values must not be shown. */
export function secretNames(type: ResourceTypeDefinition, list: readonly NamedValue[]): readonly string[] {
  let names = NO_NAMES;
  for (const { name, value } of list) {
    if (isSecret(value)) names = names.concat(name === 'name' ? (attributePlan(type).namevar ?? name) : name);
  }
  return names;
}

const NO_NAMES: readonly string[] = [];
