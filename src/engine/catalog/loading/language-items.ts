/** Functions and type aliases written in the Puppet language: those of the manifests, and those found in `functions/` and `types/`. */
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import type { IssueText } from '../../diagnostics/issue.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { PuppetFunction } from '../../evaluator/function.ts';
import { LanguageFunction } from '../../evaluator/puppet-function.ts';
import type { Definition, FunctionDefinition, Program, SourceText, TypeAlias } from '../../syntax/ast.ts';
import { anyType } from '../../types/factory.ts';
import type { Type } from '../../types/type.ts';
import { isType } from '../../values/value.ts';
import type { Compilation } from '../compilation.ts';
import { loadFile } from './load-file.ts';

/** Resource types of which Puppet knows from the start that they are types, so that no alias may take their names. */
const RESERVED_TYPES: ReadonlySet<string> = new Set(
  'component exec file filebucket group node notify package resources schedule service stage tidy user whit'.split(' '),
);

function argumentError(issue: IssueText): PuppetError {
  return new PuppetError(issue, undefined, 'ArgumentError');
}

export class LanguageItems {
  readonly #compilation: Compilation;
  readonly #functions = new Map<string, PuppetFunction | undefined>();
  readonly #types = new Map<string, Type | undefined>();
  /** Where functions, aliases and defines were defined, by `function/NAME` and `type/NAME`. */
  readonly #origins = new Map<string, string>();

  constructor(compilation: Compilation) {
    this.#compilation = compilation;
  }

  /** Makes a function of a manifest known; Puppet's own of that name is hidden. Throws when the manifests define it twice. */
  defineFunction(definition: FunctionDefinition, source: SourceText): void {
    this.#claim(`function/${definition.name}`, definition);
    this.#addFunction(definition, source);
  }

  /** Makes a type alias of a manifest known. Throws when the name is taken. */
  defineAlias(alias: TypeAlias, source: SourceText): void {
    const name = alias.name.toLowerCase();
    if (RESERVED_TYPES.has(name)) {
      throw argumentError(catalogIssues.entityAgain({ what: `type/${name}`, origin: undefined }));
    }
    this.#claim(`type/${name}`, alias);
    this.#addAlias(alias, source);
  }

