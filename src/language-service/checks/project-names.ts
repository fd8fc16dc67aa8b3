/**
 * Names in all files of a project, with the number of files for each name. A changed file only adds and removes its own
 * names.
 */
import { placeInModule, type EnvironmentPaths } from '../file-kind.ts';
import type { SymbolId } from '../index/symbols.ts';
import { moduleSymbol } from './signatures.ts';

/** Modules whose functions and types are built into the engine. */
const BUILT_IN = /^(?:stdlib|concat|\w+_core)$/;

export class ProjectNames {
  readonly #counts = new Map<SymbolId, number>();
  readonly #declared = new Map<string, readonly string[]>();
  /** Paths inside each module's folder, including files that are not read. */
  moduleFiles: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  missingModules: ReadonlySet<string> = new Set();

  has(symbol: SymbolId): boolean {
    return (this.#counts.get(symbol) ?? 0) > 0;
  }

  replace(before: Iterable<SymbolId>, after: Iterable<SymbolId>): void {
    for (const symbol of before) this.#counts.set(symbol, (this.#counts.get(symbol) ?? 0) - 1);
    for (const symbol of after) this.#counts.set(symbol, (this.#counts.get(symbol) ?? 0) + 1);
  }

  /** Sets the modules that a file declares; undefined for a file that declares none. */
  setDeclared(path: string, modules: readonly string[] | undefined): void {
    if (modules === undefined) this.#declared.delete(path);
    else this.#declared.set(path, modules);
  }

  setPaths(paths: Iterable<string>, environment: EnvironmentPaths): void {
    const files = new Map<string, Set<string>>();
    for (const each of paths) {
      const place = placeInModule(each, environment);
      if (place === undefined) continue;
      const known = files.get(place.module);
      if (known === undefined) files.set(place.module, new Set([place.path]));
      else known.add(place.path);
    }
    this.moduleFiles = files;
  }

  /** Recomputes the missing modules. Returns true if they changed. */
  updateMissing(): boolean {
    const before = this.missingModules;
    const declared = new Set([...this.#declared.values()].flat());
    this.missingModules = new Set(
      [...declared].filter((name) => !BUILT_IN.test(name) && !this.has(moduleSymbol(name))),
    );
    return before.size !== this.missingModules.size || [...before].some((name) => !this.missingModules.has(name));
  }
}
