/** Declares Puppet's type `ssh_authorized_key` (module sshkeys_core). */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { AllowedValue, TypeDeclaration } from '../declaration.ts';
import { ensureProperty } from '../ensurable.ts';
import { TypeFailure } from '../failure.ts';
import { booleanParameter } from '../shared/boolean.ts';
import { property } from '../shared/property.ts';
import { toMatched } from '../shared/ruby-strings.ts';

export const KEY_TYPES: readonly AllowedValue[] = [
  { value: 'ssh-dss', aliases: ['dsa'] },
  { value: 'ssh-rsa', aliases: ['rsa'] },
  { value: 'ecdsa-sha2-nistp256' },
  { value: 'ecdsa-sha2-nistp384' },
  { value: 'ecdsa-sha2-nistp521' },
  { value: 'ssh-ed25519', aliases: ['ed25519'] },
  { value: 'sk-ecdsa-sha2-nistp256@openssh.com', aliases: ['ecdsa-sk'] },
  { value: 'sk-ssh-ed25519@openssh.com', aliases: ['ed25519-sk'] },
  { value: 'ssh-rsa-cert-v01@openssh.com' },
  { value: 'ssh-ed25519-cert-v01@openssh.com' },
  { value: 'ssh-dss-cert-v01@openssh.com' },
  { value: 'ecdsa-sha2-nistp256-cert-v01@openssh.com' },
  { value: 'ecdsa-sha2-nistp384-cert-v01@openssh.com' },
  { value: 'ecdsa-sha2-nistp521-cert-v01@openssh.com' },
];

export const sshAuthorizedKey: TypeDeclaration = {
  name: 'ssh_authorized_key',
  doc: 'Manages SSH keys that can log in to an account: lines of `~/.ssh/authorized_keys`.',
  providers: [{ name: 'parsed', doc: 'Lines of `authorized_keys` files.', features: [] }],
  attributes: [
    ensureProperty('The desired state of the key.'),
    {
      kind: 'parameter',
      name: 'name',
      doc: 'The comment of the key. It must be unique in the catalog.',
      namevar: true,
    },
    booleanParameter('drop_privileges', 'If true, Puppet writes the file with the permissions of the user.', true),
    property('type', 'The type of the key: `ssh-ed25519`, `ssh-rsa`, …', { values: KEY_TYPES }),
    property('key', 'The key as Base64, without type and comment.', {
      validate: (value) => {
        const text = toMatched(value);
        if (/\s/.test(text)) throw new TypeFailure(`Key must not contain whitespace: ${text}`);
      },
    }),
    property('user', 'The account that the key can log in to.'),
    property('target', 'The absolute path of the file. Default: `~/.ssh/authorized_keys` of the user.', {
      default: 'absent',
    }),
    property('options', 'Options of the key for sshd: one, or an array.', {
      arrayMatching: 'all',
      default: 'absent',
      validate: (value) => {
        const text = rubyToString(value);
        if (text === 'absent' || (typeof value === 'string' && /^[-a-z0-9A-Z_]+(?:=".*?")?$/m.test(text))) return;
        throw new TypeFailure(
          `Option ${text} is not valid. A single option must either be of the form 'option' or 'option="value"'. Multiple options must be provided as an array`,
        );
      },
    }),
  ],
  validate: (resource) => {
    if (resource.property('target')?.originalValues[0] !== 'absent' || resource.isSet('user')) return;
    throw new TypeFailure("Attribute 'user' or 'target' is mandatory");
  },
  autorequire: [
    {
      type: 'user',
      why: 'the account of the key comes first',
      titles: (resource) => {
        const user = resource.should('user');
        return user === undefined ? [] : [rubyToString(user)];
      },
    },
  ],
};
