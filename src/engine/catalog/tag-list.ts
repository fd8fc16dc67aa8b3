/** Up to this size a list is looked through faster than a set is asked. */
const FEW = 12;

const NONE: readonly string[] = [];

/**
 * The tags of one resource, in the order in which they came. Nearly always there are few: then they are in an array that is
 * made anew for each addition, so that it has no room to spare and may be shared. Very many of these live long.
 */
export class TagList implements ReadonlySet<string> {
  #few: readonly string[] = NONE;
  /** All of them, once there are many; `#few` is not looked at any more. */
  #many: Set<string> | undefined;

  static of(tags: Iterable<string>): TagList {
    const list = new TagList();
    for (const tag of tags) list.add(tag);
    return list;
  }

  get size(): number {
    return this.#many === undefined ? this.#few.length : this.#many.size;
  }

  has(tag: string): boolean {
    return this.#many === undefined ? this.#few.includes(tag) : this.#many.has(tag);
  }

  add(tag: string): void {
    if (!this.has(tag)) this.#append([tag]);
  }

  /** `tags`: none of them is twice. Whoever has the array leaves it as it is. */
  addList(tags: readonly string[]): void {
    // Mostly all of them are missing, or none.
    let missing = 0;
    for (let at = 0; at < tags.length; at += 1) if (!this.has(tags[at] ?? '')) missing += 1;
    if (missing === 0) return;
    this.#append(missing === tags.length ? tags : tags.filter((tag) => !this.has(tag)));
  }

  addAll(other: TagList): void {
    this.addList(other.#many === undefined ? other.#few : [...other.#many]);
  }

  forEach(visit: (tag: string, same: string, list: ReadonlySet<string>) => void): void {
    for (const tag of this) visit(tag, tag, this);
  }

  keys(): SetIterator<string> {
    return this[Symbol.iterator]();
  }

  values(): SetIterator<string> {
    return this[Symbol.iterator]();
  }

  *entries(): SetIterator<[string, string]> {
    for (const tag of this) yield [tag, tag];
  }

  [Symbol.iterator](): SetIterator<string> {
    return this.#many === undefined ? this.#few.values() : this.#many.values();
  }

  /** `tags`: none of them is there, and none is twice. */
  #append(tags: readonly string[]): void {
    if (this.#many !== undefined) for (const tag of tags) this.#many.add(tag);
    else if (this.#few.length + tags.length > FEW) this.#many = new Set([...this.#few, ...tags]);
    else this.#few = this.#few.length === 0 ? tags : this.#few.concat(tags);
  }
}
