import type { BuiltInFunction } from './define.ts';

/** The built-in functions by name. */
export class FunctionRegistry {
  readonly #functions: ReadonlyMap<string, BuiltInFunction>;

  constructor(functions: Iterable<BuiltInFunction>) {
    const map = new Map<string, BuiltInFunction>();
    for (const each of functions) map.set(each.name, each);
    this.#functions = map;
  }

  find(name: string): BuiltInFunction | undefined {
    return this.#functions.get(name.replace(/^::/, ''));
  }

  /** All of them, by name. */
  get all(): readonly BuiltInFunction[] {
    return [...this.#functions.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}
