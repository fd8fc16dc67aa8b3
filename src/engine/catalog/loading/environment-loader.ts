/**
 * Functions and type aliases in the Puppet language, defined in manifests and in files below `functions/` and `types/`.
 */
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import type { Issue } from '../../diagnostics/issue.ts';
import { type ErrorPlace, PuppetError } from '../../diagnostics/puppet-error.ts';
import type { FunctionOrigin, PuppetFunction } from '../../evaluator/calls/function.ts';
import { LanguageFunction } from '../../evaluator/calls/puppet-function.ts';
import type { LoadedDataType } from '../../evaluator/ruby-code.ts';
import { nameResolver } from '../../evaluator/type-names.ts';
import { findStdlibType } from '../../functions/stdlib/aliases/type-aliases.ts';
import type { Definition, Expression, FunctionDefinition, Program, SourceText, TypeAlias } from '../../syntax/ast.ts';
import { resolveMeaning } from '../../types/alias.ts';
import { anyType } from '../../types/factory.ts';
import { declareObject } from '../../types/objects/object.ts';
import { readTypeExpression } from '../../types/parse.ts';
import { builtinType } from '../../types/builtin.ts';
import type { Type } from '../../types/type.ts';
import { isHash, isType, PuppetHash } from '../../values/value.ts';
import type { Compilation } from '../compilation.ts';
import { isResourceType } from '../declare/find-type.ts';
import { capitalizeSegments } from '../../values/capitalize-segments.ts';
import { findDefine } from './autoload.ts';
import { functionOrigins } from './function-origins.ts';
import { loadFile } from './load-file.ts';
import { findDataTypeFile, findDeclaration, findTypeFile, isObject, readInterface } from './type-files.ts';
import { typeSetMembers } from './type-sets.ts';

/** Names that an alias must not have. Puppet's error about these names does not mention an earlier definition. */
const RESERVED_TYPES: ReadonlySet<string> = new Set(
  (
    'component exec file filebucket group node notify package resources schedule service stage tidy user whit ' +
    'annotation data deferred pcore puppet::lookupkey puppet::lookupvalue richdata richdatakey'
  ).split(' '),
);

/** Built-in types that Puppet loads from files. An alias in a manifest may therefore replace them. */
const REPLACEABLE_TYPES: ReadonlySet<string> = new Set(['error', 'target']);

/** Creates an error whose message has no place, like Puppet's. The editor shows it at `origin`. */
function argumentError(issue: Issue, origin?: ErrorPlace): PuppetError {
  return new PuppetError(issue, undefined, 'ArgumentError', undefined, origin);
}

export class EnvironmentLoader {
  readonly #compilation: Compilation;
  readonly #functions = new Map<string, PuppetFunction | undefined>();
  readonly #types = new Map<string, Type | undefined>();
  /** Places where functions, aliases and defines are defined, by `function/NAME` or `type/NAME`. */
  readonly #origins = new Map<string, ErrorPlace>();
  /** Creators of object types by name in lower case. An object type is created on first use. */
  readonly #objects = new Map<string, () => Type>();
  readonly #implementations = new Map<string, LoadedDataType['implement']>();
  /** Type sets defined in manifests. Only a member of the same set can refer to a member. */
  readonly #closedSets = new Set<string>();
  /** Name of the type set whose member is being resolved, in lower case. */
  #openSet: string | undefined;
  #aliasDepth = 0;

  constructor(compilation: Compilation) {
    this.#compilation = compilation;
  }

  /**
   * Adds a function of a manifest, which hides a built-in function of the same name. Throws if the manifests define the
   * function twice.
   */
  defineFunction(definition: FunctionDefinition, source: SourceText): void {
    this.#claim(`function/${definition.name}`, definition);
    this.#addFunction(definition, source);
  }

  /** Adds a type alias of a manifest. Throws if the name is taken. */
  defineAlias(alias: TypeAlias, source: SourceText): void {
    const name = alias.name.toLowerCase();
    if (RESERVED_TYPES.has(name)) {
      throw argumentError(catalogIssues.entityAgain({ what: `type/${name}`, origin: undefined }));
    }
    if (builtinType(name) !== undefined && !REPLACEABLE_TYPES.has(name)) {
      const origin = 'by Puppet-Type-System/Static-Loader';
      throw argumentError(catalogIssues.entityAgain({ what: `type/${name}`, origin }));
    }
    this.#claim(`type/${name}`, alias);
    if (typeSetMembers(alias) !== undefined) this.#closedSets.add(name);
    this.#addAlias(alias, source);
  }

