/** The properties of an account. */
import { withCode } from '../../diagnostics/failure.ts';
import type { UserState } from '../../machine/state.ts';
import type { Target } from '../../machine/target.ts';
import type { Value } from '../../values/value.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { PropertyDefinition } from '../definition.ts';
import { ArgumentFailure, TypeFailure } from '../failure.ts';
import { listProperty } from '../shared/list-property.ts';
import { modifyAge, modifyUser, setPassword, type AgeAttribute } from './useradd.ts';

function accountProperty(
  name: 'home' | 'uid' | 'comment' | 'shell' | 'expiry',
  doc: string,
  read: (user: UserState) => Value,
  more: Partial<PropertyDefinition> = {},
): PropertyDefinition {
  return {
    kind: 'property',
    name,
    doc,
    retrieve: ({ resource }, target) => {
      const user = target.accounts.user(resource.name);
      return user === undefined ? 'absent' : read(user);
    },
    sync: ({ resource, should }, target) => modifyUser(resource, target, name, should),
    ...more,
  };
}

function integerText(value: Value): Value {
  return typeof value === 'string' && /^[-0-9]+$/.test(value) ? BigInt(value) : value;
}

/** The number of a group that is there, by name or number. */
function groupNumber(target: Target, value: Value): bigint | undefined {
  if (typeof value === 'bigint') return target.accounts.groupName(Number(value)) === undefined ? undefined : value;
  const gid = target.accounts.group(rubyToString(value))?.gid;
  return gid === undefined ? undefined : BigInt(gid);
}

const gid: PropertyDefinition = {
  kind: 'property',
  name: 'gid',
  doc: 'The primary group, by name or GID.',
  munge: integerText,
  retrieve: ({ resource }, target) => {
    const user = target.accounts.user(resource.name);
    return user === undefined ? 'absent' : BigInt(user.gid);
  },
  insync: (property, current, target) => property.shouldValues.some((value) => groupNumber(target, value) === current),
  sync: (property, target) => {
    for (const value of property.shouldValues) {
      const number = groupNumber(target, value);
      if (number === undefined) continue;
      modifyUser(property.resource, target, 'gid', number);
      return;
    }
    throw withCode(
      'GROUP_NOT_FOUND',
      new TypeFailure(`Could not find group(s) ${property.shouldValues.map(rubyToString).join(',')}`),
    );
  },
};

const password: PropertyDefinition = {
  kind: 'property',
  name: 'password',
  doc: 'The password hash, as in `/etc/shadow`. Never shown in messages.',
  requiredFeatures: ['manages_passwords'],
  sensitive: true,
  validate: (value) => {
    if (typeof value === 'string' && value.includes(':')) throw new ArgumentFailure("Passwords cannot include ':'");
  },
  retrieve: ({ resource }, target) => target.accounts.user(resource.name)?.password ?? 'absent',
  sync: ({ resource, should }, target) => setPassword(resource, target, should),
};

function ageProperty(
  name: AgeAttribute,
  doc: string,
  refusal: string,
  read: (user: UserState) => string,
): PropertyDefinition {
  return {
    kind: 'property',
    name,
    doc,
    requiredFeatures: ['manages_password_age'],
    validate: (value) => {
      if (!/^-?\d+$/.test(rubyToString(value))) throw new ArgumentFailure(refusal);
    },
    munge: (value) => (typeof value === 'string' ? BigInt(value) : value),
    retrieve: ({ resource }, target) => {
      const user = target.accounts.user(resource.name);
      if (user === undefined) return 'absent';
      const age = read(user);
      return age === '' ? -1n : BigInt(age);
    },
    sync: ({ resource, should }, target) => modifyAge(resource, target, name, should),
  };
}

const groups = listProperty({
  name: 'groups',
  doc: 'Additional groups of the user, by name, without the primary group. Other memberships stay unless `membership` is `inclusive`.',
  membership: 'membership',
  validate: (value) => {
    const name = rubyToString(value);
    if (/^\d+$/.test(name)) throw new ArgumentFailure('Group names must be provided, not GID numbers.');
    if (name.includes(','))
      throw new ArgumentFailure('Group names must be provided as an array, not a comma-separated list.');
    if (name === '')
      throw new ArgumentFailure(
        'Group names must not be empty. If you want to specify "no groups" pass an empty array',
      );
  },
  read: (resource, target) => target.accounts.groupsOf(resource.name),
  write: (resource, target, names) => modifyUser(resource, target, 'groups', names.join(',')),
});

const DAY = 86_400_000;

function solaris(name: string, doc: string, feature: string): PropertyDefinition {
  return { kind: 'property', name, doc, requiredFeatures: [feature], retrieve: () => undefined };
}

/** In Puppet's order. */
export const userProperties: readonly PropertyDefinition[] = [
  accountProperty('home', 'The home directory. It is created and removed only with `managehome`.', (user) => user.home),
  accountProperty('uid', 'The UID. Without `uid`, the system assigns one.', (user) => BigInt(user.uid), {
    munge: integerText,
  }),
  gid,
  accountProperty('comment', 'A description, usually the full name.', (user) => user.comment, {
    insync: (property, current) => current === rubyToString(property.shouldValues[0]),
  }),
  accountProperty('shell', 'The login shell. It must exist and be executable.', (user) => user.shell, {
    requiredFeatures: ['manages_shell'],
  }),
  password,
  ageProperty(
    'password_min_age',
    'The number of days before the password can be changed.',
    'Password minimum age must be provided as a number.',
    (user) => user.minAge,
  ),
  ageProperty(
    'password_max_age',
    'The number of days after which the password must be changed.',
    'Password maximum age must be provided as a number.',
    (user) => user.maxAge,
  ),
  ageProperty(
    'password_warn_days',
    'The number of days before the end of the password at which the user is warned.',
    'Password warning days must be provided as a number.',
    (user) => user.warnDays,
  ),
  groups,
  accountProperty(
    'expiry',
    'The expiry date of the account, `YYYY-MM-DD`, or `absent` for none.',
    (user) => (user.expiry === '' ? 'absent' : new Date(Number(user.expiry) * DAY).toISOString().slice(0, 10)),
    {
      requiredFeatures: ['manages_expiry'],
      values: [{ value: 'absent' }, { value: /^\d{4}-\d{2}-\d{2}$/ }],
      validate: (value) => {
        if (value !== 'absent' && !/^\d{4}-\d{2}-\d{2}$/.test(rubyToString(value)))
          throw new ArgumentFailure('Expiry dates must be YYYY-MM-DD or the string "absent"');
      },
    },
  ),
  solaris('roles', 'The roles of the user, on Solaris.', 'manages_roles'),
  solaris('auths', 'The authorizations of the user, on Solaris.', 'manages_solaris_rbac'),
  solaris('profiles', 'The profiles of the user, on Solaris.', 'manages_solaris_rbac'),
  solaris('keys', 'The keys of the user, on Solaris.', 'manages_solaris_rbac'),
  solaris('project', 'The project of the user, on Solaris.', 'manages_solaris_rbac'),
  solaris('attributes', 'The attributes of the user, on AIX.', 'manages_aix_lam'),
  solaris('salt', 'The salt of the password, on macOS.', 'manages_password_salt'),
  solaris('iterations', 'The iterations of the password hash, on macOS.', 'manages_password_salt'),
  solaris('loginclass', 'The login class, on BSD.', 'manages_loginclass'),
];
