/**
 * The evaluator's interface to the rest of a compilation. The `catalog` stage implements `CatalogHost`; the evaluator
 * never imports it, so that expressions can be evaluated (and tested) with another host.
 */
import type { ErrorPlace } from '../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import type { LogLevel } from '../diagnostics/log.ts';
import type {
  Collect,
  Definition,
  Relationship,
  ResourceDefaults,
  ResourceExpression,
  ResourceOverride,
} from '../syntax/ast.ts';
import type { Type } from '../types/type.ts';
import type { Release } from '../releases/release.ts';
import type { PuppetHash, Value } from '../values/value.ts';
import type { FunctionOrigin, PuppetFunction } from './calls/function.ts';
import type { RubyCode } from './ruby-code.ts';
import type { Scope } from './scope/scope.ts';

/**
 * The files of one environment, by path relative to its root, with `/` as separator: `manifests/site.pp`,
 * `modules/ntp/manifests/init.pp`, `modules/ntp/templates/ntp.conf.epp`, `data/common.yaml`.
 */
export interface EnvironmentFiles {
  readonly paths: readonly string[];
  read(path: string): string | undefined;
  /** Checks whether an absolute path is a directory of the machine that compiles. */
  readonly isDirectory?: (path: string) => boolean;
  /**
   * Called with each path that affects the result, whether a file exists there or not. `data/nodes/` means anything
   * below that directory; `any:lib/facter/` and `any:functions/each.pp` mean that directory or file in any module; an
   * empty string means all files.
   */
  readonly lookedFor?: (path: string) => void;
}

/** Puppet settings that affect a compilation. The defaults are the release's defaults. */
export interface CompileSettings {
  /** Severity of findings that the setting `strict` controls. */
  readonly strict: 'off' | 'warning' | 'error';
  /** True if unknown variables are errors. */
  readonly strictVariables: boolean;
  /** All other settings by their Puppet names, as in `$settings::NAME`. */
  readonly other: Readonly<Record<string, string>>;
  /** Output of commands on the server, by path. Bunraku never runs such commands. */
  readonly serverCommands?: Readonly<Record<string, string>>;
  /** Decrypts a value of hiera-eyaml (`ENC[…]`), if a key for it is available. */
  readonly decrypt?: (encrypted: string) => string | undefined;
}

/** Function that requests a class. */
export type ClassRequest = 'include' | 'contain' | 'require';

/** Options of a lookup besides the key. */
export interface LookupOptions {
  /**
   * The merge strategy as in `lookup()`: its name, or a hash that contains it; undef defers to `lookup_options` in the
   * data.
   */
  readonly merge?: Value;
  /** `overrides` win over all data, `defaults` are used if there is none; data that interpolates sees both. */
  readonly overrides?: PuppetHash | undefined;
  readonly defaults?: PuppetHash | undefined;
  /**
   * Set for `hiera()` and similar functions. If the environment has no configuration of version 5, these functions
   * search only the global layer.
   */
  readonly isHieraCall?: boolean;
}

/**
 * `place` is the location of the value in a data file, if known; for merged values, that of the value with the lowest
 * priority.
 */
export type LookupResult =
  | { readonly found: false; readonly value: undefined }
  | { readonly found: true; readonly value: Value; readonly place?: SourcePlace | undefined };

/** A resource declared so far, as visible to functions. */
export interface DeclaredResource {
  readonly type: string;
  readonly title: string;
  /** `File[/etc/motd]` */
  readonly reference: string;
  /** The value of an attribute as written in the manifest, without defaults. */
  value(name: string): Value;
}

export interface CatalogHost {
  readonly files: EnvironmentFiles;
  /** The release of the language. */
  readonly release: Release;
  readonly settings: CompileSettings;
  /** The facts, as in `$facts`. */
  readonly facts: PuppetHash;
  /** The certname. */
  readonly nodeName: string;
  /** The project's Ruby code; undefined if Ruby is not available. */
  readonly ruby: RubyCode | undefined;

