/** Converts attributes to options of the account tools (`provider/user/useradd.rb`). */
import { withCode } from '../../diagnostics/failure.ts';
import { useradd, userdel, usermod } from '../../machine/accounts/account-tools.ts';
import { chage, chpasswd } from '../../machine/accounts/group-tools.ts';
import type { Target } from '../../machine/target.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { Value } from '../../values/value.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import { callTool } from '../shared/account-command.ts';

/** Attributes with their options, in the provider's order. */
const FLAGS = [
  ['comment', '-c'],
  ['expiry', '-e'],
  ['gid', '-g'],
  ['groups', '-G'],
  ['home', '-d'],
  ['shell', '-s'],
  ['uid', '-u'],
] as const;

type Flagged = (typeof FLAGS)[number][0];

const AGES = [
  ['password_min_age', '-m'],
  ['password_max_age', '-M'],
  ['password_warn_days', '-W'],
] as const;

function optionText(name: Flagged, value: Value): string {
  return name === 'expiry' && value === 'absent' ? '' : rubyToString(value);
}

function checkShell(resource: ResourceInstance, target: Target): void {
  const shell = resource.should('shell');
  if (shell === undefined) return;
  const path = rubyToString(shell);
  const node = target.files.stat(path);
  if (node === undefined) throw withCode('SHELL_NOT_FOUND', new TypeFailure(`Shell ${path} must exist`));
  if ((node.mode & 0o111) === 0) throw withCode('SHELL_NOT_FOUND', new TypeFailure(`Shell ${path} must be executable`));
}

export function createUser(resource: ResourceInstance, target: Target): void {
  checkShell(resource, target);
  const { name } = resource;
  const args: string[] = [];
  if (resource.should('gid') === undefined && target.accounts.group(name) !== undefined) args.push('-g', name);
  for (const [attribute, flag] of FLAGS) {
    const value = resource.should(attribute);
    if (value === undefined || value === '') continue;
    args.push(flag, optionText(attribute, value));
  }
  if (resource.get('allowdupe') === true) args.push('-o');
  args.push(resource.get('managehome') === true ? '-m' : '-M');
  if (resource.get('system') === true) args.push('-r');
  args.push(name);
  const phrase = `Could not create user ${name}`;
  const secret = resource.property('password') !== undefined;
  callTool(target, useradd, '/usr/sbin/useradd', args, phrase, secret);
  const ages = AGES.flatMap(([attribute, flag]) => {
    const value = resource.should(attribute);
    return value === undefined ? [] : [flag, rubyToString(value)];
  });
  if (ages.length > 0) callTool(target, chage, '/usr/bin/chage', [...ages, name], phrase);
  const password = resource.should('password');
  if (password !== undefined) setPassword(resource, target, password);
}

export function removeUser(resource: ResourceInstance, target: Target): void {
  const args = [...(resource.get('managehome') === true ? ['-r'] : []), resource.name];
  callTool(target, userdel, '/usr/sbin/userdel', args, `Could not delete user ${resource.name}`);
}

export function modifyUser(resource: ResourceInstance, target: Target, attribute: Flagged, value: Value): void {
  if (attribute === 'shell') checkShell(resource, target);
  const flag = FLAGS.find(([name]) => name === attribute)?.[1] ?? '';
  const duplicate = attribute === 'uid' && resource.get('allowdupe') === true ? ['-o'] : [];
  const args = [flag, optionText(attribute, value), ...duplicate, resource.name];
  callTool(target, usermod, '/usr/sbin/usermod', args, `Could not set ${attribute} on user[${resource.name}]`);
}

export type AgeAttribute = (typeof AGES)[number][0];

export function modifyAge(resource: ResourceInstance, target: Target, attribute: AgeAttribute, value: Value): void {
  const flag = AGES.find(([name]) => name === attribute)?.[1] ?? '';
  const args = [flag, rubyToString(value), resource.name];
  callTool(target, chage, '/usr/bin/chage', args, `Could not set ${attribute} on user[${resource.name}]`);
}

export function setPassword(resource: ResourceInstance, target: Target, hash: Value): void {
  const result = chpasswd(target, `${resource.name}:${rubyToString(hash)}\n`);
  if (result.exitCode !== 0) throw new TypeFailure(`chpasswd said ${result.stderr}`);
}
