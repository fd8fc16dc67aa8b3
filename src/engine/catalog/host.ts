/** Implements the evaluator's host for a compilation. Each method calls a function of another file. */
import type { LogLevel } from '../diagnostics/log.ts';
import type { ErrorPlace } from '../diagnostics/puppet-error.ts';
import type { FunctionOrigin, PuppetFunction } from '../evaluator/calls/function.ts';
import type {
  CatalogHost,
  ClassRequest,
  CompileSettings,
  DeclaredResource,
  EnvironmentFiles,
  ParsedTemplate,
  LookupOptions,
  LookupResult,
} from '../evaluator/host.ts';
import type { RubyCode } from '../evaluator/ruby-code.ts';
import type { Scope } from '../evaluator/scope/scope.ts';
import { detachedContext, lookupContextType } from '../hiera/context.ts';
import { NOT_FOUND } from '../hiera/not-found.ts';
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
import { requestClasses } from './definitions/classes.ts';
import { collect, realize } from './collectors/collect.ts';
import type { Compilation } from './compilation.ts';
import { createResources } from './declare/create-resources.ts';
import { declareResources } from './declare/declare.ts';
import { setResourceDefaults } from './declare/defaults.ts';
import { findDataFunction } from './data-functions.ts';
import { isResourceType } from './declare/find-type.ts';
import { findClass } from './loading/autoload.ts';
import { typeAndTitle } from './names.ts';
import { overrideResources } from './declare/override.ts';
import { isDefined, readParameter } from './catalog-queries.ts';
import { relate } from './relationships/relationships.ts';
import { resourceOfScope } from './resource.ts';

export class CompilationHost implements CatalogHost {
  readonly #compilation: Compilation;

  constructor(compilation: Compilation) {
    this.#compilation = compilation;
  }

  get files(): EnvironmentFiles {
    return this.#compilation.files;
  }
  get release(): Release {
    return this.#compilation.release;
  }
  get settings(): CompileSettings {
    return this.#compilation.settings;
  }
  get facts(): PuppetHash {
    return this.#compilation.facts;
  }
  get ruby(): RubyCode | undefined {
    return this.#compilation.ruby;
  }
  get nodeName(): string {
    return this.#compilation.nodeName;
  }

  log(level: LogLevel, message: string, scope: Scope | undefined, place?: ErrorPlace, code?: string): void {
    this.#compilation.log(level, scope?.toString() ?? 'Puppet', message, place, code);
  }

  parseTemplate(file: string, text: string): ParsedTemplate {
    const { programs, settings, release } = this.#compilation;
    return programs.loadTemplate(file, text, { strict: settings.strict, release });
  }

  declareResources(node: ResourceExpression, scope: Scope): Value {
    return declareResources(this.#compilation, node, scope);
  }
  setResourceDefaults(node: ResourceDefaults, scope: Scope): Value {
    return setResourceDefaults(this.#compilation, node, scope);
  }
  overrideResources(node: ResourceOverride, scope: Scope): Value {
    return overrideResources(this.#compilation, node, scope);
  }
  collect(node: Collect, scope: Scope): Value {
    return collect(this.#compilation, node, scope);
  }
  relate(node: Relationship, scope: Scope): Value {
    return relate(this.#compilation, node, scope);
  }
  /** Does nothing, because definitions are added before the evaluation begins (`instantiateProgram`). */
  meetDefinition(_node: Definition, _scope: Scope): Value {
    return undefined;
  }

  requestClasses(request: ClassRequest, names: readonly Value[], scope: Scope, place: ErrorPlace): Value {
    return requestClasses(this.#compilation, request, names, scope, place);
  }
  createResources(
    typeName: string,
    resources: PuppetHash,
    defaults: PuppetHash,
    scope: Scope,
    place: ErrorPlace,
  ): Value {
    return createResources(this.#compilation, { typeName, resources, defaults, place }, scope);
  }
  realize(references: readonly Value[], _scope: Scope, _place: ErrorPlace): Value {
    return realize(this.#compilation, references);
  }
  addTags(tags: readonly string[], scope: Scope): void {
    const resource = resourceOfScope(scope);
    if (resource !== undefined) for (const tag of tags) resource.addTag(tag);
  }
  hasTag(tag: string, scope: Scope): boolean {
    const lower = tag.toLowerCase();
    const { catalog } = this.#compilation;
    return catalog.tags.has(lower) || resourceOfScope(scope)?.tags.has(lower) === true;
  }
  isDefined(reference: Value, scope: Scope): boolean {
    return isDefined(this.#compilation, reference, scope);
  }

  readParameter(reference: Type, name: string, _scope: Scope, place: ErrorPlace): Value {
    return readParameter(this.#compilation, reference, name, place);
  }
  findResources(type: string, title: string | undefined): readonly DeclaredResource[] {
    const { catalog } = this.#compilation;
    const reference = typeAndTitle(type, title ?? '');
    if (title === undefined) return catalog.resources.filter((resource) => resource.type === reference.type);
    const found = catalog.find(reference);
    return found === undefined ? [] : [found];
  }
  classScope(name: string): { readonly scope: Scope } | { readonly why: 'unknown' | 'not evaluated' } {
    const known = this.#compilation.classScopes.get(name);
    if (known !== undefined) return { scope: known };
    return { why: findClass(this.#compilation, name) === undefined ? 'unknown' : 'not evaluated' };
  }
  classNameIn(name: string, scope: Scope): string | undefined {
    return this.#compilation.rules.findClass(this.#compilation, name, scope)?.name;
  }
  typeNameIn(name: string, scope: Scope): string | undefined {
    return this.#compilation.rules.findType(this.#compilation, name, scope)?.name;
  }
  findFunction(name: string): PuppetFunction | undefined {
    return this.#compilation.loader.findFunction(name) ?? findDataFunction(name);
  }
  functionOrigins(name: string): readonly FunctionOrigin[] {
    return this.#compilation.loader.functionOrigins(name);
  }
  lookupContext(moduleName: Value): Value {
    return detachedContext(moduleName);
  }
  findType(lowerName: string): Type | undefined {
    if (lowerName === 'puppet::lookupcontext') return lookupContextType();
    return this.#compilation.loader.findType(lowerName);
  }
  moduleRoot(name: string): string | undefined {
    return this.#compilation.modules.root(name);
  }

  isResourceType(lowerName: string): boolean {
    return isResourceType(this.#compilation, lowerName);
  }
  lookup(key: string, scope: Scope, options: LookupOptions = {}): LookupResult {
    const { lookups, rules } = this.#compilation;
    const invocation = rules.beginLookup(this.#compilation, key, scope, options);
    const value = lookups.lookup(key, invocation, options.merge);
    if (value === NOT_FOUND) return { found: false, value: undefined };
    return { found: true, value, place: lookups.placeOf(invocation.foundAt) };
  }
}
