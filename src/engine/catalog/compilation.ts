/** All that one compilation knows while it runs. The phases and the expressions that build the catalog work on this. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { IssueText } from '../diagnostics/issue.ts';
import type { LogLevel, LogLine } from '../diagnostics/log.ts';
import type { ErrorPlace } from '../diagnostics/puppet-error.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import type { SourcePlace } from '../diagnostics/span.ts';
import type { Evaluator } from '../evaluator/evaluator.ts';
import type { CompileSettings, EnvironmentFiles } from '../evaluator/host.ts';
import { Scope } from '../evaluator/scope.ts';
import { Lookups } from '../hiera/lookups.ts';
import { lineIndexOf } from '../evaluator/errors.ts';
import type { AstNode, Expression, SourceText } from '../syntax/ast.ts';
import { reportOffset } from '../syntax/report-span.ts';
import type { PuppetHash } from '../values/value.ts';
import { CatalogBuilder } from './catalog-builder.ts';
import type { Collector } from './collectors/collector.ts';
import { DeclaredTypes } from './declared-type.ts';
import type { ExportedResource, ExportedResourceStore } from './exported-resources.ts';
import { LanguageItems } from './loading/language-items.ts';
import { Definitions } from './loading/definitions.ts';
import { metadataFault } from './loading/module-metadata.ts';
import { Modules } from './loading/modules.ts';
import type { ProgramCache } from './loading/program-cache.ts';
import type { Operand, PendingRelationship } from './relationships.ts';
import type { Resource } from './resource.ts';
import { ScopeTable } from './scope-table.ts';
import type { ResourceTypeKnowledge } from './type-knowledge.ts';

export const ENVIRONMENT = 'production';

export interface CompilationOptions {
  readonly files: EnvironmentFiles;
  readonly settings: CompileSettings;
  readonly facts: PuppetHash;
  readonly nodeName: string;
  readonly types: ResourceTypeKnowledge;
  readonly programs: ProgramCache;
  readonly exports?: ExportedResourceStore | undefined;
}

interface PlacesOfText {
  readonly source: SourceText;
  readonly lines: LineIndex;
  /** By line. */
  readonly places: SourcePlace[];
}

export class Compilation {
  readonly files: EnvironmentFiles;
  readonly settings: CompileSettings;
  readonly facts: PuppetHash;
  readonly nodeName: string;
  readonly types: ResourceTypeKnowledge;
  /** The types of resources, with what they have declared. */
  readonly declaredTypes: DeclaredTypes;
  readonly programs: ProgramCache;
  /** What other nodes export; undefined for a Puppet without storeconfigs. */
  readonly exports: ExportedResourceStore | undefined;
  /** The resources that came from there. */
  readonly collectedFrom = new Map<Resource, ExportedResource>();
  /** A collector has asked the store. */
  asksStore = false;

  readonly modules: Modules;
  readonly definitions = new Definitions();
  /** Functions and types written in the Puppet language. */
  readonly items: LanguageItems;
  /** Data of environment and modules. */
  readonly lookups: Lookups;
  /** Files of modules that were read already. */
  readonly loadedFiles = new Set<string>();
  /** Lower-case names for which autoloading found nothing. */
  readonly notFound = new Set<string>();

  readonly catalog: CatalogBuilder;
  /** Instances of classes, defines and nodes whose code has not run, in order; virtual ones wait here too. */
  unevaluated: Resource[] = [];
  readonly collectors = new Set<Collector>();
  readonly relationships: PendingRelationship[] = [];
  /**
   * What the operands of arrows came to, by node: arrows in a chain pass on more than values. Kept here, as a weak map for all
   * compilations would let the collection of young garbage keep each of them, until the next full one.
   */
  readonly operands = new Map<Expression, readonly Operand[]>();
  /** Overrides of resources that are not there yet, by reference. */
  readonly overrides = new Map<string, Resource[]>();

  readonly topScope = new Scope({ kind: 'top' });
  readonly scopes = new ScopeTable();
  /** The scopes of evaluated classes and nodes by name. */
  readonly classScopes = new Map<string, Scope>();

