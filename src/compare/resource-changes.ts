/** Changes of a catalog in readable form: one entry per resource, with all attributes that differ. */
import type { Catalog, CatalogResource, SourcePlace } from '../engine/index.ts';
import type { AttributeChangeView, ResourceChangeView } from '../protocol/nodes/nodes.ts';
import { formatAttributes, byReference, catalogChanges, OTHER_SECRET, type CatalogChange } from './catalog-changes.ts';

/** Maximum number of characters of a value; longer values are cut. */
const LONGEST_VALUE = 20_000;

/**
 * Returns the differences between two catalogs, in the order of the earlier catalog. New resources come last. Values
 * for which `sameValue` is true count as equal.
 */
export function resourceChanges(
  before: Catalog,
  after: Catalog,
  sameValue: (one: string, other: string) => boolean = (one, other) => one === other,
): readonly ResourceChangeView[] {
  const changes = catalogChanges(before, after, sameValue);
  const [old, now] = [byReference(before), byReference(after)];
  const whole = changes.flatMap((change): readonly ResourceChangeView[] => {
    if (change.kind === 'order') return [orderChange(change)];
    if (change.kind === 'attribute') return [];
    const resource = (change.kind === 'added' ? now : old).get(change.resource);
    if (resource === undefined) return [];
    return [
      {
        resource: change.resource,
        status: change.kind,
        attributes: [...formatAttributes(resource).keys()].map((name) =>
          change.kind === 'added' ? attribute(name, undefined, resource) : attribute(name, resource, undefined),
        ),
        ...placed(change.place),
      },
    ];
  });
  const changed = new Map<string, Extract<CatalogChange, { readonly kind: 'attribute' }>[]>();
  for (const change of changes) {
    if (change.kind !== 'attribute') continue;
    const { resource } = change;
    changed.set(resource, [...(changed.get(resource) ?? []), change]);
  }
  const parts = [...changed].map(([resource, own]): ResourceChangeView => ({
    resource,
    status: 'changed',
    attributes: own.map((change) => ({
      ...attribute(change.attribute, old.get(resource), now.get(resource)),
      ...secretChange(change),
    })),
    ...placed(own[0]?.place),
  }));
  return [...parts, ...whole];
}

function orderChange({ before, after }: Extract<CatalogChange, { readonly kind: 'order' }>): ResourceChangeView {
  const list = (references: readonly string[]): string => cut(references.join('\n'));
  return {
    resource: after[0] ?? '',
    status: 'order',
    attributes: [{ name: 'order', before: list(before), after: list(after) }],
  };
}

/**
 * Returns the change of an attribute. If at least one value has several lines, both are raw strings for a comparison
 * line by line. Other values are in Puppet syntax.
 */
function attribute(
  name: string,
  before: CatalogResource | undefined,
  after: CatalogResource | undefined,
): AttributeChangeView {
  const [was, is] = [readAttribute(before, name), readAttribute(after, name)];
  const isText =
    (was.isText || is.isText) && [was, is].every(({ plain, written }) => plain !== undefined || written === undefined);
  const [old, now] = isText ? [was.plain, is.plain] : [was.written, is.written];
  return {
    name,
    ...(old === undefined ? {} : { before: cut(old) }),
    ...(now === undefined ? {} : { after: cut(now) }),
    ...(isText ? { isText } : {}),
  };
}

/** Marks a changed Sensitive value as different, because all Sensitive values are printed in the same way. */
function secretChange({ before, after }: Extract<CatalogChange, { readonly kind: 'attribute' }>) {
  return after === OTHER_SECRET && before !== undefined ? { before, after } : {};
}

interface AttributeText {
  /** The value in Puppet syntax. Undefined if the resource does not have the attribute. */
  readonly written: string | undefined;
  readonly plain: string | undefined;
  readonly isText: boolean;
}

function readAttribute(resource: CatalogResource | undefined, name: string): AttributeText {
  if (resource === undefined) return { written: undefined, plain: undefined, isText: false };
  const value = resource.parameters.get(name)?.value;
  const plain = typeof value === 'string' ? value : undefined;
  return { written: formatAttributes(resource).get(name), plain, isText: plain?.includes('\n') ?? false };
}

function cut(text: string): string {
  return text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE)}…`;
}

function placed(place: SourcePlace | undefined): Pick<ResourceChangeView, 'place'> {
  return place === undefined ? {} : { place: { file: place.file, line: place.line } };
}
