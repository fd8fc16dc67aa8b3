/**
 * The project as seen by a check. Records each name that a check looks up, so that only affected files are checked
 * again.
 */
import { createTypeReader, type Facts, type Release, type TypeReader } from '../../engine/index.ts';
import { placeInModule } from '../file-kind.ts';
import { ANY_ATTRIBUTE, type Definition } from '../index/file-index.ts';
import type { ProjectIndex } from '../index/project-index.ts';
import { familyOf, nameOf, symbolOf, type SymbolId } from '../index/symbols.ts';
import { findAliases } from '../knowledge/type-aliases.ts';
import type { ProjectNames } from './project-names.ts';
import {
  ALL_PATHS,
  CHANGED_KEYS,
  DECLARED_MODULES,
  defaultsSymbol,
  erbSymbol,
  mentionSymbol,
  moduleSymbol,
  openMentions,
} from './signatures.ts';

export interface CheckInput {
  readonly index: ProjectIndex;
  readonly release: Release;
  readonly facts: Facts;
  /** Paths of files whose content the language service does not receive: large and binary files. */
  readonly keptPaths: ReadonlySet<string>;
}

export class CheckContext {
  readonly #input: CheckInput;
  readonly #names: ProjectNames;
  readonly #path: string;
  readonly lookedUp = new Set<SymbolId>();
  /** Reads types. Records each alias in a type, because the check depends on its definition. */
  readonly readType: TypeReader = createTypeReader(findAliases((symbol) => this.definition(symbol)));

  constructor(input: CheckInput, names: ProjectNames, path: string) {
    this.#input = input;
    this.#names = names;
    this.#path = path;
  }

  /**
   * True if the file belongs to a module with `metadata.json`, or if the project itself is such a module. The code of a
   * published module may use modules that nothing in the project declares.
   */
  get isInPublishedModule(): boolean {
    const module = placeInModule(this.#path, this.#input.index.environmentPaths)?.module;
    return module === undefined ? this.hasFile('metadata.json') : this.hasModuleFile(module, 'metadata.json');
  }

  /** True if a `hiera.yaml` of the project, or Puppet's default one, may name the file. */
  get mayReadData(): boolean {
    const root = placeInModule(this.#path, this.#input.index.environmentPaths)?.root;
    return this.#path.startsWith('data/') || this.hasFile(root === undefined ? 'hiera.yaml' : `${root}/hiera.yaml`);
  }

  get release(): Release {
    return this.#input.release;
  }

  /**
   * The index. A check may use it directly only for symbols that it records with `lookUp`, or for data that depends
   * only on the checked file.
   */
  get index(): ProjectIndex {
    return this.#input.index;
  }

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

  /** Returns a class and its ancestors, up to the first class that the project does not define. */
  lineage(className: string): readonly Definition[] {
    const found = this.#input.index.lineage(className);
    this.lookUp(`class ${className}`);
    for (const { symbol, parent } of found) {
      this.lookUp(symbol);
      if (parent !== undefined) this.lookUp(`class ${parent}`);
    }
    return found;
  }

  isComplete({ file }: Definition): boolean {
    return this.#input.index.fileIndex(file)?.isBroken !== true;
  }

  /**
   * True if the project sets the variable in top scope or in a node definition, or if the node has a fact of this name.
   */
  isTopVariable(name: string): boolean {
    const symbol = symbolOf('variable', name);
    this.lookUp(symbol);
    this.lookUp(symbolOf('fact', name));
    return (
      this.#names.has(symbol) ||
      Object.hasOwn(this.#input.facts, name) ||
      this.#input.index.definition(symbolOf('fact', name)) !== undefined
    );
  }

  /** True if at least one file refers to a class, or to the qualified name of a variable or data key. */
  isMentioned(symbol: SymbolId): boolean {
    const mention = mentionSymbol(symbol);
    const open = familyOf(symbol) === 'class' ? openMentions(nameOf(symbol)) : [];
    return [mention, ...open].some((each) => {
      this.lookUp(each);
      return this.#names.has(each);
    });
  }

  /** True if some ERB template may read a variable of its caller. */
  isReadInErb(name: string): boolean {
    const symbol = erbSymbol(name);
    this.lookUp(symbol);
    return this.#names.has(symbol);
  }

  /** True if some file sets an attribute of a type outside of a declaration: as a resource default, or in an override. */
  hasDefault(type: string, attribute: string): boolean {
    return [defaultsSymbol(type, attribute), defaultsSymbol(type, ANY_ATTRIBUTE)].some((symbol) => {
      this.lookUp(symbol);
      return this.#names.has(symbol);
    });
  }

  hasModule(name: string): boolean {
    const symbol = moduleSymbol(name);
    this.lookUp(symbol);
    return this.#names.has(symbol);
  }

  /** Paths of a module's files, relative to its folder. */
  moduleFiles(name: string): readonly string[] {
    this.lookUp(ALL_PATHS);
    return [...(this.#names.moduleFiles.get(name) ?? [])];
  }

  hasModuleFile(name: string, path: string): boolean {
    this.lookUp(ALL_PATHS);
    return this.#names.moduleFiles.get(name)?.has(path) === true;
  }

  /** True if the project declares that it needs a module but does not have it. */
  isMissingModule(name: string): boolean {
    this.lookUp(DECLARED_MODULES);
    return this.#names.missingModules.has(name);
  }

  get hasMissingModules(): boolean {
    this.lookUp(DECLARED_MODULES);
    return this.#names.missingModules.size > 0;
  }

  /** True if the project has a file with this path. A file that is stored only as bytes counts, too. */
  hasFile(path: string): boolean {
    this.lookUp(ALL_PATHS);
    return this.#input.index.text(path) !== undefined || this.#input.keptPaths.has(path);
  }

  /** Data keys, or patterns of data keys, for which `lookup_options` sets a merge or a conversion. */
  *changedKeys(): Iterable<string> {
    this.lookUp(CHANGED_KEYS);
    for (const { changedKeys = [] } of this.#input.index.fileIndexes) yield* changedKeys;
  }

  *paths(): Iterable<string> {
    this.lookUp(ALL_PATHS);
    yield* this.#input.index.paths;
    yield* this.#input.keptPaths;
  }
}
