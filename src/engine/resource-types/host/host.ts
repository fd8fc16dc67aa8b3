/** Declares Puppet's type `host` (module host_core). */
import { isIpAddress } from './ip-address.ts';
import { inspectString } from '../../values/inspect-string.ts';
import type { TypeDeclaration } from '../declaration.ts';
import { ensureProperty } from '../ensurable.ts';
import { TypeFailure } from '../failure.ts';
import { property } from '../shared/property.ts';
import { isHash } from '../../values/value.ts';
import { toMatched, toReceiver } from '../shared/ruby-strings.ts';

export const host: TypeDeclaration = {
  name: 'host',
  doc: 'Manages entries of `/etc/hosts`: host names and their addresses.',
  providers: [{ name: 'parsed', doc: 'Lines of `/etc/hosts`.', features: [] }],
  attributes: [
    ensureProperty('The desired state of the entry.'),
    property('ip', 'The IPv4 or IPv6 address.', {
      validate: (value) => {
        const text = toReceiver(value, 'match');
        if (!isIpAddress(text)) throw new TypeFailure(`Invalid IP address ${inspectString(text)}`);
      },
    }),
    property(
      'host_aliases',
      'Other names of the host: one, or an array in order. The entry has exactly these aliases.',
      {
        arrayMatching: 'all',
        validate: (value) => {
          if (value === undefined) return;
          const text = toMatched(value);
          if (/^\s*$/.test(text) && !/\s/.test(text))
            throw new TypeFailure(
              'Host aliases cannot be an empty string. Use an empty array to delete all host_aliases ',
            );
          if (/\s/.test(text)) throw new TypeFailure('Host aliases cannot include whitespace');
        },
      },
    ),
    property('comment', 'A comment at the end of the line.', {
      validate: (value) => {
        if (!isHash(value) && /[\n\r]/.test(toReceiver(value, 'include?')))
          throw new TypeFailure('Comment cannot include newline');
      },
    }),
    property('target', 'The file with the entry.', { default: '/etc/hosts' }),
    {
      kind: 'parameter',
      name: 'name',
      doc: 'The host name. Default: the title.',
      namevar: true,
      validate: (value) => {
        const text = toReceiver(value, 'split');
        for (const part of text === '' ? [] : text.split('.')) {
          if (!/^(\w+|\w[\w-]+\w)$/m.test(part)) throw new TypeFailure('Invalid host name');
        }
        if (/[\n\r]/.test(text)) throw new TypeFailure('Hostname cannot include newline');
      },
    },
  ],
};
