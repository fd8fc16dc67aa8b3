import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import type { ErrorPlace } from '../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import type { LogLevel } from '../diagnostics/log.ts';
import type {
  Collect,
  Definition,
  Program,
  Relationship,
  ResourceDefaults,
  ResourceExpression,
  ResourceOverride,
} from '../syntax/ast.ts';
import type { Type } from '../types/type.ts';
import type { Release } from '../releases/release.ts';
import type { PuppetHash, Value } from '../values/value.ts';
import type { FunctionOrigin, PuppetFunction } from './calls/function.ts';
import type { CompileUse } from './compile-use.ts';
import type { RubyCode } from './ruby-code.ts';
import type { Scope } from './scope/scope.ts';

export interface EnvironmentFiles {
  readonly paths: readonly string[];
  read(path: string): string | undefined;
  /** True if an absolute path is a directory on the machine that compiles the catalog. */
  readonly isDirectory?: (path: string) => boolean;
  /**
   * Called with each path that affects the result, even if no file exists there. `data/nodes/` means all files below
   * that directory. `any:lib/facter/` and `any:functions/each.pp` mean that directory or file in any module. An empty
   * string means all files.
   */
  readonly lookedFor?: (path: string) => void;
  /**
   * Called for each use of a class or of data, so that users can see where each is used. Does not affect the result.
   */
  readonly noticed?: (use: CompileUse) => void;
}

/** Puppet settings that affect a compilation. Their defaults depend on the release. */
export interface CompileSettings {
  /** Severity of findings that Puppet's setting `strict` controls. */
  readonly strict: 'off' | 'warning' | 'error';
  readonly strictVariables: boolean;
  /** Other settings by their Puppet names, as in `$settings::NAME`. */
  readonly other: Readonly<Record<string, string>>;
  /**
   * Output of the commands that `generate` runs on the server, by command. Bunraku itself cannot run these commands.
   */
  readonly serverCommands?: Readonly<Record<string, string>>;
  /** Decrypts a value of hiera-eyaml (`ENC[…]`). Returns undefined if no key is available. */
  readonly decrypt?: (encrypted: string) => string | undefined;
}

export type ClassRequest = 'include' | 'contain' | 'require';

export interface LookupOptions {
  /**
   * Merge strategy as in `lookup()`: its name, or a hash that contains it. If undef, `lookup_options` in the data
   * decide.
   */
  readonly merge?: Value;
  /**
   * `overrides` take precedence over all data. `defaults` are used if there is no data. Interpolations in data can read
   * both.
   */
  readonly overrides?: PuppetHash | undefined;
  readonly defaults?: PuppetHash | undefined;
  /**
   * True for `hiera()` and similar functions. Without a configuration of version 5, these search only the global layer.
   */
  readonly isHieraCall?: boolean;
  /** Place of the call, so that users can see where a key is used. Absent for parameters of classes. */
  readonly calledAt?: ErrorPlace;
}

/**
 * `place` is the location of the value in a data file, if it is known. For merged values, it is the location of the
 * value with the lowest priority.
 */
export type LookupResult =
  | { readonly found: false; readonly value: undefined }
  | { readonly found: true; readonly value: Value; readonly place?: SourcePlace | undefined };

export interface DeclaredResource {
  readonly type: string;
  readonly title: string;
  readonly reference: string;
  /** Returns an attribute's value as written in the manifest, without defaults. */
  value(name: string): Value;
}

/** An EPP template that was parsed and validated. */
export interface ParsedTemplate {
  readonly program: Program;
  readonly lineIndex: LineIndex;
  /** Syntax errors and validation errors. */
  readonly mistakes: readonly Diagnostic[];
}

export interface CatalogHost {
  readonly files: EnvironmentFiles;
  readonly release: Release;
  readonly settings: CompileSettings;
  readonly facts: PuppetHash;
  readonly nodeName: string;
  /** The project's Ruby code. Undefined if Ruby cannot run. */
  readonly ruby: RubyCode | undefined;

  /**
   * Writes a line to the log of the compilation. The line's source is the scope (`Scope(Class[main])`), or `Puppet`
   * without a scope.
   */
  log(level: LogLevel, message: string, scope: Scope | undefined, place?: ErrorPlace, code?: string): void;

  declareResources(node: ResourceExpression, scope: Scope): Value;
  setResourceDefaults(node: ResourceDefaults, scope: Scope): Value;
  overrideResources(node: ResourceOverride, scope: Scope): Value;
  collect(node: Collect, scope: Scope): Value;
  /** Evaluates the operands of an arrow, and records the relationship. Returns the value of the right operand. */
  relate(node: Relationship, scope: Scope): Value;
  /**
   * Called when evaluation reaches a definition. Most definitions were registered when their file was loaded. Returns
   * the type that the definition creates, or undef.
   */
  meetDefinition(node: Definition, scope: Scope): Value;

  /**
   * Implements `include`, `contain` and `require`. `names` are the given class names or `Class` types. Returns the
   * array of `Class['x']` references. `place` is the location of the call.
   */
  requestClasses(request: ClassRequest, names: readonly Value[], scope: Scope, place: ErrorPlace): Value;
  createResources(
    typeName: string,
    resources: PuppetHash,
    defaults: PuppetHash,
    scope: Scope,
    place: ErrorPlace,
  ): Value;
  realize(references: readonly Value[], scope: Scope, place: ErrorPlace): Value;
  addTags(tags: readonly string[], scope: Scope): void;
  hasTag(tag: string, scope: Scope): boolean;
  /** Implements `defined('file')` and `defined(File['/x'])`. The evaluator itself handles `defined('$x')`. */
  isDefined(reference: Value, scope: Scope): boolean;

  /**
   * Returns a parameter of a declared resource or class, as in `File['/x'][mode]` or `Class['ntp']['servers']`. Throws
   * Puppet's error if the resource is unknown.
   */
  readParameter(reference: Type, name: string, scope: Scope, place: ErrorPlace): Value;
  /**
   * Returns the resources of a type that are declared so far. `title` selects the resource with this title, name or
   * alias.
   */
  findResources(type: string, title: string | undefined): readonly DeclaredResource[];
  /**
   * Returns the scope of an evaluated class, from which `$ntp::servers` is read. If there is no scope, returns the
   * reason.
   */
  classScope(name: string): { readonly scope: Scope } | { readonly why: 'unknown' | 'not evaluated' };
  findFunction(name: string): PuppetFunction | undefined;
  /** Returns all definitions of a function, in Puppet's search order. The first one is used. */
  functionOrigins(name: string): readonly FunctionOrigin[];
  /** Finds a type alias or object type of the environment or a module, by its name in lower case. */
  findType(lowerName: string): Type | undefined;
  /** Creates a `Puppet::LookupContext` outside of a lookup, for the module with this name. */
  lookupContext(moduleName: Value): Value;
  /**
   * True if a resource type or a define has the name, which is in lower case: `file` or `apache::vhost`. For a
   * capitalized word that names no type at all, evaluation fails with `Resource type not found`.
   */
  isResourceType(lowerName: string): boolean;
  classNameIn(name: string, scope: Scope): string | undefined;
  typeNameIn(name: string, scope: Scope): string | undefined;
  moduleRoot(name: string): string | undefined;
  /** Parses an EPP template, or returns the result of an earlier call with the same file and source. */
  parseTemplate(file: string, text: string): ParsedTemplate;
  lookup(key: string, scope: Scope, options?: LookupOptions): LookupResult;
}
