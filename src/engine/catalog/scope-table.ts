/** What the catalog knows of a scope beside its variables: whose scope it is, and the resource defaults set in it. */
import type { Scope } from '../evaluator/scope.ts';
import { strictlyEqual } from '../values/equality.ts';
import type { Value } from '../values/value.ts';
import type { ResourceDefinition } from './definition.ts';
import type { Resource, ResourceParameter } from './resource.ts';

type Defaults = ReadonlyMap<string, ResourceParameter>;

interface ScopeFacts {
  /** The class, node or instance of a define whose code runs in the scope. */
  readonly resource: Resource;
  readonly source: ResourceDefinition;
  /** By type (`File`), then by parameter. */
  defaults: Map<string, Map<string, ResourceParameter>> | undefined;
}

const NO_DEFAULTS: Defaults = new Map();

export class ScopeTable {
  readonly #facts = new Map<Scope, ScopeFacts>();
  /** The scope asked about last, which is nearly always the one asked about next. */
  #recentScope: Scope | undefined;
  #recentFacts: ScopeFacts | undefined;
  /** Types for which any scope has defaults: for all others nothing needs to be searched. */
  readonly #typesWithDefaults = new Set<string>();

  register(scope: Scope, resource: Resource, source: ResourceDefinition): void {
    this.#facts.set(scope, { resource, source, defaults: undefined });
    this.#recentScope = undefined;
  }

  resourceOf(scope: Scope): Resource | undefined {
    return this.#factsOf(scope)?.resource;
  }

  sourceOf(scope: Scope): ResourceDefinition | undefined {
    return this.#factsOf(scope)?.source;
  }

  #factsOf(scope: Scope): ScopeFacts | undefined {
    if (scope !== this.#recentScope) {
      this.#recentFacts = this.#facts.get(scope);
      this.#recentScope = scope;
    }
    return this.#recentFacts;
  }

  /** The defaults set in this very scope, to add to. */
  ownDefaults(scope: Scope, type: string): Map<string, ResourceParameter> | undefined {
    const facts = this.#facts.get(scope);
    if (facts === undefined) return undefined;
    this.#typesWithDefaults.add(type);
    facts.defaults ??= new Map();
    let own = facts.defaults.get(type);
    if (own === undefined) facts.defaults.set(type, (own = new Map<string, ResourceParameter>()));
    return own;
  }

  /** The defaults in force for a type: those of the scopes from which this one was declared, nearer ones winning. */
  defaultsFor(scope: Scope, type: string): Defaults {
    if (!this.#typesWithDefaults.has(type)) return NO_DEFAULTS;
    const chain: Defaults[] = [];
    for (let each: Scope | undefined = scope; each !== undefined; each = each.parent) {
      const own = this.#facts.get(each)?.defaults?.get(type);
      if (own !== undefined) chain.push(own);
    }
    const [only] = chain;
    if (chain.length < 2) return only ?? NO_DEFAULTS;
    const merged = new Map<string, ResourceParameter>();
    for (const own of chain.reverse()) for (const [name, parameter] of own) merged.set(name, parameter);
    return merged;
  }

  /** Whether a value is what some default in force says for the parameter. */
  isDefault(scope: Scope, type: string, name: string, value: Value): boolean {
    if (!this.#typesWithDefaults.has(type)) return false;
    for (let each: Scope | undefined = scope; each !== undefined; each = each.parent) {
      const parameter = this.#facts.get(each)?.defaults?.get(type)?.get(name);
      if (parameter !== undefined && strictlyEqual(parameter.value, value)) return true;
    }
    return false;
  }
}
