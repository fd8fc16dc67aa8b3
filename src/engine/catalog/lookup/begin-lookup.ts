import type { LookupOptions } from '../../evaluator/host.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import type { Invocation } from '../../hiera/invocation.ts';
import type { Compilation } from '../compilation.ts';

/**
 * Begins the lookup of a key. For the `hiera` functions, the configuration decides whether only the global layer is
 * searched.
 */
export function beginLookup({ lookups }: Compilation, _key: string, scope: Scope, options: LookupOptions): Invocation {
  return options.isHieraCall === true ? lookups.beginHieraCall(scope) : lookups.begin(scope, options);
}
