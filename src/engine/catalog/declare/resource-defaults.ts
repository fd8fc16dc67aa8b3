import type { Scope } from '../../evaluator/scope/scope.ts';
import { strictlyEqual } from '../../values/equality.ts';
import type { Value } from '../../values/value.ts';
import type { ResourceParameter } from '../resource.ts';

type Defaults = ReadonlyMap<string, ResourceParameter>;

const NO_DEFAULTS: Defaults = new Map();

export class ResourceDefaults {
  /**
   * Defaults by type (`File`), then by scope, then by parameter. The type comes first, because few types have defaults.
   */
  readonly #byType = new Map<string, Map<Scope, Map<string, ResourceParameter>>>();

  /**
   * Sets a default in a scope. If the scope already has a default for the parameter, changes nothing and returns the
   * earlier default.
   */
  add(scope: Scope, type: string, parameter: ResourceParameter): ResourceParameter | undefined {
    const byScope = getOrAdd(this.#byType, type, () => new Map<Scope, Map<string, ResourceParameter>>());
    const own = getOrAdd(byScope, scope, () => new Map<string, ResourceParameter>());
    const earlier = own.get(parameter.name);
    if (earlier === undefined) own.set(parameter.name, parameter);
    return earlier;
  }

  /** Returns the defaults of a type that apply in a scope. Defaults of nearer scopes override those of outer scopes. */
  inForce(scope: Scope, type: string): Defaults {
    const byScope = this.#byType.get(type);
    if (byScope === undefined) return NO_DEFAULTS;
    let inForce: Defaults | undefined;
    for (let each: Scope | undefined = scope; each !== undefined; each = each.parent) {
      const own = byScope.get(each);
      if (own !== undefined) inForce = inForce === undefined ? own : new Map([...own, ...inForce]);
    }
    return inForce ?? NO_DEFAULTS;
  }

  has(scope: Scope, type: string, name: string, value: Value): boolean {
    const byScope = this.#byType.get(type);
    for (let each: Scope | undefined = scope; each !== undefined; each = each.parent) {
      const parameter = byScope?.get(each)?.get(name);
      if (parameter !== undefined && strictlyEqual(parameter.value, value)) return true;
    }
    return false;
  }
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}
