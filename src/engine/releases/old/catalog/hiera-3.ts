/** Configuration of Hiera 3. Releases before Puppet 4 read no other configuration. */
import { hieraIssues } from '../../../diagnostics/issues/hiera.ts';
import { dataBindingFailed } from '../../../diagnostics/issues/old-evaluation.ts';
import { PuppetError } from '../../../diagnostics/puppet-error.ts';
import type { LookupOptions } from '../../../evaluator/host.ts';
import type { Scope } from '../../../evaluator/scope/scope.ts';
import type { HieraConfig, Layer } from '../../../hiera/config/config.ts';
import type { Invocation } from '../../../hiera/invocation.ts';
import type { Lookups } from '../../../hiera/lookups.ts';
import { loadHiera3Config } from './load-hiera-3.ts';
import type { Compilation } from '../../../catalog/compilation.ts';

/** Begins the lookup of a key in the global layer. There are no other layers. */
export function beginHiera3Lookup(
  compilation: Compilation,
  key: string,
  scope: Scope,
  { isHieraCall }: LookupOptions,
): Invocation {
  checkHiera3Config(compilation, isHieraCall === true ? undefined : key);
  return compilation.lookups.beginHieraCall(scope);
}

export function readHiera3Config({ files }: Lookups, _path: string, layer: Layer): HieraConfig | undefined {
  return layer.kind === 'global' ? loadHiera3Config(files, layer) : undefined;
}

const CONFIG = '/etc/puppet/hiera.yaml';

/**
 * Warns once if `hiera.yaml` is missing. Throws if Hiera 3 cannot read it.
 * @param key the class parameter that is looked up. Undefined for a call of a `hiera` function.
 */
function checkHiera3Config(compilation: Compilation, key: string | undefined): void {
  const text = compilation.files.read('hiera.yaml');
  if (text === undefined) compilation.warnOnce(hieraIssues.configMissing({ file: CONFIG }));
  else if (/^version:\s*5\b/m.test(text)) {
    const refused = hieraIssues.version5Refused();
    if (key === undefined) throw new PuppetError(refused, undefined, 'ArgumentError');
    throw new PuppetError(dataBindingFailed({ key, detail: refused.message }), undefined, 'Puppet::Error');
  }
}
