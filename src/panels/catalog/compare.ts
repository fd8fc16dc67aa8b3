/** What differs between the catalog of the last apply and the one at hand. */
import { namedDifferences } from '../../compare/named-differences.ts';
import type { CatalogView, ParameterView, ResourceView } from '../../protocol/analysis.ts';

interface AttributeChange {
  /** An attribute's name, or `contained in`, `declared as` for what is none. */
  readonly name: string;
  /** As the Puppet language would write it; undefined where there is none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Both are cut, and differ in what is not shown. */
  readonly differsLater?: true;
}

export interface CatalogChange {
  readonly ref: string;
  readonly status: 'added' | 'removed' | 'changed';
  /** The resource as it is, or as it was. */
  readonly resource: ResourceView;
  readonly attributes: readonly AttributeChange[];
}

/** Added and changed resources in the order of the catalog at hand, then those that are gone. */
export function compareCatalogs(before: CatalogView, after: CatalogView): readonly CatalogChange[] {
  // The order is that of the catalog at hand: it is compared to the earlier one, and what that has beyond it comes last.
  const differing = namedDifferences(byRef(after), byRef(before), () => false);
  return differing.flatMap(({ name: ref, before: now, after: old }): readonly CatalogChange[] => {
    const resource = now ?? old;
    const attributes = changes(old, now);
    if (resource === undefined) return [];
    if (now !== undefined && old !== undefined)
      return attributes.length === 0 ? [] : [{ ref, status: 'changed', resource, attributes }];
    return [{ ref, status: old === undefined ? 'added' : 'removed', resource, attributes }];
  });
}

function byRef({ resources }: CatalogView): ReadonlyMap<string, ResourceView> {
  return new Map(resources.map((resource) => [resource.ref, resource]));
}

function changes(before: ResourceView | undefined, after: ResourceView | undefined): readonly AttributeChange[] {
  const isSame = (is: ShownValue, was: ShownValue): boolean => is.text === was.text && is.digest === was.digest;
  return namedDifferences(attributesOf(after), attributesOf(before), isSame).map(({ name, before: is, after: was }) => {
    const change = { name, before: was?.text, after: is?.text };
    return was?.text === is?.text ? { ...change, differsLater: true } : change;
  });
}

type ShownValue = Pick<ParameterView, 'text' | 'digest'>;

function attributesOf(resource: ResourceView | undefined): ReadonlyMap<string, ShownValue> {
  if (resource === undefined) return new Map();
  const { parameters, container, virtual, exported } = resource;
  return new Map<string, ShownValue>([
    ...parameters.map((parameter) => [parameter.name, parameter] as const),
    ...(container === undefined ? [] : [['contained in', { text: container }] as const]),
    ...(exported
      ? [['declared as', { text: 'exported' }] as const]
      : virtual
        ? [['declared as', { text: 'virtual' }] as const]
        : []),
  ]);
}
