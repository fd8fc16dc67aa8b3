/** What the catalog knows of a scope beside its variables: whose scope it is, and the resource defaults set in it. */
import type { Scope } from '../evaluator/scope.ts';
import { strictlyEqual } from '../values/equality.ts';
import type { Value } from '../values/value.ts';
import type { ResourceDefinition } from './definition.ts';
import { type Resource, resourceOfScope, type ResourceParameter } from './resource.ts';

type Defaults = ReadonlyMap<string, ResourceParameter>;

const NO_DEFAULTS: Defaults = new Map();

export class ScopeTable {
  /**
   * By type (`File`), then by the scope that set them, then by parameter. Each resource asks for all scopes above it: few types
   * have any defaults, and few scopes set them.
   */
  readonly #defaults = new Map<string, Map<Scope, Map<string, ResourceParameter>>>();

  /** The class, node or instance of a define whose code runs in the scope. */
  resourceOf(scope: Scope): Resource | undefined {
    return resourceOfScope(scope);
  }

  /** That code. */
  sourceOf(scope: Scope): ResourceDefinition | undefined {
    return resourceOfScope(scope)?.definition;
  }

  /** The defaults set in this very scope, to add to. */
  ownDefaults(scope: Scope, type: string): Map<string, ResourceParameter> | undefined {
    if (this.resourceOf(scope) === undefined) return undefined;
    let ofType = this.#defaults.get(type);
    if (ofType === undefined) this.#defaults.set(type, (ofType = new Map<Scope, Map<string, ResourceParameter>>()));
    let own = ofType.get(scope);
    if (own === undefined) ofType.set(scope, (own = new Map<string, ResourceParameter>()));
    return own;
  }

  /** The defaults in force for a type: those of the scopes from which this one was declared, nearer ones winning. */
  defaultsFor(scope: Scope, type: string): Defaults {
    const ofType = this.#defaults.get(type);
    if (ofType === undefined) return NO_DEFAULTS;
    let nearest: Defaults | undefined;
    let merged: Map<string, ResourceParameter> | undefined;
    for (let each: Scope | undefined = scope; each !== undefined; each = each.parent) {
      const own = ofType.get(each);
      if (own === undefined) continue;
      if (nearest === undefined) nearest = own;
      else merged = new Map([...own, ...(merged ?? nearest)]);
    }
    return merged ?? nearest ?? NO_DEFAULTS;
  }

  /** Whether a value is what some default in force says for the parameter. */
  isDefault(scope: Scope, type: string, name: string, value: Value): boolean {
    const ofType = this.#defaults.get(type);
    if (ofType === undefined) return false;
    for (let each: Scope | undefined = scope; each !== undefined; each = each.parent) {
      const parameter = ofType.get(each)?.get(name);
      if (parameter !== undefined && strictlyEqual(parameter.value, value)) return true;
    }
    return false;
  }
}