  /** A define is a type too: its name may be taken only once. */
  claimDefine(name: string, definition: Definition): void {
    // An alias that came first keeps its meaning, and Puppet says nothing.
    if (this.#types.get(name) === undefined) this.#claim(`type/${name}`, definition);
  }

  /** A function of the manifests, of the environment or of a module; read from its file when first asked for. */
  findFunction(name: string): PuppetFunction | undefined {
    if (this.#functions.has(name)) return this.#functions.get(name);
    this.#functions.set(name, undefined);
    const path = this.#pathOf('functions', name);
    if (path === undefined) return undefined;
    // Puppet's own functions are found before those in the environment's folder.
    if (!name.includes('::') && this.#compilation.evaluator.functions.find(name) !== undefined) return undefined;
    const what = `function '${name}'`;
    const program = loadFile(this.#compilation, path);
    const definition = onlyDefinition(program, path, what);
    if (definition.kind !== 'FunctionDefinition') {
      throw argumentError(catalogIssues.fileOther({ file: path, what, missing: 'function' }));
    }
    if (definition.name !== name) {
      throw argumentError(catalogIssues.fileWrongFunction({ file: path, expected: name, actual: definition.name }));
    }
    if (program.body !== definition) {
      throw argumentError(catalogIssues.fileLogic({ file: path, what: `function ${name}` }));
    }
    return this.#addFunction(definition, program.source);
  }

  /** A type alias by its name in lower case, read from its file when first asked for. */
  findType(lowerName: string): Type | undefined {
    const known = this.#types.get(lowerName);
    if (known !== undefined) return checked(known);
    // A define hides an alias that would have to be read from a file.
    if (this.#types.has(lowerName) || this.#compilation.definitions.define(lowerName) !== undefined) return undefined;
    this.#types.set(lowerName, undefined);
    const path = this.#pathOf('types', lowerName);
    if (path === undefined) return undefined;
    const what = `type '${lowerName}'`;
    const program = loadFile(this.#compilation, path);
    const definition = onlyDefinition(program, path, what);
    if (definition.kind !== 'TypeAlias') {
      throw argumentError(catalogIssues.fileOther({ file: path, what, missing: 'type alias or type definition' }));
    }
    if (definition.name.toLowerCase() !== lowerName) {
      throw argumentError(catalogIssues.fileWrongType({ file: path, expected: lowerName, actual: definition.name }));
    }
    if (program.body !== definition) throw argumentError(catalogIssues.fileLogic({ file: path, what }));
    return this.#addAlias(definition, program.source);
  }

  #claim(what: string, definition: Definition): void {
    const origin = this.#origins.get(what);
    if (origin !== undefined) throw argumentError(catalogIssues.entityAgain({ what, origin }));
    const { file, line, column } = this.#compilation.evaluator.placeOf(definition);
    this.#origins.set(what, `file://${file ?? ''}?line=${line ?? ''}&pos=${column ?? ''}`);
  }

  #addFunction(definition: FunctionDefinition, source: SourceText): PuppetFunction {
    const compilation = this.#compilation;
    const created = new LanguageFunction(
      definition,
      source,
      () => compilation.evaluator,
      () => compilation.topScope,
    );
    this.#functions.set(definition.name, created);
    return created;
  }

  #addAlias(alias: TypeAlias, source: SourceText): Type {
    let resolved: Type | undefined;
    const resolve = (): Type => (resolved ??= this.#typeOf(alias, source));
    const key = alias.name.toLowerCase();
    const type: Type = { kind: 'TypeAlias', name: alias.name, resolve };
    this.#types.set(key, type);
    if (!isObject(alias)) return type;
    // An object type bears the name itself; while its attributes are read, they see the alias.
    const object = resolve();
    const named: Type =
      object.kind === 'Object' || object.kind === 'TypeSet' ? { ...object, name: alias.name } : object;
    resolved = named;
    this.#types.set(key, named);
    return named;
  }

  /** `net::cidr` is in `modules/net/functions/cidr.pp`; the environment counts as a module whose names keep all parts. */
  #pathOf(folder: 'functions' | 'types', name: string): string | undefined {
    const { modules } = this.#compilation;
    const parts = name.split('::');
    const own = modules.environmentFile(`${folder}/${parts.join('/')}.pp`);
    const [module, ...rest] = parts;
    if (module === undefined || rest.length === 0 || module === 'environment') return own;
    return modules.file(module, `${folder}/${rest.join('/')}.pp`);
  }

  #typeOf(alias: TypeAlias, source: SourceText): Type {
    const { evaluator, topScope } = this.#compilation;
    const value = evaluator.inSource(source, () =>
      topScope.withoutFrames(() => evaluator.evaluate(alias.type, topScope)),
    );
    return isType(value) ? value.type : anyType;
  }
}

function onlyDefinition(program: Program, file: string, what: string): Definition {
  const [definition, other] = program.definitions;
  if (definition === undefined) throw argumentError(catalogIssues.fileEmpty({ file, what }));
  if (other !== undefined) throw argumentError(catalogIssues.fileAdditional({ file, what }));
  return definition;
}

const checkedAliases = new WeakSet<Type>();

/** The type itself, unless it is an alias of nothing but itself. */
function checked(type: Type): Type {
  if (type.kind !== 'TypeAlias' || checkedAliases.has(type)) return type;
  checkedAliases.add(type);
  const seen = new Set<Type>();
  for (let each: Type = type; each.kind === 'TypeAlias'; each = each.resolve()) {
    if (seen.has(each)) {
      checkedAliases.delete(type);
      throw argumentError(catalogIssues.endlessAlias({ name: type.name }));
    }
    seen.add(each);
  }
  return type;
}

/** Whether an alias declares an object type or a type set, by its outermost form. */
function isObject(alias: TypeAlias): boolean {
  const { type } = alias;
  if (type.kind === 'LiteralHash') return true;
  if (type.kind !== 'Access' || type.left.kind !== 'QualifiedReference') return false;
  return type.left.casedValue === 'Object' || type.left.casedValue === 'TypeSet';
}
