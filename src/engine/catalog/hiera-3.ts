/** The configuration of Hiera 3, the only one that releases before 4 read. */
import { hieraIssues } from '../diagnostics/issues/hiera.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import type { Compilation } from './compilation.ts';

const CONFIG = '/etc/puppet/hiera.yaml';

/** Warns once where there is no `hiera.yaml`, and fails for one that Hiera 3 cannot read. */
export function readHiera3Config(compilation: Compilation): void {
  const text = compilation.files.read('hiera.yaml');
  if (text === undefined) compilation.warnOnce(hieraIssues.configMissing({ file: CONFIG }));
  else if (/^version:\s*5\b/m.test(text))
    throw new PuppetError(hieraIssues.version5Refused(), undefined, 'Puppet::Error');
}
