/** Differences between two lists of named items: the resources of two catalogs, the attributes of two resources. */

interface NamedDifference<Thing> {
  readonly name: string;
  /** Undefined for an added item. `after` is undefined for a removed item. At least one of them is defined. */
  readonly before: Thing | undefined;
  readonly after: Thing | undefined;
}

/** Returns changed and removed items in the earlier order, and then added items. */
export function namedDifferences<Thing>(
  before: ReadonlyMap<string, Thing>,
  after: ReadonlyMap<string, Thing>,
  isSame: (one: Thing, other: Thing) => boolean,
): readonly NamedDifference<Thing>[] {
  const found: NamedDifference<Thing>[] = [];
  for (const [name, was] of before) {
    const is = after.get(name);
    if (is === undefined || !isSame(was, is)) found.push({ name, before: was, after: is });
  }
  for (const [name, is] of after) if (!before.has(name)) found.push({ name, before: undefined, after: is });
  return found;
}
