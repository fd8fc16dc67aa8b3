/** What knows its own name. */
export interface Named {
  readonly name: string;
}

/** Up to this size a list is looked through faster than a map is asked, and takes a third of the room. */
const FEW = 12;

/**
 * A map of things by their own names, in the order in which the names were first put. Made for the attributes of resources: there
 * are very many such maps, and each is small.
 */
export class NamedMap<T extends Named> implements ReadonlyMap<string, T> {
  readonly #items: T[] = [];
  /** Where each name stands, once there are many. */
  #index: Map<string, number> | undefined;

  static of<T extends Named>(items: Iterable<T>): NamedMap<T> {
    const map = new NamedMap<T>();
    for (const item of items) map.put(item);
    return map;
  }

  get size(): number {
    return this.#items.length;
  }

  /** In order. */
  get list(): readonly T[] {
    return this.#items;
  }

  get(name: string): T | undefined {
    const at = this.#find(name);
    return at === -1 ? undefined : this.#items[at];
  }

  has(name: string): boolean {
    return this.#find(name) !== -1;
  }

  /** Adds an item, or puts it in the place of the one of its name. */
  put(item: T): void {
    const at = this.#find(item.name);
    if (at !== -1) {
      this.#items[at] = item;
      return;
    }
    this.#items.push(item);
    if (this.#index === undefined) this.#indexWhenMany();
    else this.#index.set(item.name, this.#items.length - 1);
  }

  remove(name: string): void {
    const at = this.#find(name);
    if (at === -1) return;
    this.#items.splice(at, 1);
    this.#index = undefined;
    this.#indexWhenMany();
  }

  forEach(visit: (item: T, name: string, map: ReadonlyMap<string, T>) => void): void {
    for (const item of this.#items) visit(item, item.name, this);
  }

  *keys(): MapIterator<string> {
    for (const { name } of this.#items) yield name;
  }

  values(): MapIterator<T> {
    return this.#items.values();
  }

  *entries(): MapIterator<[string, T]> {
    for (const item of this.#items) yield [item.name, item];
  }

  [Symbol.iterator](): MapIterator<[string, T]> {
    return this.entries();
  }

  #indexWhenMany(): void {
    if (this.#items.length > FEW) this.#index = new Map(this.#items.map(({ name }, at) => [name, at] as const));
  }

  #find(name: string): number {
    if (this.#index !== undefined) return this.#index.get(name) ?? -1;
    const items = this.#items;
    for (let at = 0; at < items.length; at += 1) if (items[at]?.name === name) return at;
    return -1;
  }
}
