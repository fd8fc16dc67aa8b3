/**
 * Variables of one frame. Optimized for very many frames with few variables, usually with the same names in the same
 * order.
 */
import type { Value } from '../../values/value.ts';

/** Returned if there is no variable. `undef` cannot be used, because it is a value. */
export const MISSING: unique symbol = Symbol('missing');
export type Missing = typeof MISSING;

const FEW = 12;

/** A list of names that several tables share. Adding the same name to a list always returns the same object. */
export class Names {
  readonly list: readonly string[];
  readonly #longer = new Map<string, Names>();

  constructor(list: readonly string[] = []) {
    this.list = list;
  }

  with(name: string): Names {
    let longer = this.#longer.get(name);
    if (longer === undefined) this.#longer.set(name, (longer = new Names([...this.list, name])));
    return longer;
  }

  withAll(names: readonly string[]): Names {
    return names.reduce<Names>((all, name) => all.with(name), this);
  }

  find(name: string): number {
    const { list } = this;
    for (let at = 0; at < list.length; at += 1) if (list[at] === name) return at;
    return -1;
  }
}

/** Variables with their values, in the order in which they were first set. */
export class VariableTable {
  #names: Names;
  #values: Value[];
  /** All variables if there are more than `FEW`. `#names` and `#values` are then not used. */
  #many: Map<string, Value> | undefined;

  /** Takes ownership of the array `values`, which has one value for each name in the same order. */
  constructor(names: Names, values: Value[] = []) {
    this.#names = names;
    this.#values = values;
    if (values.length > FEW) this.#becomeMany();
  }

  static of(none: Names, variables: Iterable<readonly [string, Value]>): VariableTable {
    const table = new VariableTable(none);
    for (const [name, value] of variables) table.set(name, value);
    return table;
  }

  /** Creates a table of items with distinct names. `none` is the empty list of names that the table's names extend. */
  static ofItems(none: Names, items: readonly { readonly name: string; readonly value: Value }[]): VariableTable {
    let names = none;
    for (const { name } of items) names = names.with(name);
    return new VariableTable(
      names,
      items.map(({ value }) => value),
    );
  }

  get(name: string): Value | Missing {
    if (this.#many !== undefined) {
      const value = this.#many.get(name);
      return value !== undefined || this.#many.has(name) ? value : MISSING;
    }
    const at = this.#names.find(name);
    return at === -1 ? MISSING : this.#values[at];
  }

  has(name: string): boolean {
    return this.#many === undefined ? this.#names.find(name) !== -1 : this.#many.has(name);
  }

  set(name: string, value: Value): void {
    if (this.#many !== undefined) {
      this.#many.set(name, value);
      return;
    }
    const at = this.#names.find(name);
    if (at !== -1) {
      this.#values[at] = value;
      return;
    }
    this.#names = this.#names.with(name);
    this.#values.push(value);
    if (this.#values.length > FEW) this.#becomeMany();
  }

  get names(): Iterable<string> {
    return this.#many === undefined ? this.#names.list : this.#many.keys();
  }

  toMap(): Map<string, Value> {
    if (this.#many !== undefined) return new Map(this.#many);
    return new Map(this.#names.list.map((name, at) => [name, this.#values[at]] as const));
  }

  #becomeMany(): void {
    this.#many = this.toMap();
    this.#values = [];
  }
}
