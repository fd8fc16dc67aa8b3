/**
 * Difference between an answer and the previous one. Answers for 1,000 resources are large: reading a whole answer
 * blocks the page for many milliseconds at each key press, although a key press changes little. Unchanged parts keep
 * their identity on the page, so that derived values stay valid.
 *
 * Works on plain data: arrays, objects without own prototypes, and values that compare by `===`.
 */
export type Delta =
  | { readonly kind: 'same' }
  | { readonly kind: 'value'; readonly value: unknown }
  /** Keys with new values, and removed keys. */
  | {
      readonly kind: 'object';
      readonly changed: readonly (readonly [string, Delta])[];
      readonly gone: readonly string[];
    }
  /** Replaces `removed` items, from index `at` on, with `items`. */
  | { readonly kind: 'splice'; readonly at: number; readonly removed: number; readonly items: readonly unknown[] }
  | { readonly kind: 'items'; readonly changed: readonly (readonly [number, Delta])[] };

const same: Delta = { kind: 'same' };

/** Computes the delta that turns `before` into `after`, in time linear in the size of both. */
export function computeDelta(before: unknown, after: unknown): Delta {
  if (before === after) return same;
  if (Array.isArray(before) && Array.isArray(after)) return listDelta(before, after);
  if (isRecord(before) && isRecord(after)) return objectDelta(before, after);
  return { kind: 'value', value: after };
}

function listDelta(before: readonly unknown[], after: readonly unknown[]): Delta {
  if (before.length === after.length) {
    const changed = after.flatMap((item, index): (readonly [number, Delta])[] => {
      const delta = computeDelta(before[index], item);
      return delta.kind === 'same' ? [] : [[index, delta]];
    });
    return changed.length === 0 ? same : { kind: 'items', changed };
  }
  const shorter = Math.min(before.length, after.length);
  const isEqual = (one: unknown, other: unknown): boolean => computeDelta(one, other).kind === 'same';
  let at = 0;
  while (at < shorter && isEqual(before[at], after[at])) at += 1;
  let tail = 0;
  while (tail < shorter - at && isEqual(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  return { kind: 'splice', at, removed: before.length - at - tail, items: after.slice(at, after.length - tail) };
}

function objectDelta(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): Delta {
  const changed: (readonly [string, Delta])[] = [];
  for (const [key, value] of Object.entries(after)) {
    const delta: Delta = Object.hasOwn(before, key) ? computeDelta(before[key], value) : { kind: 'value', value };
    if (delta.kind !== 'same') changed.push([key, delta]);
  }
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return changed.length === 0 && gone.length === 0 ? same : { kind: 'object', changed, gone };
}

/**
 * Applies a delta: rebuilds the sender's value from the receiver's previous value. Unchanged parts keep their identity.
 */
export function withDelta(before: unknown, delta: Delta): unknown {
  switch (delta.kind) {
    case 'same':
      return before;
    case 'value':
      return delta.value;
    case 'object': {
      const next = new Map(Object.entries(isRecord(before) ? before : {}));
      for (const key of delta.gone) next.delete(key);
      for (const [key, inner] of delta.changed) next.set(key, withDelta(next.get(key), inner));
      return Object.fromEntries(next);
    }
    case 'splice': {
      const list: readonly unknown[] = Array.isArray(before) ? before : [];
      return [...list.slice(0, delta.at), ...delta.items, ...list.slice(delta.at + delta.removed)];
    }
    case 'items': {
      const next: unknown[] = Array.isArray(before) ? [...before] : [];
      for (const [index, inner] of delta.changed) next[index] = withDelta(next[index], inner);
      return next;
    }
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
