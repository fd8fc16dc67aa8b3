/**
 * Up to this size a list is looked through faster than a set is asked, and it is made anew for each addition: lists that grow
 * keep room for sixteen more, and very many of these live long.
 */
const FEW = 12;

/** The tags of one resource, in the order in which they came. Nearly always there are few. */
export class TagList implements ReadonlySet<string> {
  #tags: string[] = [];
  /** The same tags, once there are many. */
  #index: Set<string> | undefined;

  static of(tags: Iterable<string>): TagList {
    const list = new TagList();
    for (const tag of tags) list.add(tag);
    return list;
  }

  get size(): number {
    return this.#tags.length;
  }

  has(tag: string): boolean {
    return this.#index === undefined ? this.#tags.includes(tag) : this.#index.has(tag);
  }

  add(tag: string): void {
    if (!this.has(tag)) this.#append([tag]);
  }

  addAll(other: TagList): void {
    const missing = other.#tags.filter((tag) => !this.has(tag));
    if (missing.length > 0) this.#append(missing);
  }

  forEach(visit: (tag: string, same: string, list: ReadonlySet<string>) => void): void {
    for (const tag of this.#tags) visit(tag, tag, this);
  }

  keys(): SetIterator<string> {
    return this.#tags.values();
  }

  values(): SetIterator<string> {
    return this.#tags.values();
  }

  *entries(): SetIterator<[string, string]> {
    for (const tag of this.#tags) yield [tag, tag];
  }

  [Symbol.iterator](): SetIterator<string> {
    return this.#tags.values();
  }

  /** `tags`: none of them is there, and none is twice. */
  #append(tags: readonly string[]): void {
    if (this.#index === undefined) {
      this.#tags = this.#tags.concat(tags);
      if (this.#tags.length > FEW) this.#index = new Set(this.#tags);
    } else {
      for (const tag of tags) this.#index.add(tag);
      this.#tags.push(...tags);
    }
  }
}
