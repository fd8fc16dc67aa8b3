import { withCode } from '../../diagnostics/failure.ts';
import type { UserState } from '../../machine/state.ts';
import type { Target } from '../../machine/target.ts';
import type { Value } from '../../values/value.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { PropertyBehavior } from '../../resource-types/behavior.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import { listBehavior } from '../shared/list-property.ts';
import { modifyAge, modifyUser, setPassword, type AgeAttribute } from './useradd.ts';

function accountProperty(
  name: 'home' | 'uid' | 'comment' | 'shell' | 'expiry',
  read: (user: UserState) => Value,
): PropertyBehavior {
  return {
    retrieve: ({ resource }, target) => {
      const user = target.accounts.user(resource.name);
      return user === undefined ? 'absent' : read(user);
    },
    sync: ({ resource, should }, target) => modifyUser(resource, target, name, should),
  };
}

/** Returns the id of an existing group. The group is given by name or id. */
function groupNumber(target: Target, value: Value): bigint | undefined {
  if (typeof value === 'bigint') return target.accounts.groupName(Number(value)) === undefined ? undefined : value;
  const gid = target.accounts.group(rubyToString(value))?.gid;
  return gid === undefined ? undefined : BigInt(gid);
}

const gid: PropertyBehavior = {
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

function ageProperty(name: AgeAttribute, read: (user: UserState) => string): PropertyBehavior {
  return {
    retrieve: ({ resource }, target) => {
      const user = target.accounts.user(resource.name);
      if (user === undefined) return 'absent';
      const age = read(user);
      return age === '' ? -1n : BigInt(age);
    },
    sync: ({ resource, should }, target) => modifyAge(resource, target, name, should),
  };
}

const DAY = 86_400_000;

export const userProperties = {
  home: accountProperty('home', (user) => user.home),
  uid: accountProperty('uid', (user) => BigInt(user.uid)),
  gid,
  comment: {
    ...accountProperty('comment', (user) => user.comment),
    insync: (property, current) => current === rubyToString(property.shouldValues[0]),
  },
  shell: accountProperty('shell', (user) => user.shell),
  password: {
    retrieve: ({ resource }, target) => target.accounts.user(resource.name)?.password ?? 'absent',
    sync: ({ resource, should }, target) => setPassword(resource, target, should),
  },
  password_min_age: ageProperty('password_min_age', (user) => user.minAge),
  password_max_age: ageProperty('password_max_age', (user) => user.maxAge),
  password_warn_days: ageProperty('password_warn_days', (user) => user.warnDays),
  groups: listBehavior({
    name: 'groups',
    membership: 'membership',
    read: (resource, target) => target.accounts.groupsOf(resource.name),
    write: (resource, target, names) => modifyUser(resource, target, 'groups', names.join(',')),
  }),
  expiry: accountProperty('expiry', (user) =>
    user.expiry === '' ? 'absent' : new Date(Number(user.expiry) * DAY).toISOString().slice(0, 10),
  ),
} satisfies Readonly<Record<string, PropertyBehavior>>;
