/** Declares Puppet's type `sshkey` (module sshkeys_core), whose resources are keys of other machines. */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { TypeDeclaration } from '../declaration.ts';
import { ensureProperty } from '../ensurable.ts';
import { TypeFailure } from '../failure.ts';
import { property } from '../shared/property.ts';
import { toMatched } from '../shared/ruby-strings.ts';

export const sshkey: TypeDeclaration = {
  name: 'sshkey',
  doc: 'Manages the SSH host keys of other machines.',
  providers: [{ name: 'parsed', doc: 'Lines of `/etc/ssh/ssh_known_hosts`.', features: [] }],
  titleOf: (resource) => `${rubyToString(resource.get('name') ?? '')}@${rubyToString(resource.get('type') ?? '')}`,
  titlePatterns: [
    { pattern: /^(.*?)@(.*)$/, attributes: [{ name: 'name' }, { name: 'type' }] },
    { pattern: /^([^@]+)$/, attributes: [{ name: 'name' }] },
  ],
  attributes: [
    ensureProperty('The desired state of the key.'),
    {
      kind: 'parameter',
      name: 'type',
      doc: 'The type of the key.',
      namevar: true,
      values: [
        { value: 'ssh-dss', aliases: ['dsa'] },
        { value: 'ssh-ed25519', aliases: ['ed25519'] },
        { value: 'ssh-rsa', aliases: ['rsa'] },
        { value: 'ecdsa-sha2-nistp256' },
        { value: 'ecdsa-sha2-nistp384' },
        { value: 'ecdsa-sha2-nistp521' },
        { value: 'sk-ecdsa-sha2-nistp256@openssh.com', aliases: ['ecdsa-sk'] },
        { value: 'sk-ssh-ed25519@openssh.com', aliases: ['ed25519-sk'] },
      ],
    },
    property('key', 'The key as Base64, without type.'),
    property('host_aliases', 'Other names of the host: one, or an array.', {
      arrayMatching: 'all',
      validate: (value) => {
        const text = toMatched(value);
        if (/\s/.test(text)) throw new TypeFailure('Aliases cannot include whitespace');
        if (text.includes(','))
          throw new TypeFailure('Aliases must be provided as an array, not a comma-separated list');
      },
    }),
    {
      kind: 'parameter',
      name: 'name',
      doc: 'The name of the host.',
      namevar: true,
      validate: (value) => {
        const text = toMatched(value);
        if (/\s/.test(text)) throw new TypeFailure('Resourcename cannot include whitespaces');
        if (text.includes(','))
          throw new TypeFailure(
            'No comma in resourcename allowed. If you want to specify aliases use the host_aliases property',
          );
      },
    },
    property('target', 'The file with the keys.', {
      default: '/etc/ssh/ssh_known_hosts',
    }),
  ],
};
