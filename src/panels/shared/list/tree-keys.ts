/**
 * Handles the keys of a tree, independent of its rendering. See the tree pattern in
 * https://www.w3.org/WAI/ARIA/apg/patterns/treeview/.
 */

/** A row of a tree, as far as keys depend on it. */
export interface TreeRow {
  readonly id: string;
  /** Level of the row, counted from 1. */
  readonly level: number;
  /** True if the row is expanded; undefined for a row without children. */
  readonly isExpanded: boolean | undefined;
  /** Beginning of the row's accessible name, in which typed letters are searched. */
  readonly text: string;
  /** Other visible text of the row, because the accessible name must contain all of it (WCAG 2.5.3). */
  readonly more?: string | undefined;
}

type TreeMove =
  | { readonly kind: 'move'; readonly index: number }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'act' };

/**
 * Returns the action of a key on a row, or undefined for a key that a tree does not use. `page` is the number of
 * visible rows.
 */
export function treeMove(key: string, rows: readonly TreeRow[], index: number, page: number): TreeMove | undefined {
  const last = rows.length - 1;
  const row = rows[index];
  const to = (next: number): TreeMove => ({ kind: 'move', index: Math.max(0, Math.min(last, next)) });
  switch (key) {
    case 'ArrowDown':
      return to(index + 1);
    case 'ArrowUp':
      return to(index - 1);
    case 'PageDown':
      return to(index + page);
    case 'PageUp':
      return to(index - page);
    case 'Home':
      return to(0);
    case 'End':
      return to(last);
    case 'ArrowRight':
      if (row?.isExpanded === false) return { kind: 'toggle' };
      return row?.isExpanded === true && (rows[index + 1]?.level ?? 0) > row.level ? to(index + 1) : undefined;
    case 'ArrowLeft':
      if (row?.isExpanded === true) return { kind: 'toggle' };
      return row === undefined || row.level === 1 ? undefined : to(parentIndex(rows, index));
    case 'Enter':
    case ' ':
      return { kind: 'act' };
    default:
      return undefined;
  }
}

/** Returns the id of the row to focus after a row was removed: the nearest remaining row below, or else above. */
export function nextRowLeft(
  before: readonly TreeRow[],
  removed: string,
  left: { readonly has: (id: string) => boolean },
): string | undefined {
  const index = before.findIndex(({ id }) => id === removed);
  if (index === -1) return undefined;
  const nearest = [...before.slice(index + 1), ...before.slice(0, index).toReversed()];
  return nearest.find(({ id }) => left.has(id))?.id;
}

function parentIndex(rows: readonly TreeRow[], index: number): number {
  const level = rows[index]?.level ?? 1;
  for (let above = index - 1; above >= 0; above -= 1) if ((rows[above]?.level ?? 0) < level) return above;
  return index;
}

/** Returns the next row whose text begins with the typed letters, or else one that contains them. */
export function typeAhead(rows: readonly TreeRow[], index: number, typed: string): number | undefined {
  const wanted = typed.toLowerCase();
  const order = rows.map((_, offset) => (index + offset + (typed.length === 1 ? 1 : 0)) % rows.length);
  const found =
    order.find((at) => rows[at]?.text.toLowerCase().startsWith(wanted)) ??
    order.find((at) => rows[at]?.text.toLowerCase().includes(wanted));
  return found;
}

export function siblingCounts(
  rows: readonly TreeRow[],
): readonly { readonly position: number; readonly size: number }[] {
  const groups: { size: number }[] = [];
  const placed = rows.map(({ level }) => {
    groups.length = Math.min(groups.length, level);
    const siblings = (groups[level - 1] ??= { size: 0 });
    siblings.size += 1;
    return { position: siblings.size, siblings };
  });
  return placed.map(({ position, siblings }) => ({ position, size: siblings.size }));
}
