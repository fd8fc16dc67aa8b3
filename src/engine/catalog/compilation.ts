import { allocate, count } from '../budget/meter.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Issue } from '../diagnostics/issue.ts';
import type { LogLevel, LogLine } from '../diagnostics/log.ts';
import type { ErrorPlace } from '../diagnostics/puppet-error.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import { Budget } from '../budget/limits.ts';
import { Evaluator } from '../evaluator/evaluator.ts';
import type { CompileSettings, EnvironmentFiles } from '../evaluator/host.ts';
import type { RubyCode } from '../evaluator/ruby-code.ts';
import type { Language } from '../evaluator/language.ts';
import { Scope } from '../evaluator/scope/scope.ts';
import type { FunctionRegistry } from '../functions/registry.ts';
import { Lookups } from '../hiera/lookups.ts';
import type { AstNode, Expression } from '../syntax/ast.ts';
import type { Release } from '../releases/release.ts';
import { PuppetHash } from '../values/value.ts';
import { CatalogBuilder } from './catalog-builder.ts';
import type { Collector } from './collectors/collector.ts';
import type { CompileInput } from './compile-result.ts';
import { DeclaredTypes } from './declare/declared-type.ts';
import type { ExportedResource, ExportedResourceStore } from './nodes/exported-resources.ts';
import { CompilationHost } from './host.ts';
import { Definitions } from './loading/definitions.ts';
import { EnvironmentLoader } from './loading/environment-loader.ts';
import type { Modules } from './loading/modules.ts';
import { ProgramCache } from './loading/program-cache.ts';
import type { Operand, PendingRelationship } from './relationships/relationships.ts';
import type { Resource } from './resource.ts';
import { ResourceDefaults } from './declare/resource-defaults.ts';
import type { CatalogRules } from './rules.ts';
import { SourcePlaces } from './source-places.ts';
import { essentialTypes, selectTypes, type ResourceTypeKnowledge } from './type-knowledge.ts';

export interface ReleaseRules {
  readonly language: Language;
  readonly catalog: CatalogRules;
  readonly functions: FunctionRegistry;
}

export interface ErrorKeeper {
  /** Records a thrown error and the code that failed. Rethrows errors that must end the evaluation. */
  keep(thrown: unknown, failed?: Expression): void;
}

/** State of one compilation, shared by all of its phases. Create it with `createCompilation`. */
export class Compilation {
  readonly files: EnvironmentFiles;
  readonly release: Release;
  readonly rules: CatalogRules;
  readonly settings: CompileSettings;
  readonly facts: PuppetHash;
  readonly serverFacts: PuppetHash;
  readonly nodeName: string;
  readonly types: ResourceTypeKnowledge;
  readonly declaredTypes: DeclaredTypes;
  readonly ruby: RubyCode | undefined;
  /** Host names that Ruby has failed to resolve so far. */
  readonly unknownHosts: ReadonlySet<string>;
  /** Exported resources of other nodes. Undefined without storeconfigs. */
  readonly exports: ExportedResourceStore | undefined;
  readonly collectedFrom = new Map<Resource, ExportedResource>();
  /** Types that collectors have searched for in the store. */
  readonly collects = new Set<string>();
  /** Manifest whose top-level code is being evaluated. */
  mainFile: string | undefined;

  readonly programs: ProgramCache;
  readonly modules: Modules;
  readonly definitions: Definitions;
  readonly loader: EnvironmentLoader;
  readonly lookups: Lookups;
  readonly usedTypes = new Set<string>();
  readonly loadedFiles = new Set<string>();
  /** Names prefixed with `class ` or `define ` that autoloading did not find. */
  readonly notFound = new Set<string>();

  readonly catalog: CatalogBuilder;
  /**
   * Classes, nodes and instances of defines that are not evaluated yet, in order of declaration. Includes virtual
   * resources.
   */
  unevaluated: Resource[] = [];
  readonly collectors = new Set<Collector>();
  readonly relationships: PendingRelationship[] = [];
  /**
   * Results of arrows and collectors, by their expression. An arrow around such an expression uses the result as its
   * operands. Stored here because a global WeakMap would keep each compilation alive until a full garbage collection.
   */
  readonly operands = new Map<Expression, readonly Operand[]>();
  /** Overrides of resources that are not in the catalog yet, by reference. */
  readonly overrides = new Map<string, Resource[]>();

