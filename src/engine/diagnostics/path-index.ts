/**
 * Index of the paths of an environment. Compilations of many nodes share one index, because building it takes time for
 * each path, and an environment may have a data file for each node.
 */
export class PathIndex {
  readonly #known: ReadonlySet<string>;
  readonly #sorted: readonly string[];
  readonly #moduleFolders = new Map<string, ReadonlyMap<string, string>>();

  private constructor(paths: readonly string[]) {
    this.#known = new Set(paths);
    this.#sorted = [...this.#known].sort((one, other) => (one < other ? -1 : 1));
  }

  /**
   * Returns the index of a list of paths. The index is built on the first call and cached, so the list must never
   * change.
   */
  static of(paths: readonly string[]): PathIndex {
    let index = indexes.get(paths);
    if (index === undefined) indexes.set(paths, (index = new PathIndex(paths)));
    return index;
  }

  has(path: string): boolean {
    return this.#known.has(path);
  }

  /** True if a path begins with `prefix`. For a folder, `prefix` ends with a slash. */
  hasBelow(prefix: string): boolean {
    return this.#sorted[this.#firstFrom(prefix)]?.startsWith(prefix) === true;
  }

  /** Returns the paths that begin with `prefix`, sorted by UTF-16 code units. */
  below(prefix: string): readonly string[] {
    const start = this.#firstFrom(prefix);
    let end = start;
    while (this.#sorted[end]?.startsWith(prefix) === true) end += 1;
    return this.#sorted.slice(start, end);
  }

  /** Returns the module folders for a module path. Calls `find` on first use, and caches its result. */
  moduleFolders(modulePath: string, find: () => ReadonlyMap<string, string>): ReadonlyMap<string, string> {
    let found = this.#moduleFolders.get(modulePath);
    if (found === undefined) this.#moduleFolders.set(modulePath, (found = find()));
    return found;
  }

  /** Returns the position of the first path that is not less than `text`. */
  #firstFrom(text: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const indexes = new WeakMap<readonly string[], PathIndex>();
