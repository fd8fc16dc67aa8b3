/** Resolves `Deferred` values, which are computed only when their resource is evaluated. */
import { failureText } from '../resource-types/failure.ts';
import type { Instance } from '../resource-types/instances/instance.ts';
import { DeferredValue, isArray, isHash, PuppetHash, SensitiveValue, type Value } from '../values/value.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { Parameter } from '../resource-types/attribute.ts';
import { defineIssue } from '../diagnostics/issue.ts';

/**
 * Calls the function of a deferred value, whose arguments no longer contain deferred values; throws the function's
 * errors. A name that begins with `$` reads a variable (a fact) and digs into it with the arguments.
 */
export type ResolveDeferred = (value: DeferredValue) => Value;

const deferredFailed = defineIssue<{ readonly text: string }>('DEFERRED_FAILED', ({ text }) => text);

/**
 * Replaces deferred values by their results, then validates the whole resource. Throws the `PuppetError` that ends the
 * run.
 */
export function resolveDeferredValues(resource: Instance, resolve: ResolveDeferred | undefined): void {
  if (resolve === undefined || !resource.holdsDeferred) return;
  let resolvedAny = false;
  for (const attribute of resource.ownAttributes) {
    const value = attribute.value;
    if (!(value instanceof DeferredValue)) continue;
    const own = resource.attribute(attribute.name);
    try {
      const result = resolveDeep(value, resolve);
      own?.set(result instanceof SensitiveValue ? result.value : result);
      if (result instanceof SensitiveValue && own !== undefined && !(own instanceof Parameter)) own.sensitive = true;
    } catch (thrown) {
      if (thrown instanceof PuppetError) throw thrown;
      throw new PuppetError(deferredFailed({ text: failureText(thrown) }), undefined, 'Puppet::Error');
    }
    resolvedAny = true;
  }
  if (resolvedAny) resource.validate();
}

/** Resolves deferred values at any depth; the arguments of a call are resolved before the call. */
function resolveDeep(value: Value, resolve: ResolveDeferred): Value {
  if (value instanceof DeferredValue) {
    return resolve(
      new DeferredValue(
        value.functionName,
        value.arguments.map((item) => resolveDeep(item, resolve)),
      ),
    );
  }
  if (value instanceof SensitiveValue) return new SensitiveValue(resolveDeep(value.value, resolve));
  if (isArray(value)) return value.map((item) => resolveDeep(item, resolve));
  if (isHash(value)) return PuppetHash.of([...value].map(([key, item]) => [key, resolveDeep(item, resolve)] as const));
  return value;
}