  readonly evaluator: Evaluator;
  readonly topScope = new Scope({ kind: 'top' });
  readonly classScopes = new Map<string, Scope>();
  readonly defaults = new ResourceDefaults();

  /** Set if the compilation must continue after errors. Otherwise, the first error ends the compilation. */
  errorKeeper: ErrorKeeper | undefined;

  readonly logs: LogLine[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly #warned = new Set<string>();
  readonly #places = new SourcePlaces();

  constructor(input: CompileInput, release: Release, rules: ReleaseRules, settings: CompileSettings, modules: Modules) {
    this.release = release;
    this.rules = rules.catalog;
    this.files = input.files;
    this.settings = settings;
    this.nodeName = input.node.name;
    const ruby = input.ruby?.(input.node);
    ruby?.logTo((level, message, code) => this.log(level, 'Puppet', message, undefined, code));
    this.ruby = ruby?.code;
    this.unknownHosts = ruby?.unknownHosts ?? new Set();
    this.facts = PuppetHash.fromObject({ ...input.node.facts, ...ruby?.facts(), ...input.node.facts });
    this.serverFacts = PuppetHash.fromObject(input.node.serverFacts ?? {});
    this.types = selectTypes(release, ruby?.knowledge ?? input.types ?? essentialTypes);
    this.declaredTypes = new DeclaredTypes(this.types);
    this.exports = input.exports;
    this.programs = input.programs ?? new ProgramCache();
    this.modules = modules;
    this.definitions = new Definitions({
      namesOfNode: this.rules.namesOfNode,
      mergeClasses: (earlier, second) => this.rules.mergeClasses(this, earlier, second),
    });
    this.catalog = new CatalogBuilder(this.declaredTypes, this.rules);
    this.loader = new EnvironmentLoader(this);
    this.evaluator = new Evaluator(
      new CompilationHost(this),
      rules.functions,
      rules.language,
      new Budget(input.budget),
    );
    this.lookups = new Lookups(this.evaluator, this.rules.readDataConfig);
    this.ruby?.begin(this);
  }

  /** Returns the file and line of a syntax node. Returns undefined if the source is not a file. */
  sourcePlace(node: AstNode): SourcePlace | undefined {
    return this.#places.placeOf(node, this.evaluator.source);
  }

  /** Runs a step. If errors are being collected, records an error instead of throwing it. */
  attempt(work: () => void, code?: Expression): void {
    if (this.errorKeeper === undefined) {
      work();
      return;
    }
    try {
      work();
    } catch (thrown) {
      this.errorKeeper.keep(thrown, code);
    }
  }

  log(level: LogLevel, source: string, message: string, place?: ErrorPlace, code?: string): void {
    if (level === 'debug') return;
    const isOfPuppet = source === 'Puppet' && (level === 'warning' || level === 'err');
    const shown = isOfPuppet ? this.inWords(message) : message;
    count('logLines');
    allocate(shown.length);
    this.logs.push({
      level,
      source,
      message: shown,
      ...(place?.file === undefined ? {} : { file: place.file }),
      ...(place?.line === undefined ? {} : { line: place.line }),
      ...(code === undefined ? {} : { code }),
    });
  }

  /** Rewords a message of Puppet 8 for the release. Pass only Puppet's own messages, never strings from a manifest. */
  inWords(message: string): string {
    return this.rules.inWords(message, this.release);
  }

  warn(issue: Issue, place?: ErrorPlace): void {
    this.log('warning', 'Puppet', issue.message, place, issue.code);
  }

  warnOnce(issue: Issue): void {
    if (this.#warned.has(issue.message)) return;
    this.#warned.add(issue.message);
    this.warn(issue);
  }
}