  readonly logs: LogLine[] = [];
  readonly diagnostics: Diagnostic[] = [];
  #evaluator: Evaluator | undefined;
  readonly #warned = new Set<string>();
  /** By text, then by line. */
  readonly #places = new Map<SourceText, SourcePlace[]>();
  /** Those of the text asked for last, which is nearly always the one asked for next. */
  #current: PlacesOfText | undefined;

  constructor(options: CompilationOptions) {
    this.files = options.files;
    this.settings = options.settings;
    this.facts = options.facts;
    this.nodeName = options.nodeName;
    this.types = options.types;
    this.programs = options.programs;
    this.exports = options.exports;
    this.modules = new Modules(options.files);
    this.declaredTypes = new DeclaredTypes(options.types);
    this.catalog = new CatalogBuilder(this.declaredTypes);
    this.items = new LanguageItems(this);
    this.#leaveOutFaultyModules();
    this.lookups = new Lookups({ evaluator: () => this.evaluator, moduleRoot: (name) => this.modules.root(name) });
  }

  /** A module whose metadata Puppet does not take is told once, and then missing. */
  #leaveOutFaultyModules(): void {
    for (const [name, root] of [...this.modules.roots].sort(([one], [other]) => (one < other ? -1 : 1))) {
      const file = `${root}/metadata.json`;
      const text = this.files.read(file);
      const fault = text === undefined ? undefined : metadataFault(name, text);
      if (fault === undefined) continue;
      const { code, message } = fault.issue;
      const { strict } = this.settings;
      const isError = !fault.isUnreadable || strict === 'error';
      this.log(isError ? 'err' : strict === 'off' ? 'debug' : 'warning', 'Puppet', message);
      this.diagnostics.push({ code, severity: isError ? 'error' : 'warning', message, file });
      if (isError) this.modules.leaveOut(name);
    }
  }

  /** Set by who builds both, since each needs the other. */
  get evaluator(): Evaluator {
    if (this.#evaluator === undefined) throw new Error('The compilation has no evaluator yet');
    return this.#evaluator;
  }
  set evaluator(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** Where a node of the text in evaluation stands, without the column, as resources and parameters remember it. */
  sourcePlace(node: AstNode): SourcePlace | undefined {
    const { source } = this.evaluator;
    if (source.file === '') return undefined;
    const current = this.#current?.source === source ? this.#current : this.#placesOf(source);
    const line = current.lines.lineAt(reportOffset(node));
    // One object for all that stands on a line: there are very many places in a catalog.
    return (current.places[line] ??= { file: source.file, line });
  }

  #placesOf(source: SourceText): PlacesOfText {
    let places = this.#places.get(source);
    if (places === undefined) this.#places.set(source, (places = []));
    this.#current = { source, lines: lineIndexOf(source), places };
    return this.#current;
  }

  /** Debug lines are not kept, as with Puppet's default level. */
  log(level: LogLevel, source: string, message: string, place?: ErrorPlace): void {
    if (level === 'debug') return;
    this.logs.push({
      level,
      source,
      message,
      ...(place?.file === undefined ? {} : { file: place.file }),
      ...(place?.line === undefined ? {} : { line: place.line }),
    });
  }

  warn(issue: IssueText, place?: ErrorPlace): void {
    this.log('warning', 'Puppet', issue.message, place);
  }

  warnOnce(issue: IssueText): void {
    if (this.#warned.has(issue.message)) return;
    this.#warned.add(issue.message);
    this.warn(issue);
  }

  /** Records a resource for collectors and generators. */
  keep(resource: Resource): void {
    resource.isDeclared = true;
    resource.declaredType.resources.push(resource);
    if (resource.definition !== undefined) this.unevaluated.push(resource);
  }
}

/** A place that names a file and a line; undefined for any other. */
export function toSourcePlace(place: ErrorPlace): SourcePlace | undefined {
  if (place.file === undefined || place.line === undefined) return undefined;
  return { file: place.file, line: place.line };
}
