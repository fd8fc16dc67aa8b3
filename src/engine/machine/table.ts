import { SortedMap } from './sorted-map.ts';

interface Row<V> {
  readonly sequence: number;
  readonly value: V;
}

/** An immutable map from names to rows in insertion order, like `/etc/passwd` and a package database. */
export class Table<V> {
  readonly #rows: SortedMap<Row<V>>;
  readonly #next: number;
  #entries: readonly (readonly [string, V])[] | undefined;

  private constructor(rows: SortedMap<Row<V>>, next: number) {
    this.#rows = rows;
    this.#next = next;
  }

  static of<V>(entries: Iterable<readonly [string, V]> = []): Table<V> {
    let table = new Table<V>(SortedMap.empty(), 0);
    for (const [name, value] of entries) table = table.with(name, value);
    return table;
  }

  get size(): number {
    return this.#rows.size;
  }

  get(name: string): V | undefined {
    return this.#rows.get(name)?.value;
  }

  has(name: string): boolean {
    return this.#rows.has(name);
  }

  /** Returns the position of a name in insertion order. For a new name, returns the next free position. */
  placeOf(name: string): number {
    return this.#rows.get(name)?.sequence ?? this.#next;
  }

  /**
   * Returns a copy of the table in which one row is set. By default, a known name keeps its position, and a new name
   * comes last.
   */
  with(name: string, value: V, place = this.placeOf(name)): Table<V> {
    const table = new Table(this.#rows.with(name, { sequence: place, value }), Math.max(this.#next, place + 1));
    if (place === this.#next && this.#entries !== undefined) table.#entries = [...this.#entries, [name, value]];
    // Drops the cached list of this table to save memory: a machine's history contains thousands of tables, and each
    // step reads only the newest.
    this.#entries = undefined;
    return table;
  }

  without(name: string): Table<V> {
    return this.has(name) ? new Table(this.#rows.without(name), this.#next) : this;
  }

  /** Returns all rows, in insertion order. The list is cached until another table is created from this one. */
  entries(): readonly (readonly [string, V])[] {
    this.#entries ??= this.where(() => true);
    return this.#entries;
  }

  where(test: (value: V) => boolean): readonly (readonly [string, V])[] {
    const found: [string, Row<V>][] = [];
    this.#rows.forEach((row, name) => {
      if (test(row.value)) found.push([name, row]);
    });
    return found.sort(([, a], [, b]) => a.sequence - b.sequence).map(([name, row]) => [name, row.value]);
  }

  toObject(): Record<string, V> {
    return Object.fromEntries(this.entries());
  }
}
