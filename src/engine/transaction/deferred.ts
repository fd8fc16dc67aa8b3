/** Values that are computed only when their resource's turn comes (`Deferred`). */
import { failureText } from '../resource-types/failure.ts';
import type { Instance } from '../resource-types/instance.ts';
import { DeferredValue, SensitiveValue, type Value } from '../values/value.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { Parameter } from '../resource-types/attribute.ts';
import { defineIssue } from '../diagnostics/issue.ts';

/** Calls the function of a deferred value; throws what the call raises. */
export type ResolveDeferred = (value: DeferredValue) => Value;

const deferredFailed = defineIssue<{ readonly text: string }>('DEFERRED_FAILED', ({ text }) => text);

/** Replaces deferred values by their results, then checks the resource as a whole. Throws the `PuppetError` that ends the run. */
export function resolveDeferredValues(resource: Instance, resolve: ResolveDeferred | undefined): void {
  if (resolve === undefined) return;
  let resolvedAny = false;
  for (const attribute of [...resource.attributes]) {
    const value = attribute.value;
    if (!(value instanceof DeferredValue)) continue;
    const own = resource.attribute(attribute.name);
    try {
      const result = resolve(value);
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
