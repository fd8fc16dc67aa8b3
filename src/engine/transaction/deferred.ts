import { failureText } from '../resource-types/failure.ts';
import type { Instance } from '../resource-types/instances/instance.ts';
import { followUp } from '../resource-types/instances/metaparameter-effects.ts';
import { resolveDeep, type DeferredResolver } from '../resource-types/instances/deferred.ts';
import { DeferredValue, SensitiveValue } from '../values/value.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { Parameter } from '../resource-types/attribute.ts';
import { defineIssue } from '../diagnostics/issue.ts';

const deferredFailed = defineIssue<{ readonly text: string }>('DEFERRED_FAILED', ({ text }) => text);

/**
 * Resolves the remaining deferred values of a resource when the resource is evaluated, and then validates the whole
 * resource. Throws the `PuppetError` that ends the run.
 */
export function resolveDeferredValues(resource: Instance, resolver: DeferredResolver | undefined): void {
  if (resolver === undefined || !resource.holdsDeferred) return;
  let resolvedAny = false;
  for (const attribute of resource.ownAttributes) {
    const value = attribute.value;
    if (!(value instanceof DeferredValue)) continue;
    const own = resource.attribute(attribute.name);
    try {
      const result = resolveDeep(value, resolver.resolve);
      own?.set(result instanceof SensitiveValue ? result.value : result);
      followUp(resource, attribute.name);
      if (result instanceof SensitiveValue && own !== undefined && !(own instanceof Parameter)) own.sensitive = true;
    } catch (thrown) {
      if (thrown instanceof PuppetError) throw thrown;
      throw new PuppetError(deferredFailed({ text: failureText(thrown) }), undefined, 'Puppet::Error');
    }
    resolvedAny = true;
  }
  if (resolvedAny) resource.validate();
}
