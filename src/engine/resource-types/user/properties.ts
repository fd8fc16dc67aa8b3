import type { Value } from '../../values/value.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { PropertyDeclaration } from '../declaration.ts';
import { ArgumentFailure } from '../failure.ts';
import { property } from '../shared/property.ts';
import { toReceiver } from '../shared/ruby-strings.ts';

function integerText(value: Value): Value {
  return typeof value === 'string' && /^[-0-9]+$/.test(value) ? BigInt(value) : value;
}

function ageProperty(name: string, doc: string, refusal: string): PropertyDeclaration {
  return property(name, doc, {
    requiredFeatures: ['manages_password_age'],
    validate: (value) => {
      if (!/^-?\d+$/.test(rubyToString(value))) throw new ArgumentFailure(refusal);
    },
    munge: (value) => (typeof value === 'string' ? BigInt(value) : value),
  });
}

function onlyWith(feature: string, name: string, doc: string): PropertyDeclaration {
  return property(name, doc, { requiredFeatures: [feature] });
}

export const userProperties: readonly PropertyDeclaration[] = [
  property('home', 'The home directory. It is created and removed only with `managehome`.'),
  property('uid', 'The UID. Without `uid`, the system assigns one.', { munge: integerText }),
  property('gid', 'The primary group, by name or GID.', { munge: integerText }),
  property('comment', 'A description, usually the full name.'),
  onlyWith('manages_shell', 'shell', 'The login shell. It must exist and be executable.'),
  property('password', 'The password hash, as in `/etc/shadow`. Never shown in messages.', {
    requiredFeatures: ['manages_passwords'],
    sensitive: true,
    validate: (value) => {
      if (typeof value === 'string' && value.includes(':')) throw new ArgumentFailure("Passwords cannot include ':'");
    },
  }),
  ageProperty(
    'password_min_age',
    'The number of days before the password can be changed.',
    'Password minimum age must be provided as a number.',
  ),
  ageProperty(
    'password_max_age',
    'The number of days after which the password must be changed.',
    'Password maximum age must be provided as a number.',
  ),
  ageProperty(
    'password_warn_days',
    'The number of days before the end of the password at which the user is warned.',
    'Password warning days must be provided as a number.',
  ),
  property(
    'groups',
    'Additional groups of the user, by name, without the primary group. Other memberships stay unless `membership` is `inclusive`.',
    {
      validate: (value) => {
        if (typeof value === 'string' && /^\d+$/.test(value))
          throw new ArgumentFailure('Group names must be provided, not GID numbers.');
        const name = toReceiver(value, 'include?');
        if (name.includes(','))
          throw new ArgumentFailure('Group names must be provided as an array, not a comma-separated list.');
        if (name === '')
          throw new ArgumentFailure(
            'Group names must not be empty. If you want to specify "no groups" pass an empty array',
          );
      },
    },
  ),
  property('expiry', 'The expiry date of the account, `YYYY-MM-DD`, or `absent` for none.', {
    requiredFeatures: ['manages_expiry'],
    values: [{ value: 'absent' }, { value: /^\d{4}-\d{2}-\d{2}$/ }],
    validate: (value) => {
      if (toReceiver(value, 'intern') !== 'absent' && !/^\d{4}-\d{2}-\d{2}$/m.test(rubyToString(value)))
        throw new ArgumentFailure('Expiry dates must be YYYY-MM-DD or the string "absent"');
    },
  }),
  onlyWith('manages_roles', 'roles', 'The roles of the user, on Solaris.'),
  onlyWith('manages_solaris_rbac', 'auths', 'The authorizations of the user, on Solaris.'),
  onlyWith('manages_solaris_rbac', 'profiles', 'The profiles of the user, on Solaris.'),
  onlyWith('manages_solaris_rbac', 'keys', 'The keys of the user, on Solaris.'),
  onlyWith('manages_solaris_rbac', 'project', 'The project of the user, on Solaris.'),
  onlyWith('manages_aix_lam', 'attributes', 'The attributes of the user, on AIX.'),
  onlyWith('manages_password_salt', 'salt', 'The salt of the password, on macOS.'),
  onlyWith('manages_password_salt', 'iterations', 'The iterations of the password hash, on macOS.'),
  onlyWith('manages_loginclass', 'loginclass', 'The login class, on BSD.'),
];