  /** Reserves the name of a define in the namespace of types, where names must be unique. */
  claimDefine(name: string, definition: Definition): void {
    // Keeps an alias that was defined earlier. Puppet reports no error.
    if (this.#types.get(name) === undefined) this.#claim(`type/${name}`, definition);
  }

  /**
   * Finds a function of the manifests, of the environment or of a module. A function in a file is read on first use.
   */
  findFunction(calledName: string): PuppetFunction | undefined {
    const name = calledName.replace(/^::/, '');
    if (this.#functions.has(name)) return this.#functions.get(name);
    this.#functions.set(name, undefined);
    const { ruby } = this.#compilation;
    // If Ruby cannot run, skips functions in Ruby. A function of the project's own stdlib is then replaced by the
    // built-in copy.
    const { rules, release } = this.#compilation;
    const origin = rules.functionToLoad(this.functionOrigins(name), ruby !== undefined, release);
    if (origin?.kind === 'puppet') return this.#loadFunction(origin.path, name);
    if (origin?.kind !== 'ruby' || ruby === undefined) return undefined;
    const created = ruby.loadFunction(name, origin);
    this.#functions.set(name, created);
    return created;
  }

  functionOrigins(name: string): readonly FunctionOrigin[] {
    return functionOrigins(name, this.#compilation.modules, this.#compilation.evaluator.functions);
  }

  #loadFunction(path: string, name: string): PuppetFunction {
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

  /**
   * Finds a type alias by its name in lower case. Reads an alias in a file on first use. Tries the aliases of stdlib
   * last.
   */
  findType(lowerName: string): Type | undefined {
    const found = this.#findType(lowerName) ?? findStdlibType(lowerName);
    if (found !== undefined || this.#aliasDepth === 0) return found;
    // Inside an alias, an unknown name is not an error: it becomes an unresolved type reference.
    if (isResourceType(this.#compilation, lowerName)) return undefined;
    return { kind: 'TypeReference', text: capitalizeSegments(lowerName) };
  }

  #findType(lowerName: string): Type | undefined {
    const known = this.#inOpenSet(lowerName) ?? this.#objectOf(lowerName) ?? this.#types.get(lowerName);
    const set = lowerName.slice(0, Math.max(0, lowerName.lastIndexOf('::')));
    if (this.#closedSets.has(set) && this.#openSet !== set) return undefined;
    if (known !== undefined) return checkType(known);
    // If a define has this name, it hides an alias whose file was not read yet.
    if (this.#types.has(lowerName) || findDefine(this.#compilation, lowerName) !== undefined) return undefined;
    this.#types.set(lowerName, undefined);
    const { modules } = this.#compilation;
    const path = findTypeFile(lowerName, modules);
    if (path !== undefined) {
      const alias = this.#loadAlias(path, lowerName);
      return this.#objectOf(lowerName) ?? checkType(alias);
    }
    return this.#loadDataType(lowerName, findDataTypeFile(lowerName, modules)) ?? this.#findInSet(lowerName);
  }

  #loadAlias(path: string, lowerName: string): Type {
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

  #loadDataType(lowerName: string, path: string | undefined): Type | undefined {
    const { ruby, release } = this.#compilation;
    if (path === undefined || ruby === undefined) return undefined;
    const loaded = ruby.loadDataType(lowerName, path);
    const { alias, source } = readInterface(loaded, path, release);
    this.#implementations.set(alias.name, loaded.implement);
    this.#addAlias(alias, source);
    return this.#objectOf(lowerName);
  }

  #claim(what: string, definition: Definition): void {
    const own = this.#compilation.evaluator.placeOf(definition);
    const place = this.#origins.get(what);
    if (place !== undefined) {
      const { file, line, column } = place;
      const origin = `at file://${file ?? ''}?line=${line ?? ''}&pos=${column ?? ''}`;
      throw argumentError(catalogIssues.entityAgain({ what, origin, place }), own);
    }
    this.#origins.set(what, own);
  }

  #addFunction(definition: FunctionDefinition, source: SourceText): PuppetFunction {
    const { evaluator, topScope } = this.#compilation;
    const created = new LanguageFunction(definition, source, evaluator, topScope);
    this.#functions.set(definition.name, created);
    return created;
  }

  #addAlias(alias: TypeAlias, source: SourceText): Type {
    const members = typeSetMembers(alias);
    const key = alias.name.toLowerCase();
    if (members === undefined) return this.#addNamed(alias.name, alias.type, source, undefined);
    const types = new Map<string, Type>();
    for (const { name, type } of members.values()) {
      types.set(name, this.#addNamed(`${alias.name}::${name}`, type, source, key));
    }
    const set: Type = { kind: 'TypeSet', name: alias.name, types, initHash: PuppetHash.empty };
    this.#types.set(key, set);
    return set;
  }

  /** Adds a named type that is resolved on first use. A member of a type set sees the other members. */
  #addNamed(name: string, type: Expression, source: SourceText, set: string | undefined): Type {
    let resolved: Type | undefined;
    const resolve = (): Type => (resolved ??= this.#typeOf(name, type, source, set));
    const alias: Type = { kind: 'TypeAlias', name, resolve };
    const key = name.toLowerCase();
    this.#types.set(key, alias);
    if (set === undefined && isObject(type)) this.#objects.set(key, resolve);
    return alias;
  }

  /**
   * Creates the object type with this name on first use, and replaces its alias with it. Until then, the attributes of
   * the type can refer to the alias.
   */
  #objectOf(lowerName: string): Type | undefined {
    const make = this.#objects.get(lowerName);
    if (make === undefined) return undefined;
    this.#objects.delete(lowerName);
    try {
      const object = make();
      this.#types.set(lowerName, object);
      return object;
    } catch (error) {
      this.#objects.set(lowerName, make);
      throw error;
    }
  }

  #typeOf(name: string, type: Expression, source: SourceText, set: string | undefined): Type {
    const outer = this.#openSet;
    this.#openSet = set;
    this.#aliasDepth += 1;
    try {
      // Parses the expression without evaluating it, because errors in a type are reported where it is first used.
      const declaration = findDeclaration(type) ?? type;
      const value = readTypeExpression(declaration, source.text, nameResolver(this.#compilation.evaluator));
      if (isHash(value)) {
        const object = declareObject(name, value);
        return this.#implementations.get(name)?.(object) ?? object;
      }
      if (!isType(value)) return anyType;
      return value.type.kind === 'Object' && isObject(type) ? { ...value.type, name } : value.type;
    } finally {
      this.#openSet = outer;
      this.#aliasDepth -= 1;
    }
  }

  #inOpenSet(lowerName: string): Type | undefined {
    return this.#openSet === undefined ? undefined : this.#types.get(`${this.#openSet}::${lowerName}`);
  }

  /**
   * Finds a member of a module's type set: `net::port` may be a member of the type set in
   * `modules/net/types/init_typeset.pp`.
   */
  #findInSet(lowerName: string): Type | undefined {
    const [module = ''] = lowerName.split('::');
    const path = this.#compilation.modules.file(module, 'types/init_typeset.pp');
    if (path === undefined || (module !== lowerName && this.#types.get(module) !== undefined)) return undefined;
    const set = this.#loadAlias(path, module);
    if (set.kind === 'TypeAlias' && resolveMeaning(set).type.kind !== 'TypeSet')
      throw argumentError(catalogIssues.fileNoTypeSet({ file: path, name: set.name }));
    const found = this.#types.get(lowerName);
    return found === undefined ? undefined : checkType(found);
  }
}

function onlyDefinition(program: Program, file: string, what: string): Definition {
  const [definition, other] = program.definitions;
  if (definition === undefined) throw argumentError(catalogIssues.fileEmpty({ file, what }));
  if (other !== undefined) throw argumentError(catalogIssues.fileAdditional({ file, what }));
  return definition;
}

/** Returns the type. Resolves an alias first, so that errors in its declaration are reported at the first use. */
function checkType(type: Type): Type {
  if (type.kind === 'TypeAlias') resolveMeaning(type);
  return type;
}
