import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { runtimeError } from '../../diagnostics/issues/evaluation.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { defineLegacyFunction } from '../legacy.ts';

export const fail = defineLegacyFunction({
  name: 'fail',
  doc: `Stops the compilation with a message. The node gets no catalog.

\`\`\`puppet
unless $facts['os']['family'] == 'Debian' { fail('This module supports only Debian') }
\`\`\``,
  arity: -1,
  names: ['messages*'],
  rvalue: false,
  call: (_, args) => {
    throw new PuppetError(runtimeError({ detail: args.map(rubyToString).join(' ') }), undefined, 'Puppet::ParseError');
  },
});
