/**
 * Decides which body of code declares each resource of a catalog: the body of the class, define or node that contains
 * it, or the top of `site.pp`.
 */
import { referenceText, type Catalog, type CatalogResource } from '../../../engine/index.ts';

export type Item =
  | { readonly kind: 'resource'; readonly resource: CatalogResource }
  /** The first declaration of a class, with `include` or as a resource-like declaration. */
  | { readonly kind: 'class'; readonly resource: CatalogResource; readonly isContained: boolean }
  /** An additional `contain` in this body, for a class that another body declares. */
  | { readonly kind: 'contain'; readonly resource: CatalogResource };

export interface Nesting {
  readonly main: CatalogResource | undefined;
  /** Items of each body, by the reference of the container. The key for the top of `site.pp` is `TOP`. */
  readonly bodies: ReadonlyMap<string, readonly Item[]>;
}

/** Key of the body at the top of `site.pp`. */
export const TOP = '';

export function findNesting({ resources, containment }: Catalog): Nesting {
  const order = new Map(resources.map((resource, index) => [resource, index] as const));
  const containers = new Map<CatalogResource, CatalogResource[]>();
  for (const { container, contained } of containment) {
    if (container.kind === 'stage' || container.kind === 'native') continue;
    const known = containers.get(contained);
    if (known === undefined) containers.set(contained, [container]);
    else known.push(container);
  }
  const placed: { readonly body: string; readonly at: number; readonly item: Item }[] = [];
  for (const [index, resource] of resources.entries()) {
    if (isAutomatic(resource)) continue;
    const all = (containers.get(resource) ?? []).toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    const [first, ...others] = all;
    if (resource.kind !== 'class') {
      placed.push({ body: bodyKey(first), at: index, item: { kind: 'resource', resource } });
      continue;
    }
    const isInside = first !== undefined && (order.get(first) ?? 0) < index;
    const includer = isInside ? first : findIncluder(resource, resources.slice(0, index));
    placed.push({ body: bodyKey(includer), at: index, item: { kind: 'class', resource, isContained: isInside } });
    for (const other of isInside ? others : all)
      placed.push({ body: bodyKey(other), at: index, item: { kind: 'contain', resource } });
  }
  const bodies = new Map<string, Item[]>();
  for (const { body, item } of placed.toSorted((a, b) => a.at - b.at)) {
    const known = bodies.get(body);
    if (known === undefined) bodies.set(body, [item]);
    else known.push(item);
  }
  return { main: resources.find(isMain), bodies };
}

/** True for resources that every compilation adds. */
export function isAutomatic({ kind, title }: CatalogResource): boolean {
  return (
    (kind === 'stage' && title === 'main') ||
    (kind === 'class' && (title.toLowerCase() === 'settings' || title === 'main'))
  );
}

export function isMain({ kind, title }: CatalogResource): boolean {
  return kind === 'class' && title === 'main';
}

function bodyKey(container: CatalogResource | undefined): string {
  return container === undefined || isMain(container) ? TOP : referenceText(container);
}

/**
 * Finds the class or node that probably included a class. Catalogs do not record this, but a class has all tags of the
 * code that first included it.
 */
function findIncluder({ tags }: CatalogResource, earlier: readonly CatalogResource[]): CatalogResource | undefined {
  let found: CatalogResource | undefined;
  for (const each of earlier) {
    if ((each.kind !== 'class' && each.kind !== 'node') || isAutomatic(each)) continue;
    if (found !== undefined && each.tags.size < found.tags.size) continue;
    if (each.tags.size > 1 && [...each.tags].every((tag) => tags.has(tag))) found = each;
  }
  return found;
}
