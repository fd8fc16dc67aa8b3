/** The project as a check sees it. Records each name that a check looks up, so that only affected files are checked again. */
import type { Release } from '../../engine/index.ts';
import type { Definition } from '../index/file-index.ts';
import type { ProjectIndex } from '../index/project-index.ts';
import type { SymbolId } from '../index/symbols.ts';
import { ALL_PATHS, CHANGED_KEYS, moduleSymbol } from './signatures.ts';

/** Facts about the project that the index does not have. */
export interface CheckInput {
  readonly index: ProjectIndex;
  readonly release: Release;
  /** Paths of files whose content stays in the page: large and binary files. */
  readonly keptPaths: ReadonlySet<string>;
}

export class CheckContext {
  readonly #input: CheckInput;
  readonly #modules: ReadonlySet<string>;
  readonly lookedUp = new Set<SymbolId>();

  constructor(input: CheckInput, modules: ReadonlySet<string>) {
    this.#input = input;
    this.#modules = modules;
  }

  get release(): Release {
    return this.#input.release;
  }

  /** The index, for parts of it that no other file changes, and for symbols that the check records itself. */
  get index(): ProjectIndex {
    return this.#input.index;
  }

  /** Records that the result depends on the definitions of a symbol. */
  lookUp(symbol: SymbolId): void {
    this.lookedUp.add(symbol);
  }

  definitions(symbol: SymbolId): readonly Definition[] {
    this.lookUp(symbol);
    return this.#input.index.definitions(symbol);
  }

  definition(symbol: SymbolId): Definition | undefined {
    return this.definitions(symbol)[0];
  }

  /** A class and its ancestors, as far as the project defines them. */
  lineage(className: string): readonly Definition[] {
    const found = this.#input.index.lineage(className);
    this.lookUp(`class ${className}`);
    for (const { symbol, parent } of found) {
      this.lookUp(symbol);
      if (parent !== undefined) this.lookUp(`class ${parent}`);
    }
    return found;
  }

  /** True if the project has files of a module. */
  hasModule(name: string): boolean {
    this.lookUp(moduleSymbol(name));
    return this.#modules.has(name);
  }

  /** True if the project has a file with this path, read or not. */
  hasFile(path: string): boolean {
    this.lookUp(ALL_PATHS);
    return this.#input.index.text(path) !== undefined || this.#input.keptPaths.has(path);
  }

  /** Keys and patterns of data whose values `lookup_options` merge or convert. */
  *changedKeys(): Iterable<string> {
    this.lookUp(CHANGED_KEYS);
    for (const { changedKeys = [] } of this.#input.index.fileIndexes) yield* changedKeys;
  }

  /** All paths of the project. */
  *paths(): Iterable<string> {
    this.lookUp(ALL_PATHS);
    yield* this.#input.index.paths;
    yield* this.#input.keptPaths;
  }
}
