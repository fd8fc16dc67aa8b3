/**
 * The index of a project. Stores the definitions and names of each file, is updated file by file, and resolves names
 * across files.
 */
import type { Release } from '../../engine/index.ts';
import type { Range } from '../answers.ts';
import { readEnvironmentPaths, moduleFileName, type EnvironmentPaths } from '../file-kind.ts';
import { ParsedFile, ParsedFiles, readAsNewest, type ReadAs } from '../parsed-file.ts';
import { emptyFileIndex, type Definition, type FileIndex, type ParameterEntry, type Scope } from './file-index.ts';
import { indexData, interpolations } from './index-data.ts';
import { indexErb } from './index-erb.ts';
import { indexPuppet } from './index-puppet.ts';
import { indexRuby } from './index-ruby.ts';
import { Occurrences, type Role } from './occurrences.ts';
import { resolveSymbol } from './resolve.ts';
import { familyOf, lastPart, nameOf, symbolOf, type SymbolId } from './symbols.ts';

export interface PlacedOccurrence {
  readonly file: string;
  readonly range: Range;
  readonly role: Role;
}

export interface SymbolAt {
  /**
   * Symbols that the name may refer to. Usually one; several if, for example, several node definitions set a variable.
   */
  readonly symbols: readonly SymbolId[];
  /** Symbol of the name as determined from its own file, before `ProjectIndex.resolve` considers other files. */
  readonly written: SymbolId;
  readonly range: Range;
  readonly role: Role;
}

/** Maximum number of classes in a chain of `inherits`. Real chains have two or three. */
const LONGEST_LINEAGE = 50;

export class ProjectIndex {
  /** Recently read files, with cached trees. */
  readonly parsed = new ParsedFiles();
  readonly #texts = new Map<string, string>();
  #readAs: ReadAs = readAsNewest;
  readonly #files = new Map<string, FileIndex>();
  readonly #definitions = new Map<SymbolId, readonly Definition[]>();
  /** Cache of `resolve` since the last change. */
  readonly #resolved = new Map<SymbolId, readonly SymbolId[]>();

  /** Paths of modules and manifests from the project's `environment.conf`. */
  get environmentPaths(): EnvironmentPaths {
    return this.#readAs.paths;
  }

  /** Settings for parsing the project's files. They are the same object until they change. */
  get readAs(): ReadAs {
    return this.#readAs;
  }

