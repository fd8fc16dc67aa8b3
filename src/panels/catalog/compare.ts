/** Compares the current catalog with that of the last apply, or of a file. */
import { namedDifferences } from '../../compare/named-differences.ts';
import type { CatalogView, ParameterView, ResourceView } from '../../protocol/analysis.ts';

interface AttributeChange {
  /** Name of an attribute, or `contained in` or `declared as` for a property that is not an attribute. */
  readonly name: string;
  /** Value in Puppet syntax; undefined if there is none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** True if the values are shortened, and differ only after the shown part. */
  readonly differsLater?: true;
}

export interface CatalogChange {
  readonly ref: string;
  readonly status: 'added' | 'removed' | 'changed';
  /** The resource in the current catalog. If it was removed, the resource in the earlier catalog. */
  readonly resource: ResourceView;
  readonly attributes: readonly AttributeChange[];
}

/** Returns added and changed resources in the order of the current catalog, and then removed resources. */
export function compareCatalogs(before: CatalogView, after: CatalogView): readonly CatalogChange[] {
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
  return namedDifferences(listAttributes(after), listAttributes(before), isSame)
    .filter(({ name, before: is, after: was }) => !isSameTarget(name, is?.text, was?.text))
    .map(({ name, before: is, after: was }) => {
      const change = { name, before: was?.text, after: is?.text };
      return was?.text === is?.text ? { ...change, differsLater: true } : change;
    });
}

const RELATIONSHIPS: ReadonlySet<string> = new Set(['before', 'require', 'notify', 'subscribe']);

/**
 * Returns whether a relationship has the same target before and after, although one value is written as `X` and the
 * other as `[X]`.
 */
function isSameTarget(name: string, is: string | undefined, was: string | undefined): boolean {
  if (!RELATIONSHIPS.has(name) || is === undefined || was === undefined || is === was) return false;
  return is === `[${was}]` || was === `[${is}]`;
}

type ShownValue = Pick<ParameterView, 'text' | 'digest'>;

function listAttributes(resource: ResourceView | undefined): ReadonlyMap<string, ShownValue> {
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
