/**
 * What the evaluator needs of the rest of a compilation. The `catalog` stage implements `CatalogHost`; the evaluator never
 * imports it, so that expressions can be evaluated (and tested) with a host of their own.
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
 * The files of one environment, by path relative to its root with `/` between names:
 * `manifests/site.pp`, `modules/ntp/manifests/init.pp`, `modules/ntp/templates/ntp.conf.epp`, `data/common.yaml`.
 */
export interface EnvironmentFiles {
  readonly paths: readonly string[];
  read(path: string): string | undefined;
  /**
   * Hears of each path whose presence or absence decided something: a path, `data/nodes/` for whatever is below a folder, or
   * `any:lib/facter/` and `any:functions/each.pp` for such a folder or file in any module, an empty text for all files.
   */
  readonly lookedFor?: (path: string) => void;
}

/** Puppet settings that change a compilation; the defaults are those of the release. */
export interface CompileSettings {
  /** What becomes of findings that `strict` governs. */
  readonly strict: 'off' | 'warning' | 'error';
  /** Unknown variables are errors. */
  readonly strictVariables: boolean;
  /** Everything else by its Puppet name, as `$settings::NAME` shows it. */
  readonly other: Readonly<Record<string, string>>;
  /** What commands of a server print, by their paths: nothing runs here. */
  readonly serverCommands?: Readonly<Record<string, string>>;
  /** What a value of hiera-eyaml (`ENC[…]`) says, where a key for it is at hand. */
  readonly decrypt?: (encrypted: string) => string | undefined;
}

/** How classes are asked for: by `include`, `contain`, `require` or `class { … }` (whose parameters the host reads from the node). */
export type ClassRequest = 'include' | 'contain' | 'require';

/** How data is looked up, besides by its key. */
export interface LookupOptions {
  /** A strategy's name or a hash with one, as given to `lookup()`; undef leaves it to the data's `lookup_options`. */
  readonly merge?: Value;
  /** Values that win over all data, and such for where there is none; data that interpolates sees both. */
  readonly overrides?: PuppetHash | undefined;
  readonly defaults?: PuppetHash | undefined;
  /** Called by `hiera()` and its kin, which see only the global layer where the environment has no configuration. */
  readonly isHieraCall?: boolean;
}

/** `place` is where a data file has the value, where that is known; of merged values, the least important one. */
export type LookupResult =
  | { readonly found: false; readonly value: undefined }
  | { readonly found: true; readonly value: Value; readonly place?: SourcePlace | undefined };

/** A resource declared so far, as functions may look at it. */
export interface DeclaredResource {
  readonly type: string;
  readonly title: string;
  /** `File[/etc/motd]` */
  readonly reference: string;
  /** An attribute as it was given; defaults do not count yet. */
  value(name: string): Value;
}

export interface CatalogHost {
  readonly files: EnvironmentFiles;
  /** The release of the language. */
  readonly release: Release;
  readonly settings: CompileSettings;
  /** The facts, as `$facts` shows them. */
  readonly facts: PuppetHash;
  /** The certname. */
  readonly nodeName: string;
  /** The project's Ruby; absent where none can run. */
  readonly ruby: RubyCode | undefined;

  /** Writes a line to the compile log; the source is the scope's (`Scope(Class[main])`), or `Puppet` where there is none. */
  log(level: LogLevel, message: string, scope: Scope | undefined, place?: ErrorPlace, code?: string): void;

  // ---- expressions that build the catalog; each yields what the expression yields in Puppet
  declareResources(node: ResourceExpression, scope: Scope): Value;
  setResourceDefaults(node: ResourceDefaults, scope: Scope): Value;
  overrideResources(node: ResourceOverride, scope: Scope): Value;
  /** Registers the collector. */
  collect(node: Collect, scope: Scope): Value;
  /** Evaluates the operands of an arrow (themselves arrows, collectors, declarations, references, arrays of them) and records the relationship. Yields the right operand's value. */
  relate(node: Relationship, scope: Scope): Value;
  /** Called for a definition that is met while evaluating: most are known from loading and yield their name's type or undef. */
  meetDefinition(node: Definition, scope: Scope): Value;

  // ---- functions that build the catalog
  /** `include`, `contain`, `require`: class names (or `Class` types) as given. Yields the array of `Class['x']` references. `place` is the call's. */
  requestClasses(request: ClassRequest, names: readonly Value[], scope: Scope, place: ErrorPlace): Value;
  /** `create_resources(type, hash, defaults)`. */
  createResources(
    typeName: string,
    resources: PuppetHash,
    defaults: PuppetHash,
    scope: Scope,
    place: ErrorPlace,
  ): Value;
  /** `realize`. */
  realize(references: readonly Value[], scope: Scope, place: ErrorPlace): Value;
  /** `tag`. */
  addTags(tags: readonly string[], scope: Scope): void;
  /** `tagged`. */
  hasTag(tag: string, scope: Scope): boolean;
  /** `defined('file')`, `defined(File['/x'])`, `defined('$x')` is the evaluator's own. */
  isDefined(reference: Value, scope: Scope): boolean;

  // ---- what names mean
  /** A parameter of a declared resource or class: `File['/x'][mode]`, `Class['ntp']['servers']`. Throws Puppet's error when the resource is unknown. */
  parameterOf(reference: Type, name: string, scope: Scope, place: ErrorPlace): Value;
  /** The resources declared so far of a type and, if given, with that title, name or alias. */
  findResources(type: string, title: string | undefined): readonly DeclaredResource[];
  /** The scope of an evaluated class, for `$ntp::servers`; `why` tells what to say when there is none. */
  classScope(name: string): { readonly scope: Scope } | { readonly why: 'unknown' | 'not evaluated' };
  /** A function written in the Puppet language, of the environment or a module (autoloaded), or of a bundled module. */
  findFunction(name: string): PuppetFunction | undefined;
  /** All definitions of a function's name, in the order in which Puppet looks for one: it takes the first. */
  functionOrigins(name: string): readonly FunctionOrigin[];
  /** A type alias or object type declared in the environment or a module (autoloaded), by lower-case name. */
  findType(lowerName: string): Type | undefined;
  /** A `Puppet::LookupContext` that belongs to no lookup, for the module of that name. */
  lookupContext(moduleName: Value): Value;
  /** Whether a name (lower case) is a resource type, built in or defined: `file`, `apache::vhost`. Other capitalized names are `Resource type not found`-errors. */
  isResourceType(lowerName: string): boolean;
  /** The full name of the class that a name stands for in the code of a scope. */
  classNameIn(name: string, scope: Scope): string | undefined;
  /** The full name of the resource type that a name stands for in the code of a scope. */
  typeNameIn(name: string, scope: Scope): string | undefined;
  /** The folder of a module among `files`, wherever the module path has it; without a slash at its end. */
  moduleRoot(name: string): string | undefined;
  /** Looks a key up in data; `found: false` when no data has the key. */
  lookup(key: string, scope: Scope, options?: LookupOptions): LookupResult;
}