  /**
   * Writes a line to the compile log. The source is that of the scope (`Scope(Class[main])`), or `Puppet` without a
   * scope.
   */
  log(level: LogLevel, message: string, scope: Scope | undefined, place?: ErrorPlace, code?: string): void;

  // ---- expressions that build the catalog; each returns the value of the expression in Puppet
  declareResources(node: ResourceExpression, scope: Scope): Value;
  setResourceDefaults(node: ResourceDefaults, scope: Scope): Value;
  overrideResources(node: ResourceOverride, scope: Scope): Value;
  /** Creates and registers a collector. */
  collect(node: Collect, scope: Scope): Value;
  /**
   * Evaluates the operands of an arrow (other arrows, collectors, declarations, references, arrays of them) and records
   * the relationship. Returns the value of the right operand.
   */
  relate(node: Relationship, scope: Scope): Value;
  /**
   * Called when evaluation reaches a definition. Most definitions were already registered when their file was loaded.
   * Returns the type with the name of the definition, or undef.
   */
  meetDefinition(node: Definition, scope: Scope): Value;

  // ---- functions that build the catalog
  /**
   * `include`, `contain`, `require`: class names (or `Class` types) as given. Returns the array of `Class['x']`
   * references. `place` is the location of the call.
   */
  requestClasses(request: ClassRequest, names: readonly Value[], scope: Scope, place: ErrorPlace): Value;
  /** Implements `create_resources(type, hash, defaults)`. */
  createResources(
    typeName: string,
    resources: PuppetHash,
    defaults: PuppetHash,
    scope: Scope,
    place: ErrorPlace,
  ): Value;
  /** Implements the function `realize`. */
  realize(references: readonly Value[], scope: Scope, place: ErrorPlace): Value;
  /** Implements the function `tag`. */
  addTags(tags: readonly string[], scope: Scope): void;
  /** Implements the function `tagged`. */
  hasTag(tag: string, scope: Scope): boolean;
  /** Implements `defined('file')` and `defined(File['/x'])`; the evaluator itself handles `defined('$x')`. */
  isDefined(reference: Value, scope: Scope): boolean;

  // ---- name resolution
  /**
   * Returns a parameter of a declared resource or class: `File['/x'][mode]`, `Class['ntp']['servers']`. Throws Puppet's
   * error if the resource is unknown.
   */
  readParameter(reference: Type, name: string, scope: Scope, place: ErrorPlace): Value;
  /**
   * Returns the resources of a type that are declared so far. `title` limits them to those with this title, name or
   * alias.
   */
  findResources(type: string, title: string | undefined): readonly DeclaredResource[];
  /** The scope of an evaluated class, for reading `$ntp::servers`. If there is no scope, `why` is the reason. */
  classScope(name: string): { readonly scope: Scope } | { readonly why: 'unknown' | 'not evaluated' };
  /** A function written in the Puppet language. It is loaded from the environment, a module, or a bundled module. */
  findFunction(name: string): PuppetFunction | undefined;
  /** All definitions of a function's name, in Puppet's search order; the first one is used. */
  functionOrigins(name: string): readonly FunctionOrigin[];
  /** A type alias or object type declared in the environment or a module (autoloaded), by lower-case name. */
  findType(lowerName: string): Type | undefined;
  /** Creates a `Puppet::LookupContext` outside of a lookup, for the module with this name. */
  lookupContext(moduleName: Value): Value;
  /**
   * True if a lower-case name is a resource type, built in or defined: `file`, `apache::vhost`. Other capitalized names
   * cause the error `Resource type not found`.
   */
  isResourceType(lowerName: string): boolean;
  /** Resolves the name of a class in a scope to its full name. */
  classNameIn(name: string, scope: Scope): string | undefined;
  /** Resolves the name of a resource type in a scope to its full name. */
  typeNameIn(name: string, scope: Scope): string | undefined;
  /**
   * Returns the directory of a module in `files`, without a trailing slash. The module may be in any folder of the
   * module path.
   */
  moduleRoot(name: string): string | undefined;
  /** Looks up a key in data. `found` is false if no data contains it. */
  lookup(key: string, scope: Scope, options?: LookupOptions): LookupResult;
}
