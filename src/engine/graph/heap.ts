/** A binary heap: the least item by `compare` comes out first. */
export class Heap<T> {
  readonly #items: T[] = [];
  readonly #compare: (a: T, b: T) => number;

  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#items.length;
  }

  /** The least item, which stays in the heap. */
  get first(): T | undefined {
    return this.#items[0];
  }

  push(item: T): void {
    const items = this.#items;
    let at = items.length;
    items.push(item);
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = items[above];
      if (parent === undefined || this.#compare(parent, item) <= 0) break;
      items[at] = parent;
      at = above;
    }
    items[at] = item;
  }

  pop(): T | undefined {
    const items = this.#items;
    const least = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return least;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const right = left + 1;
      const leftItem = items[left];
      if (leftItem === undefined) break;
      const rightItem = items[right];
      const isRight = rightItem !== undefined && this.#compare(rightItem, leftItem) < 0;
      const child = isRight ? rightItem : leftItem;
      if (this.#compare(child, last) >= 0) break;
      items[at] = child;
      at = isRight ? right : left;
    }
    items[at] = last;
    return least;
  }
}
