/** What differs between the catalog of the last apply and the one at hand. */
import type { CatalogView, ParameterView, ResourceView } from '../../protocol/analysis.ts';

export interface AttributeChange {
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
  const earlier = new Map(before.resources.map((resource) => [resource.ref, resource]));
  const now = new Set(after.resources.map(({ ref }) => ref));
  return [
    ...after.resources.flatMap((resource): readonly CatalogChange[] => {
      const { ref } = resource;
      const old = earlier.get(ref);
      if (old === undefined) return [{ ref, status: 'added', resource, attributes: changes(undefined, resource) }];
      const attributes = changes(old, resource);
      return attributes.length === 0 ? [] : [{ ref, status: 'changed', resource, attributes }];
    }),
    ...before.resources
      .filter(({ ref }) => !now.has(ref))
      .map((resource): CatalogChange => {
        return { ref: resource.ref, status: 'removed', resource, attributes: changes(resource, undefined) };
      }),
  ];
}

function changes(before: ResourceView | undefined, after: ResourceView | undefined): readonly AttributeChange[] {
  const [old, now] = [attributesOf(before), attributesOf(after)];
  const names = new Set([...now.keys(), ...old.keys()]);
  return [...names].flatMap((name): readonly AttributeChange[] => {
    const [was, is] = [old.get(name), now.get(name)];
    const change = { name, before: was?.text, after: is?.text };
    if (was?.text !== is?.text) return [change];
    return was?.digest === is?.digest ? [] : [{ ...change, differsLater: true }];
  });
}

function attributesOf(resource: ResourceView | undefined): ReadonlyMap<string, Pick<ParameterView, 'text' | 'digest'>> {
  if (resource === undefined) return new Map();
  const { parameters, container, virtual, exported } = resource;
  return new Map<string, Pick<ParameterView, 'text' | 'digest'>>([
    ...parameters.map((parameter) => [parameter.name, parameter] as const),
    ...(container === undefined ? [] : [['contained in', { text: container }] as const]),
    ...(exported
      ? [['declared as', { text: 'exported' }] as const]
      : virtual
        ? [['declared as', { text: 'virtual' }] as const]
        : []),
  ]);
}
