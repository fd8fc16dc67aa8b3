/** What data functions made of files, kept by path for one compilation: `EnvironmentContext#cached_file_data` of Puppet (`pops/lookup/context.rb`). */
import type { Value } from '../values/value.ts';
import { normalizePath, type DataFiles } from './data-files.ts';

export class FileData {
  readonly #files: DataFiles;
  readonly #kept = new Map<string, () => Value>();

  constructor(files: DataFiles) {
    this.#files = files;
  }

  /** What yields the value kept for a path; undefined where nobody has asked for the file yet. */
  kept(path: string): (() => Value) | undefined {
    return this.#kept.get(normalizePath(path));
  }

  /** Keeps a value for a path, or what yields it when it is asked for. */
  keep(path: string, value: () => Value): void {
    this.#kept.set(normalizePath(path), value);
  }

  text(path: string): string {
    return this.#files.read(path);
  }

  /** The value kept for a path; the first time what `make` makes of the file's text. */
  of(path: string, make: (text: string) => Value): Value {
    const kept = this.kept(path);
    if (kept !== undefined) return kept();
    const value = make(this.text(path));
    this.keep(path, () => value);
    return value;
  }
}
