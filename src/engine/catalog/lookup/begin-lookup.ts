import type { LookupOptions } from '../../evaluator/host.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import type { Invocation } from '../../hiera/invocation.ts';
import type { Compilation } from '../compilation.ts';

/** Begins the lookup of a key in all layers that the caller may see. */
export function beginLookup({ lookups }: Compilation, _key: string, scope: Scope, options: LookupOptions): Invocation {
  return options.isHieraCall === true ? lookups.beginHieraCall(scope) : lookups.begin(scope, options);
}
