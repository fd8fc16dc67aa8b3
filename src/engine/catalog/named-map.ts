/** What knows its own name. */
export interface Named {
  readonly name: string;
}

/**
 * Up to this size a list is looked through faster than a map is asked, and it is made anew for each addition: lists that grow
 * keep room for sixteen more, and very many of these live long.
 */
const FEW = 12;

/**
 * A map of things by their own names, in the order in which the names were first put. Made for the attributes of resources: there
 * are very many such maps, and each is small.
 */
export class NamedMap<T extends Named> implements ReadonlyMap<string, T> {
  #items: T[] = [];
  /** Where each name stands, once there are many. */
  #index: Map<string, number> | undefined;

  /** Of several items of one name the last counts, in the place of the first. */
  static of<T extends Named>(items: readonly T[]): NamedMap<T> {
    const map = new NamedMap<T>();
    map.putAll(items);
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
    if (this.#index === undefined) {
      // concat leaves no room for growth, which ten thousand short lists would pay for.
      this.#items = this.#items.concat(item);
      this.#indexWhenMany();
    } else {
      this.#index.set(item.name, this.#items.length);
      this.#items.push(item);
    }
  }

  putAll(items: readonly T[]): void {
    if (this.#items.length === 0 && items.length <= FEW && areUnique(items)) this.#items = items.slice();
    else for (const item of items) this.put(item);
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

function areUnique(items: readonly Named[]): boolean {
  for (let at = 1; at < items.length; at += 1) {
    const name = items[at]?.name;
    for (let before = 0; before < at; before += 1) if (items[before]?.name === name) return false;
  }
  return true;
}
