/** Up to this size a list is looked through faster than a set is asked, and takes a third of the room. */
const FEW = 12;

/** The tags of one resource while the catalog is built, in the order in which they came. Nearly always there are few. */
export class TagList implements Iterable<string> {
  readonly #tags: string[] = [];
  /** The same tags, once there are many. */
  #index: Set<string> | undefined;

  has(tag: string): boolean {
    return this.#index === undefined ? this.#tags.includes(tag) : this.#index.has(tag);
  }

  add(tag: string): void {
    if (this.has(tag)) return;
    this.#tags.push(tag);
    if (this.#index !== undefined) this.#index.add(tag);
    else if (this.#tags.length > FEW) this.#index = new Set(this.#tags);
  }

  addAll(other: TagList): void {
    for (const tag of other.#tags) this.add(tag);
  }

  toSet(): ReadonlySet<string> {
    return new Set(this.#tags);
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#tags.values();
  }
}
