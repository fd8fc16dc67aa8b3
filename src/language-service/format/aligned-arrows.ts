/** Positions of arrows in hashes, selectors and attributes. */
import type { LayoutWalk } from './layout.ts';
import type { Spacing } from './spacing.ts';
import type { SourceRows } from './source-rows.ts';
import type { ArrowEntry, ArrowGroup } from './structure.ts';

/** A number is the common column of all arrows; `single` is one space after each key; `written` keeps the spaces. */
type GroupLayout = number | 'single' | 'written';

export class AlignedArrows {
  readonly #walk: LayoutWalk;
  readonly #spacing: Spacing;
  readonly #groups = new Map<number, ArrowGroup>();
  /** Decision for each group, made at its first arrow. */
  readonly #layouts = new Map<ArrowGroup, GroupLayout>();

  constructor(walk: LayoutWalk, spacing: Spacing) {
    this.#walk = walk;
    this.#spacing = spacing;
    for (const group of walk.structure.groups) for (const { arrow } of group.entries) this.#groups.set(arrow, group);
  }

  /** Spaces before an arrow; `end` is the end column of its key. */
  spaceBefore(arrow: number, end: number): number {
    const group = this.#groups.get(arrow);
    if (group === undefined) return 1;
    let layout = this.#layouts.get(group);
    if (layout === undefined) {
      layout = this.#layoutOf(group, arrow, end);
      this.#layouts.set(group, layout);
    }
    if (layout === 'single') return 1;
    return layout === 'written' ? Math.max(this.#spacing.written(arrow), 1) : Math.max(layout - end, 1);
  }

  #layoutOf(group: ArrowGroup, arrow: number, end: number): GroupLayout {
    const { source } = this.#walk;
    // A hash on one row is often aligned with the hashes above and below.
    if (!spansRows(source, group) && group.kind !== 'attributes') return 'written';
    if (!group.inResource && (group.kind === 'struct' || this.#isOnPurpose(group))) return 'written';
    if (!isOnRowsOfTheirOwn(source, group)) return 'single';
    return !group.inResource && this.#isFirstApart(group) ? 'single' : this.#columnOf(group, arrow, end);
  }

  /**
   * Checks whether the first key is beside the opening bracket, in a different column from the other keys, which begin
   * their rows.
   */
  #isFirstApart({ entries }: ArrowGroup): boolean {
    const walk = this.#walk;
    const { pieces, rows } = walk.source;
    const first = entries[0]?.key ?? 0;
    const secondRow = pieces[entries[1]?.key ?? 0]?.row ?? 0;
    if (rows[pieces[first]?.row ?? 0]?.lead === first) return false;
    return walk.columns[first] !== walk.itemIndent(walk.top, secondRow);
  }

  /**
   * Checks for a deliberate style: arrows aligned farther right than needed, or, with values on several rows, always
   * one space after the key.
   */
  #isOnPurpose({ entries }: ArrowGroup): boolean {
    const { pieces, rows } = this.#walk.source;
    const first = entries[0];
    const column = pieces[first?.arrow ?? 0]?.column;
    const keyColumn = pieces[first?.key ?? 0]?.column;
    let isAligned = true;
    let isSingle = true;
    let isLong = false;
    for (const [index, { key, arrow }] of entries.entries()) {
      const piece = pieces[arrow];
      const written = this.#spacing.written(arrow);
      if (piece === undefined || written === 0 || piece.gap.includes('\t') || rows[piece.row]?.lead !== key)
        return false;
      isAligned &&= piece.column === column && pieces[key]?.column === keyColumn;
      isSingle &&= written === 1;
      const next = entries[index + 1];
      if (next !== undefined) isLong ||= this.#rowOfCodeBefore(next.key) !== piece.row;
    }
    return isAligned || (isSingle && isLong);
  }

  #rowOfCodeBefore(index: number): number | undefined {
    const { pieces } = this.#walk.source;
    let at = index - 1;
    while (pieces[at]?.category === 'comment') at -= 1;
    return pieces[at]?.row;
  }

  #columnOf(group: ArrowGroup, arrow: number, end: number): number {
    const walk = this.#walk;
    let column = 0;
    for (const entry of group.entries) {
      const row = walk.source.pieces[entry.key]?.row ?? 0;
      let keyEnd = end;
      if (entry.arrow !== arrow) {
        const indent = walk.isFrozen(row) ? (walk.source.rows[row]?.indent ?? 0) : walk.itemIndent(walk.top, row);
        keyEnd = indent + this.#keyWidth(entry);
      }
      column = Math.max(column, keyEnd + 1);
    }
    return column;
  }

  #keyWidth({ key, arrow }: ArrowEntry): number {
    const { pieces } = this.#walk.source;
    let width = 0;
    for (let index = key; index < arrow; index++) {
      if (index > key) width += this.#spacing.before(index);
      width += pieces[index]?.width ?? 0;
    }
    return width;
  }
}

/** Checks that each of several entries begins a row; the first may be beside the opening bracket. */
function isOnRowsOfTheirOwn({ pieces, rows }: SourceRows, { entries }: ArrowGroup): boolean {
  if (entries.length < 2) return false;
  return entries.every(({ key, arrow }, index) => {
    const row = pieces[key]?.row ?? 0;
    if (pieces[arrow]?.row !== row || pieces[arrow]?.gap.includes('\n')) return false;
    if (index > 0) return rows[row]?.lead === key;
    return pieces[entries[1]?.key ?? 0]?.row !== row;
  });
}

/** Checks whether the arrows of a group are on several rows. */
export function spansRows({ pieces }: SourceRows, { entries }: ArrowGroup): boolean {
  const first = pieces[entries[0]?.arrow ?? 0]?.row;
  return entries.some(({ arrow }) => pieces[arrow]?.row !== first);
}
