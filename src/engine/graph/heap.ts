/** A binary heap, which returns the least item by `compare` first. */
export class Heap<T> {
  readonly #items: T[] = [];
  readonly #compare: (a: T, b: T) => number;

  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#items.length;
  }

  get first(): T | undefined {
    return this.#items[0];
  }

  push(item: T): void {
    this.#rise(item, this.#items.push(item) - 1);
  }

  pop(): T | undefined {
    const items = this.#items;
    const least = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return least;
    // Moves the gap down to a leaf before placing the last item, because that item nearly always belongs near a leaf.
    // Comparing it at each level would take twice as long.
    let gap = 0;
    for (;;) {
      const left = 2 * gap + 1;
      const leftItem = items[left];
      if (leftItem === undefined) break;
      const rightItem = items[left + 1];
      const isRight = rightItem !== undefined && this.#compare(rightItem, leftItem) < 0;
      items[gap] = isRight ? rightItem : leftItem;
      gap = isRight ? left + 1 : left;
    }
    this.#rise(last, gap);
    return least;
  }

  #rise(item: T, gap: number): void {
    const items = this.#items;
    let at = gap;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = items[above];
      if (parent === undefined || this.#compare(parent, item) <= 0) break;
      items[at] = parent;
      at = above;
    }
    items[at] = item;
  }
}
