/** The configuration of Hiera 3, the only one that releases before 4 read. */
import { hieraIssues } from '../../diagnostics/issues/hiera.ts';
import { dataBindingFailed } from '../../diagnostics/issues/old-evaluation.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import type { Compilation } from '../compilation.ts';

const CONFIG = '/etc/puppet/hiera.yaml';

/**
 * Warns once where there is no `hiera.yaml`, and fails for one that Hiera 3 cannot read.
 * @param key of a parameter of a class; undefined in a call of a function
 */
export function readHiera3Config(compilation: Compilation, key: string | undefined): void {
  const text = compilation.files.read('hiera.yaml');
  if (text === undefined) compilation.warnOnce(hieraIssues.configMissing({ file: CONFIG }));
  else if (/^version:\s*5\b/m.test(text)) {
    const refused = hieraIssues.version5Refused();
    if (key === undefined) throw new PuppetError(refused, undefined, 'ArgumentError');
    throw new PuppetError(dataBindingFailed({ key, detail: refused.message }), undefined, 'Puppet::Error');
  }
}
