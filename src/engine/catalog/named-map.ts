/** What knows its own name. */
export interface Named {
  readonly name: string;
}

/** Up to this size a list is looked through faster than a map is asked. */
const FEW = 12;

const NONE: readonly never[] = [];

/** The items once there are many, and where each name stands. */
interface Many<T> {
  readonly items: T[];
  readonly places: Map<string, number>;
}

/**
 * A map of things by their own names, in the order in which the names were first put. Made for the attributes of resources: there
 * are very many such maps, and each is small. While it is small its list is made anew for each change, so that it has no room to
 * spare, which all those lists would keep, and may be shared.
 */
export class NamedMap<T extends Named> implements ReadonlyMap<string, T> {
  #items: readonly T[] = NONE;
  /** `#items` is its list. */
  #many: Many<T> | undefined;

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
    if (this.#many !== undefined) {
      const { items, places } = this.#many;
      if (at === -1) places.set(item.name, items.length);
      items[at === -1 ? items.length : at] = item;
    } else this.#become(at === -1 ? this.#items.concat(item) : this.#items.with(at, item));
  }

  /** `items`: whoever has the array leaves it as it is. */
  putAll(items: readonly T[]): void {
    if (this.#items.length === 0 && items.length <= FEW && areUnique(items)) this.#items = items;
    else for (const item of items) this.put(item);
  }

  remove(name: string): void {
    if (this.has(name)) this.#become(this.#items.filter((item) => item.name !== name));
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

  /** `items` is the map's own from here on. */
  #become(items: T[]): void {
    this.#items = items;
    this.#many =
      items.length > FEW ? { items, places: new Map(items.map(({ name }, at) => [name, at] as const)) } : undefined;
  }

  #find(name: string): number {
    if (this.#many !== undefined) return this.#many.places.get(name) ?? -1;
    const items = this.#items;
    for (let at = 0; at < items.length; at += 1) if (items[at]?.name === name) return at;
    return -1;
  }
}

/** Whether all have different names. */
export function areUnique(items: readonly Named[]): boolean {
  for (let at = 1; at < items.length; at += 1) {
    const name = items[at]?.name;
    for (let before = 0; before < at; before += 1) if (items[before]?.name === name) return false;
  }
  return true;
}
