import type { LookupOptions } from '../../evaluator/host.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import type { Invocation } from '../../hiera/invocation.ts';
import type { Compilation } from '../compilation.ts';

/**
 * Begins the lookup of a key. A call of a `hiera` function searches only the global layer, unless the environment has a
 * configuration of version 5.
 */
export function beginLookup({ lookups }: Compilation, _key: string, scope: Scope, options: LookupOptions): Invocation {
  return options.isHieraCall === true ? lookups.beginHieraCall(scope) : lookups.begin(scope, options);
}
