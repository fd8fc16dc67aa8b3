/** Lists the relationship targets of a resource, each with the statement that added it. */
import type { SourcePlace } from '../../diagnostics/span.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, isType, type Value } from '../../values/value.ts';
import { type ParameterOrigin, referenceText, type RelationshipOrigin } from '../catalog.ts';
import { flatten } from '../flatten.ts';
import { isRelationshipParameter } from '../declare/metaparameters.ts';
import { referenceOfValue } from '../names.ts';
import type { Resource, ResourceParameter } from '../resource.ts';

export function targetText(value: Value): string {
  // References in attributes have a label (see `toAttributeValue`).
  if (isType(value) && value.label !== undefined) return value.label;
  const reference = referenceOfValue(value);
  return reference === undefined ? rubyToString(value) : referenceText(reference);
}

const NONE: readonly RelationshipOrigin[] = [];

/** Lists the targets of a relationship attribute, each with the statement that added it. */
export function listTargets(parameter: ResourceParameter): readonly RelationshipOrigin[] {
  const { name, origin, place } = parameter;
  if (!isRelationshipParameter(name)) return NONE;
  if (parameter.contributions === undefined) {
    const { value } = parameter;
    if (!isArray(value)) return value === undefined ? NONE : [createOrigin(name, targetText(value), origin, place)];
    return withoutUndef(flatten(value)).map((each) => createOrigin(name, targetText(each), origin, place));
  }
  const contributed = new Map<string, RelationshipOrigin[]>();
  for (const each of parameter.contributions) {
    const same = contributed.get(each.target);
    if (same === undefined) contributed.set(each.target, [each]);
    else same.push(each);
  }
  const targets: RelationshipOrigin[] = [];
  for (const value of flatten(parameter.value)) {
    if (value === undefined) continue;
    const target = targetText(value);
    targets.push(contributed.get(target)?.shift() ?? createOrigin(name, target, origin, place));
  }
  return targets;
}

/** Removes undef from a list. If there is none, which is the usual case, returns the same list. */
export function withoutUndef(values: readonly Value[]): readonly Value[] {
  return values.includes(undefined) ? values.filter((value) => value !== undefined) : values;
}

function createOrigin(
  parameter: RelationshipOrigin['parameter'],
  target: string,
  origin: ParameterOrigin,
  place: SourcePlace | undefined,
): RelationshipOrigin {
  return place === undefined ? { parameter, target, origin } : { parameter, target, origin, place };
}

/**
 * Adds a target to a relationship attribute. Puppet uses `append` for arrows: it changes the attribute's array, which
 * other resources may share. Puppet uses `replace` in the function `require`: it creates a new attribute.
 */
export function addTarget(
  resource: Resource,
  name: 'before' | 'notify' | 'require',
  target: Value,
  how: {
    readonly origin: ParameterOrigin;
    readonly place: SourcePlace | undefined;
    readonly mode: 'append' | 'replace';
  },
): void {
  const { origin, place } = how;
  const contribution = createOrigin(name, targetText(target), origin, place);
  const current = resource.parameters.get(name);
  if (how.mode === 'append' && Array.isArray(current?.value)) {
    current.value.push(target);
    (current.contributions ??= []).push(contribution);
    return;
  }
  const earlier = current?.value === undefined ? [] : withoutUndef(flatten(current.value));
  const contributions = current === undefined ? [] : listTargets(current);
  resource.set({
    name,
    value: append(earlier, target),
    source: resource.source,
    place,
    origin,
    contributions: append(contributions, contribution),
  });
}

/**
 * Appends an item by copying the list. Most lists have one item, and an array that grows would reserve room for sixteen
 * more in V8.
 */
function append<T>(items: readonly T[], item: T): T[] {
  return items.length === 0 ? [item] : [...items, item];
}