  /** Updates a file, or removes it if `text` is undefined. Does nothing if the content has not changed. */
  update(path: string, text: string | undefined): void {
    if (this.#texts.get(path) === text) return;
    if (this.#resolved.size > 0) this.#resolved.clear();
    const before = this.#files.get(path)?.definitions ?? [];
    if (text === undefined) {
      this.#files.delete(path);
      this.#texts.delete(path);
      this.parsed.forget(path);
      this.#define(path, before, []);
      return;
    }
    // An edited file will be queried soon, so its tree is cached. During the first reading of a project, no tree is
    // cached.
    const file = this.#files.has(path)
      ? this.parsed.of(path, text, this.#readAs)
      : new ParsedFile(path, text, this.#readAs);
    const index = indexFile(file);
    this.#files.set(path, index);
    this.#texts.set(path, text);
    this.#define(path, before, index.definitions);
  }

  /**
   * Replaces the definitions of a file. Overwrites a map entry instead of deleting and adding it: a map with many
   * deletions is copied often, and old copies keep their contents alive until a full garbage collection.
   */
  #define(path: string, before: readonly Definition[], after: readonly Definition[]): void {
    const changed = new Map<SymbolId, Definition[]>(before.map(({ symbol }) => [symbol, []]));
    for (const definition of after) {
      const own = changed.get(definition.symbol);
      if (own === undefined) changed.set(definition.symbol, [definition]);
      else own.push(definition);
    }
    for (const [symbol, own] of changed) {
      const others = (this.#definitions.get(symbol) ?? []).filter(({ file }) => file !== path);
      if (others.length + own.length === 0) this.#definitions.delete(symbol);
      else this.#definitions.set(symbol, others.length === 0 ? own : [...others, ...own].sort(byFile));
    }
  }

  /**
   * Replaces all files of a project. Reads every file again if the release or the paths in `environment.conf` change.
   */
  updateAll(files: ReadonlyMap<string, string>, release?: Release): void {
    const paths = readEnvironmentPaths(files.get('environment.conf'));
    if (this.#readAs.release !== release || !isSame(this.#readAs.paths, paths)) {
      for (const path of [...this.#texts.keys()]) this.update(path, undefined);
      this.#readAs = { release, paths };
    }
    for (const path of this.#texts.keys()) if (!files.has(path)) this.update(path, undefined);
    for (const [path, text] of files) this.update(path, text);
  }

  get paths(): Iterable<string> {
    return this.#texts.keys();
  }

  text(path: string): string | undefined {
    return this.#texts.get(path);
  }

  /** Returns a file with its tree, tokens and lines, or undefined if there is no such file. */
  file(path: string): ParsedFile | undefined {
    const text = this.#texts.get(path);
    return text === undefined ? undefined : this.parsed.of(path, text, this.#readAs);
  }

  fileIndex(path: string): FileIndex | undefined {
    return this.#files.get(path);
  }

  get fileIndexes(): Iterable<FileIndex> {
    return this.#files.values();
  }

  /** Definitions of a symbol; a class may have two, in two files. */
  definitions(symbol: SymbolId): readonly Definition[] {
    return this.#definitions.get(symbol) ?? [];
  }

  definition(symbol: SymbolId): Definition | undefined {
    return this.#definitions.get(symbol)?.[0];
  }

  /** Returns all definitions, or only those of some kinds. Used for completion and for suggestions of similar names. */
  allDefinitions(...kinds: readonly Definition['kind'][]): readonly Definition[] {
    const all = [...this.#definitions.values()].flat();
    return kinds.length === 0 ? all : all.filter(({ kind }) => kinds.includes(kind));
  }

  /** Returns the parameter, attribute or argument that a symbol identifies. */
  parameter(symbol: SymbolId): { readonly owner: Definition; readonly parameter: ParameterEntry } | undefined {
    const name = nameOf(symbol);
    const owner = name.slice(0, Math.max(name.lastIndexOf('::'), 0));
    const family = familyOf(symbol);
    const holder = family === 'variable' ? 'class' : family === 'attribute' ? 'define' : 'template';
    for (const definition of this.definitions(symbolOf(holder, owner))) {
      const parameter = definition.parameters?.find((each) => each.name === lastPart(name));
      if (parameter !== undefined) return { owner: definition, parameter };
    }
    return undefined;
  }

  hasOccurrence(symbol: SymbolId, ...roles: readonly Role[]): boolean {
    for (const { occurrences } of this.#files.values())
      if (occurrences.has(symbol) && occurrences.of(symbol).some(({ role }) => roles.includes(role))) return true;
    return false;
  }

  /**
   * Resolves a symbol across files. A class's variable may belong to the parent class, and a data key may set a
   * parameter.
   */
  resolve(symbol: SymbolId): readonly SymbolId[] {
    let found = this.#resolved.get(symbol);
    if (found === undefined) {
      found = resolveSymbol(this, symbol);
      this.#resolved.set(symbol, found);
    }
    return found;
  }

  /**
   * Returns the symbol at an offset. The `$` or quote before the name, and the offset directly after it, belong to the
   * symbol.
   */
  symbolAt(path: string, offset: number): SymbolAt | undefined {
    const occurrences = this.#files.get(path)?.occurrences;
    const text = this.#texts.get(path);
    if (occurrences === undefined || text === undefined) return undefined;
    let [found] = occurrences.around(offset);
    const before = /^(?:\$\{?(?:::)?|\{(?:::)?|["'](?:::)?|::)/.exec(text.slice(offset, offset + 5))?.[0];
    if (found === undefined && before !== undefined) [found] = occurrences.around(offset + before.length);
    if (found === undefined && /[\w"'}]/.test(text.charAt(offset - 1))) [found] = occurrences.around(offset - 1);
    if (found === undefined) return undefined;
    const { symbol, range, role } = found;
    return { symbols: this.resolve(symbol), written: symbol, range, role };
  }

  /**
   * Returns all occurrences of the given symbols, by file in path order. With `only`, returns the occurrences in this
   * file.
   */
  occurrences(symbols: readonly SymbolId[], only?: string): readonly PlacedOccurrence[] {
    const wanted = new Set(symbols);
    const names = new Set(symbols.map((symbol) => lastPart(nameOf(symbol))));
    const found: PlacedOccurrence[] = [];
    for (const path of only === undefined ? [...this.#files.keys()].sort() : [only]) {
      const { occurrences } = this.#files.get(path) ?? emptyFileIndex(path);
      const places = occurrences.symbols
        .filter((each) => wanted.has(each) || (isOpen(each) && names.has(lastPart(nameOf(each)))))
        .filter((each) => wanted.has(each) || this.resolve(each).some((meant) => wanted.has(meant)))
        .flatMap((each) => occurrences.of(each));
      for (const { range, role } of places.toSorted((a, b) => a.range[0] - b.range[0]))
        found.push({ file: path, range, role });
    }
    return found;
  }

  /**
   * Returns the innermost scope at an offset. If it is a lambda, the enclosing scopes follow, up to the first one that
   * is not a lambda.
   */
  scopesAt(path: string, offset: number): readonly Scope[] {
    const scopes = this.#files.get(path)?.scopes ?? [];
    const around = scopes.filter(({ range: [start, end] }) => start <= offset && offset <= end);
    const found: Scope[] = [];
    let at = around.at(-1);
    while (at !== undefined) {
      found.push(at);
      at = at.kind === 'lambda' && at.outer !== undefined ? scopes[at.outer] : undefined;
    }
    return found;
  }

  /** Returns the symbol of an unqualified variable at an offset, before `resolve`. */
  variableAt(path: string, offset: number, name: string): SymbolId {
    for (const scope of this.scopesAt(path, offset)) {
      const known = scope.variables.find((each) => each.name === name);
      if (known !== undefined) return known.symbol;
      if (scope.kind === 'class' && scope.symbol !== undefined)
        return symbolOf('seen', `${nameOf(scope.symbol)}::${name}`);
    }
    return symbolOf('variable', name);
  }

  /** Returns a class and its ancestors, nearest first, up to the first class that the project does not define. */
  lineage(className: string): readonly Definition[] {
    const found: Definition[] = [];
    let name: string | undefined = className;
    while (
      name !== undefined &&
      found.length < LONGEST_LINEAGE &&
      !found.some(({ symbol }) => symbol === `class ${name}`)
    ) {
      const definition = this.definition(symbolOf('class', name));
      if (definition === undefined) break;
      found.push(definition);
      name = definition.parent;
    }
    return found;
  }

  variablesOf(className: string): readonly Scope['variables'][number][] {
    return this.definitions(symbolOf('class', className)).flatMap(({ file, symbol }) =>
      (this.#files.get(file)?.scopes ?? []).flatMap((scope) => (scope.symbol === symbol ? scope.variables : [])),
    );
  }
}

/** Sorts by file, because files are read in any order but answers need a stable order. */
function byFile(one: Definition, other: Definition): number {
  return one.file < other.file ? -1 : one.file > other.file ? 1 : 0;
}

/** True if `resolve` may return a different symbol. */
function isOpen(symbol: SymbolId): boolean {
  const family = familyOf(symbol);
  return (
    family === 'variable' || family === 'seen' || family === 'hiera' || family === 'reference' || family === 'argument'
  );
}

function isSame(one: EnvironmentPaths, other: EnvironmentPaths): boolean {
  return one.manifest === other.manifest && one.modules?.join(':') === other.modules?.join(':');
}

function indexFile(file: ParsedFile): FileIndex {
  const { path, text, kind } = file;
  const { paths } = file.readAs;
  switch (kind) {
    case 'manifest':
    case 'epp':
      return indexPuppet(file);
    case 'erb':
      return indexErb(file);
    case 'data':
    case 'hiera.yaml':
      return indexData(file);
    case 'ruby':
      return indexRuby(file);
    case 'metadata.json':
    case 'Puppetfile':
    case '.fixtures.yml':
    case 'environment.conf':
      return emptyFileIndex(path);
    case 'other': {
      const name = moduleFileName(path, 'files', paths);
      const symbol = symbolOf('file', name ?? path);
      const template = moduleFileName(path, 'templates', paths);
      if (template !== undefined) return indexErb(file);
      return {
        ...emptyFileIndex(path),
        definitions:
          name === undefined ? [] : [{ kind: 'file', symbol, name, file: path, range: [0, 0], selection: [0, 0] }],
        occurrences: Occurrences.of([
          ...(name === undefined ? [] : [{ symbol, range: [0, 0], role: 'definition' } as const]),
          ...(/\.ya?ml$/.test(path) ? interpolations(text) : []),
        ]),
      };
    }
  }
}
