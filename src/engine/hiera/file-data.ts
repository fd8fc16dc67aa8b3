/**
 * Cache of the results of data functions by path, for one compilation: Puppet's `EnvironmentContext#cached_file_data`
 * (`pops/lookup/context.rb`).
 */
import type { Value } from '../values/value.ts';
import { normalizePath, type DataFiles } from './data-files.ts';

export class FileData {
  readonly #files: DataFiles;
  readonly #kept = new Map<string, () => Value>();

  constructor(files: DataFiles) {
    this.#files = files;
  }

  /** Returns a getter for the value cached for a path, or undefined if the file was never read. */
  kept(path: string): (() => Value) | undefined {
    return this.#kept.get(normalizePath(path));
  }

  /** Caches a value for a path, or a function that computes it on first use. */
  keep(path: string, value: () => Value): void {
    this.#kept.set(normalizePath(path), value);
  }

  text(path: string): string {
    return this.#files.read(path);
  }

  /** Returns the value cached for a path. On first use, `make` computes it from the file's content. */
  of(path: string, make: (text: string) => Value): Value {
    const kept = this.kept(path);
    if (kept !== undefined) return kept();
    const value = make(this.text(path));
    this.keep(path, () => value);
    return value;
  }
}
