/** Finds the differences between two catalogs: in their resources, in the attributes, and in the order of resources. */
import {
  programString,
  referenceText,
  SensitiveValue,
  type Catalog,
  type CatalogResource,
  type SourcePlace,
} from '../engine/index.ts';
import { namedDifferences } from './named-differences.ts';
import { hasSameTargets } from './relationship-targets.ts';

export type CatalogChange =
  | {
      readonly kind: 'attribute';
      readonly resource: string;
      readonly attribute: string;
      readonly before: string | undefined;
      readonly after: string | undefined;
      readonly place: SourcePlace | undefined;
    }
  | { readonly kind: 'added' | 'removed'; readonly resource: string; readonly place: SourcePlace | undefined }
  /**
   * The resources that both catalogs contain are in a different order. Each list begins with the resource at the first
   * different position.
   */
  | { readonly kind: 'order'; readonly before: readonly string[]; readonly after: readonly string[] };

/**
 * Returns whether two printed values of an attribute count as equal. In old releases, the number 1 and the string '1'
 * are equal.
 */
type SameValue = (one: string, other: string) => boolean;

export function catalogChanges(before: Catalog, after: Catalog, sameValue: SameValue): readonly CatalogChange[] {
  const [old, now] = [byReference(before), byReference(after)];
  const changes: CatalogChange[] = [];
  for (const { name, before: was, after: is } of namedDifferences(old, now, () => false)) {
    if (is === undefined) changes.push({ kind: 'removed', resource: name, place: was?.place });
    else if (was === undefined) changes.push({ kind: 'added', resource: name, place: is.place });
    else changes.push(...attributeChanges(name, was, is, sameValue));
  }
  const [firstOrder, secondOrder] = [
    [...old.keys()].filter((reference) => now.has(reference)),
    [...now.keys()].filter((reference) => old.has(reference)),
  ];
  const at = firstOrder.findIndex((reference, index) => secondOrder[index] !== reference);
  if (at !== -1) {
    let end = firstOrder.length;
    while (end > at && firstOrder[end - 1] === secondOrder[end - 1]) end -= 1;
    changes.push({ kind: 'order', before: firstOrder.slice(at, end), after: secondOrder.slice(at, end) });
  }
  return changes;
}

export function byReference({ resources }: Catalog): ReadonlyMap<string, CatalogResource> {
  return new Map(resources.map((resource) => [referenceText(resource), resource]));
}

function attributeChanges(
  reference: string,
  before: CatalogResource,
  after: CatalogResource,
  sameValue: SameValue,
): readonly CatalogChange[] {
  const isSame = (was: string, is: string): boolean => was === is || sameValue(was, is);
  const [old, now] = [formatAttributes(before), formatAttributes(after)];
  const differing = namedDifferences(old, now, isSame)
    .filter(({ name }) => !hasSameTargets(before, after, name))
    .map(({ name, before: was, after: is }) => ({ name, was, is }));
  return [...differing, ...changedSecrets(before, after)].map(({ name, was, is }) => {
    const place = after.parameters.get(name)?.place ?? before.parameters.get(name)?.place ?? after.place;
    return { kind: 'attribute', resource: reference, attribute: name, before: was, after: is, place };
  });
}

/**
 * Printed for a Sensitive value that differs from the earlier one, because all Sensitive values are printed in the same
 * way.
 */
export const OTHER_SECRET = '#<Sensitive [another value redacted]>';

function changedSecrets(before: CatalogResource, after: CatalogResource) {
  return [...after.parameters.values()].flatMap(({ name, value }) => {
    const old = before.parameters.get(name)?.value;
    if (!(value instanceof SensitiveValue && old instanceof SensitiveValue)) return [];
    const isSame = programString(old.value) === programString(value.value);
    return isSame ? [] : [{ name, was: programString(old), is: OTHER_SECRET }];
  });
}

/** Returns the attributes of a resource in Puppet syntax. Also contains `virtual` and `exported` if they are true. */
export function formatAttributes({ parameters, virtual, exported }: CatalogResource): ReadonlyMap<string, string> {
  const attributes = new Map([...parameters.values()].map(({ name, value }) => [name, programString(value)]));
  if (virtual) attributes.set('virtual', 'true');
  if (exported) attributes.set('exported', 'true');
  return attributes;
}
