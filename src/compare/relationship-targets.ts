/** Targets of relationship attributes such as `require`, whose form does not matter. */
import type { CatalogResource } from '../engine/index.ts';

/** Attributes that are edges. */
export const RELATIONSHIPS: ReadonlySet<string> = new Set(['before', 'require', 'notify', 'subscribe']);

/** True for a relationship that names the same resources, possibly in another order or form (`X` and `[X]`). */
export function hasSameTargets(before: CatalogResource, after: CatalogResource, name: string): boolean {
  if (!RELATIONSHIPS.has(name)) return false;
  const targetsOf = ({ relationships }: CatalogResource): ReadonlySet<string> =>
    new Set(relationships.filter(({ parameter }) => parameter === name).map(({ target }) => target));
  const [old, now] = [targetsOf(before), targetsOf(after)];
  return old.size === now.size && [...old].every((each) => now.has(each));
}
