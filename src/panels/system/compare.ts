import type { JournalStepView, SystemArea } from '../../protocol/run.ts';

export interface Entry<View> {
  readonly key: string;
  readonly before: View | undefined;
  readonly after: View | undefined;
  readonly status: 'added' | 'removed' | 'changed' | 'same';
}

export function compareArea<View>(
  before: Readonly<Record<string, View>>,
  after: Readonly<Record<string, View>>,
): readonly Entry<View>[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted(byPath);
  return keys.map((key) => {
    const [from, to] = [before[key], after[key]];
    return { key, before: from, after: to, status: statusOf(from, to) };
  });
}

function statusOf<View>(before: View | undefined, after: View | undefined): Entry<View>['status'] {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  return before === after || JSON.stringify(before, shown) === JSON.stringify(after, shown) ? 'same' : 'changed';
}

/** Property of services that comparisons leave out: the journal grows at each restart, and is shown separately. */
const notCompared = 'journal';

function shown(key: string, value: unknown): unknown {
  return key === notCompared ? undefined : value;
}

/** Orders paths so that a directory's contents come right after it: `/etc/a` before `/etc-b`. */
function byPath(a: string, b: string): number {
  const [left, right] = [a.replaceAll('/', '\0'), b.replaceAll('/', '\0')];
  return left < right ? -1 : left > right ? 1 : 0;
}

export function findAuthors(
  journal: readonly JournalStepView[],
  step: number,
  area: SystemArea,
): ReadonlyMap<string, readonly string[]> {
  const authors = new Map<string, string[]>();
  for (const { ref, changes } of journal.slice(0, step)) {
    if (ref === undefined) continue;
    for (const change of changes) {
      if (change.area !== area) continue;
      const known = authors.get(change.key);
      if (known === undefined) authors.set(change.key, [ref]);
      else if (!known.includes(ref)) known.push(ref);
    }
  }
  return authors;
}

export interface PropertyChange {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly isChanged: boolean;
}

/** Returns each property of an entry with its values before and after the run. Leaves out properties in `except`. */
export function compareProperties(entry: Entry<object>, except: readonly string[] = []): readonly PropertyChange[] {
  const before = new Map(Object.entries(entry.before ?? {}).map(([name, value]) => [name, formatValue(value)]));
  const after = new Map(Object.entries(entry.after ?? {}).map(([name, value]) => [name, formatValue(value)]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => name !== notCompared && !except.includes(name))
    .map((name) => ({
      name,
      before: before.get(name),
      after: after.get(name),
      isChanged: before.get(name) !== after.get(name),
    }));
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(String).join(', ');
  return value === '' ? "''" : String(value);
}
