/**
 * Cache of the results of data functions by path, for one compilation (`EnvironmentContext#cached_file_data` in
 * `pops/lookup/context.rb`).
 */
import type { Value } from '../values/value.ts';
import { normalizePath, type DataFiles } from './data/data-files.ts';

export class FileData {
  readonly #files: DataFiles;
  readonly #kept = new Map<string, () => Value>();

  constructor(files: DataFiles) {
    this.#files = files;
  }

  kept(path: string): (() => Value) | undefined {
    return this.#kept.get(normalizePath(path));
  }

  /** Caches the value of a path. `value` computes it on first use. */
  keep(path: string, value: () => Value): void {
    this.#kept.set(normalizePath(path), value);
  }

  text(path: string): string {
    return this.#files.read(path);
  }

  /** Returns the cached value of a path. If there is none, `make` computes it from the file's content. */
  of(path: string, make: (text: string) => Value): Value {
    const kept = this.kept(path);
    if (kept !== undefined) return kept();
    const value = make(this.text(path));
    this.keep(path, () => value);
    return value;
  }
}
