/** Declares Puppet's type `user` (`type/user.rb`). */
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray } from '../../values/value.ts';
import type { ParameterDefinition, TypeDeclaration } from '../declaration.ts';
import { ensureProperty } from '../ensurable.ts';
import { ArgumentFailure } from '../failure.ts';
import type { ResourceInstance } from '../resource.ts';
import { booleanParameter, checkBoolean } from '../shared/boolean.ts';
import { noteLateName } from '../shared/late-values.ts';
import { rubyClassName } from '../shared/ruby-class.ts';
import { userProperties } from './properties.ts';

const FEATURES = [
  'manages_homedir',
  'allows_duplicates',
  'manages_expiry',
  'system_users',
  'manages_passwords',
  'manages_password_age',
  'manages_shell',
] as const;

const OTHER_PROVIDERS: readonly (readonly [name: string, doc: string])[] = [
  ['aix', 'Accounts on AIX.'],
  ['directoryservice', 'Accounts on macOS, managed with `dscl`.'],
  ['hpux', 'Accounts on HP-UX.'],
  ['ldap', 'Accounts in an LDAP directory.'],
  ['openbsd', 'Accounts on OpenBSD, with login classes.'],
  ['pw', 'Accounts on FreeBSD, managed with `pw`.'],
  ['user_role_add', 'Accounts and roles on Solaris.'],
  ['windows_adsi', 'Local accounts on Windows.'],
];

function membership(name: string, of: string): ParameterDefinition {
  return {
    kind: 'parameter',
    name,
    doc: `\`inclusive\`: the user has exactly these \`${of}\`. \`minimum\`: at least these.`,
    values: [{ value: 'inclusive' }, { value: 'minimum' }],
    default: 'minimum',
  };
}

const purgeKeys: ParameterDefinition = {
  kind: 'parameter',
  name: 'purge_ssh_keys',
  doc: 'Removes SSH keys that no `ssh_authorized_key` manages: `true` for `~/.ssh/authorized_keys`, or an array of files (`~` and `%h` mean the home directory).',
  values: [{ value: 'true' }, { value: 'false' }],
  default: [],
  validate: (value) => {
    if (['true', 'false'].includes(rubyToString(value))) return;
    if (typeof value !== 'string' && !isArray(value))
      throw new ArgumentFailure(
        `purge_ssh_keys must be true, false, or an array of file names, not ${rubyInspect(value)}`,
      );
    for (const entry of isArray(value) ? value : [value]) {
      if (typeof entry !== 'string')
        throw new ArgumentFailure(`Each entry for purge_ssh_keys must be a string, not a ${rubyClassName(entry)}`);
      if (!/^(\/|~\/|%h\/)/.test(entry)) throw new ArgumentFailure(`Paths to keyfiles must be absolute, not ${entry}`);
    }
  },
  munge: (value) => {
    const text = rubyToString(value);
    if (text === 'false') return [];
    return text === 'true' ? ['~/.ssh/authorized_keys'] : isArray(value) ? value : [value];
  },
};

/** Returns the groups that must exist before the user: supplementary groups, and the primary group by name or GID. */
function neededGroups(resource: ResourceInstance): readonly (string | ResourceInstance)[] {
  const needed: (string | ResourceInstance)[] = [];
  for (const value of resource.property('gid')?.originalValues ?? []) {
    const number =
      typeof value === 'bigint' ? value : /^\d+$/.test(rubyToString(value)) ? BigInt(rubyToString(value)) : undefined;
    if (number === undefined) {
      needed.push(rubyToString(value));
      continue;
    }
    for (const other of resource.catalog.resources) {
      if (other.type.name !== 'group' || other.should('gid') !== number) continue;
      needed.push(other);
      break;
    }
  }
  const groups = resource.should('groups');
  if (typeof groups === 'string' && groups !== '') needed.push(...groups.split(','));
  return needed;
}

export const user: TypeDeclaration = {
  name: 'user',
  doc: 'Manages user accounts with the tools of the machine (`useradd`, `usermod`, `userdel`). Use it for local accounts, not for accounts in a directory service.',
  features: [
    { name: 'allows_duplicates', doc: 'The provider allows several accounts with the same UID.' },
    { name: 'manages_homedir', doc: 'The provider can create and remove home directories.' },
    { name: 'manages_passwords', doc: 'The provider can set password hashes.' },
    { name: 'manages_password_age', doc: 'The provider can set the age limits of passwords.' },
    { name: 'manages_password_salt', doc: 'The provider can set the salt of passwords.' },
    { name: 'manages_solaris_rbac', doc: 'The provider manages the roles and profiles of Solaris.' },
    { name: 'manages_roles', doc: 'The provider manages roles.' },
    { name: 'manages_expiry', doc: 'The provider can set an expiry date.' },
    { name: 'system_users', doc: 'The provider can create system accounts with low UIDs.' },
    { name: 'manages_aix_lam', doc: 'The provider manages the Loadable Authentication Module of AIX.' },
    {
      name: 'manages_local_users_and_groups',
      doc: 'The provider can manage local accounts alongside a directory service.',
    },
    { name: 'manages_shell', doc: 'The provider can set the login shell.' },
    { name: 'manages_loginclass', doc: 'The provider can set the login class.' },
  ],
  providers: [
    {
      name: 'useradd',
      doc: 'Local accounts, managed with `useradd`, `usermod` and `userdel`.',
      features: FEATURES,
      specificity: 1,
    },
    ...OTHER_PROVIDERS.map(([name, doc]) => ({ name, doc, features: [], families: [] })),
  ],
  attributes: [
    ensureProperty(
      'The desired state: `present` or `absent`. `role` is a Solaris role account; other providers reject it.',
      { values: [{ value: 'role', requiredFeatures: ['manages_solaris_rbac'] }] },
    ),
    ...userProperties,
    { kind: 'parameter', name: 'name', doc: 'The name of the account. Default: the title.', namevar: true },
    membership('membership', 'groups'),
    booleanParameter(
      'system',
      'If true, the account is a system account with a low UID. Only used when Puppet creates the account.',
    ),
    booleanParameter('allowdupe', 'If true, another account can have the same UID.'),
    {
      ...booleanParameter(
        'managehome',
        'If true, Puppet creates the home directory when it creates the account, and removes it when it removes the account.',
      ),
      validate: (value) => void checkBoolean('managehome', value),
    },
    membership('role_membership', 'roles'),
    membership('auth_membership', 'auths'),
    membership('profile_membership', 'profiles'),
    membership('key_membership', 'keys'),
    {
      kind: 'parameter',
      name: 'ia_load_module',
      doc: 'The authentication module, on AIX.',
      requiredFeatures: ['manages_aix_lam'],
    },
    membership('attribute_membership', 'attributes'),
    {
      ...booleanParameter(
        'forcelocal',
        'If true, Puppet manages local accounts even if a directory service is in use.',
      ),
      requiredFeatures: ['manages_local_users_and_groups'],
    },
    purgeKeys,
  ],
  initialize: noteLateName,
  autorequire: [{ type: 'group', why: 'the groups of the user come first', titles: neededGroups }],
};
