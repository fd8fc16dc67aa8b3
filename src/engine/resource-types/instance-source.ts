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

/** What the title stands for and what the source has, as it stands there; nothing that is undefined. */
export function valuesOf(type: ResourceTypeDefinition, source: InstanceSource): readonly NamedValue[] {
  const given = parameterList(source);
  if (isComponent(source)) return given;
  const plain = plainTitleAttribute(type, source.title);
  const named =
    plain === undefined
      ? titleAttributes(type, source.title).map(([name, value]) => ({ name, value }))
      : { name: plain, value: source.title };
  return EMPTY.concat(named, given);
}

const EMPTY: readonly NamedValue[] = [];

function parameterList({ parameters }: InstanceSource): readonly NamedValue[] {
  const list =
    parameters instanceof NamedMap
      ? parameters.list
      : Array.from(parameters, ([name, { value }]): NamedValue => ({ name, value }));
  return list.every(isGiven) ? list : list.filter(isGiven);
}

function isGiven({ value }: NamedValue): boolean {
  return value !== undefined;
}

/** How values are to be set. */
export function layoutOf(plan: AttributePlan, values: readonly NamedValue[]): AttributeLayout {
  let at = plan.layouts;
  for (const { name } of values) at = at.after(name);
  return at.layout;
}

/** What is kept of a value: the secret itself. */
export function plainValue(value: Value): Value {
  return value instanceof SensitiveValue ? value.value : value;
}

/** The attributes whose values must not be shown. */
export function secretNames(type: ResourceTypeDefinition, source: InstanceSource): readonly string[] {
  if (isComponent(source)) return NO_NAMES;
  return parameterList(source).flatMap(({ name, value }) =>
    isSecret(value) ? (name === 'name' ? (attributePlan(type).namevar ?? name) : name) : [],
  );
}

const NO_NAMES: readonly string[] = [];
