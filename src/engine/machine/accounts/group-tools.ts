import { freeId } from './account-tools.ts';
import { parseOptions, refuse, succeed } from '../options.ts';
import type { OptionSpec, ToolResult } from '../options.ts';
import type { UserState } from '../state.ts';
import type { Target } from '../target.ts';

const GROUP_OPTIONS: readonly OptionSpec[] = [
  { name: 'gid', short: 'g', takesValue: true },
  { name: 'non-unique', short: 'o' },
  { name: 'system', short: 'r' },
  { name: 'force', short: 'f' },
  { name: 'new-name', short: 'n', takesValue: true },
  { name: 'users', short: 'U', takesValue: true },
  { name: 'append', short: 'a' },
];

export function groupadd(target: Target, args: readonly string[]): ToolResult {
  const { options, operands } = parseOptions(args, GROUP_OPTIONS);
  const name = operands[0];
  if (name === undefined) return refuse(2, 'Usage: groupadd [options] GROUP');
  const { accounts, platform } = target;
  const given = options.get('gid');
  if (given !== undefined && !/^\d+$/.test(given)) return refuse(3, `groupadd: invalid group ID '${given}'`);
  if (!/^[a-z_][a-z0-9_-]*\$?$/i.test(name)) return refuse(3, `groupadd: '${name}' is not a valid group name`);
  if (accounts.group(name) !== undefined)
    return options.has('force') ? succeed() : refuse(9, `groupadd: group '${name}' already exists`);
  const used = new Set(accounts.groups().map(([, group]) => group.gid));
  if (given !== undefined && used.has(Number(given)) && !options.has('non-unique'))
    return refuse(4, `groupadd: GID '${given}' already exists`);
  const gid = given === undefined ? freeId(used, options.has('system'), platform.lowestSystemId) : Number(given);
  const members = options.get('users')?.split(',') ?? [];
  accounts.setGroup(name, { gid, members });
  return succeed();
}

export function groupmod(target: Target, args: readonly string[]): ToolResult {
  const { options, operands } = parseOptions(args, GROUP_OPTIONS);
  const name = operands[0];
  if (name === undefined) return refuse(2, 'Usage: groupmod [options] GROUP');
  const { accounts } = target;
  const given = options.get('gid');
  if (given !== undefined && !/^\d+$/.test(given)) return refuse(3, `groupmod: invalid group ID '${given}'`);
  const group = accounts.group(name);
  if (group === undefined) return refuse(6, `groupmod: group '${name}' does not exist`);
  const gid = given === undefined ? group.gid : Number(given);
  if (gid !== group.gid && accounts.groupName(gid) !== undefined && !options.has('non-unique'))
    return refuse(4, `groupmod: GID '${gid}' already exists`);
  const newName = options.get('new-name') ?? name;
  if (newName !== name && accounts.group(newName) !== undefined)
    return refuse(9, `groupmod: group '${newName}' already exists`);
  const named = options
    .get('users')
    ?.split(',')
    .filter((member) => member !== '');
  const members =
    named === undefined ? group.members : options.has('append') ? [...new Set([...group.members, ...named])] : named;
  return target.step(`groupmod ${name}`, () => {
    if (newName !== name) accounts.setGroup(name, undefined);
    accounts.setGroup(newName, { gid, members });
    // Changes the primary group of accounts that had the old number.
    if (gid !== group.gid)
      for (const [user, state] of accounts.users())
        if (state.gid === group.gid) accounts.setUser(user, { ...state, gid });
    return succeed();
  });
}

export function groupdel(target: Target, args: readonly string[]): ToolResult {
  const { operands } = parseOptions(args, GROUP_OPTIONS);
  const name = operands[0];
  if (name === undefined) return refuse(2, 'Usage: groupdel [options] GROUP');
  const { accounts } = target;
  const group = accounts.group(name);
  if (group === undefined) return refuse(6, `groupdel: group '${name}' does not exist`);
  const owner = accounts.users().find(([, user]) => user.gid === group.gid)?.[0];
  if (owner !== undefined) return refuse(8, `groupdel: cannot remove the primary group of user '${owner}'`);
  accounts.setGroup(name, undefined);
  return succeed();
}

/** Runs `chpasswd -e`. `input` has lines of `NAME:HASH`. */
export function chpasswd(target: Target, input: string): ToolResult {
  const lines = input.split('\n').filter((line) => line !== '');
  for (const [index, line] of lines.entries()) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0));
    if (colon < 0) return refuse(1, `chpasswd: line ${index + 1}: missing new password`);
    const user = target.accounts.user(name);
    if (user === undefined) return refuse(1, `chpasswd: line ${index + 1}: user '${name}' does not exist`);
    target.accounts.setUser(name, { ...user, password: line.slice(colon + 1) });
  }
  return succeed();
}

export function chage(target: Target, args: readonly string[]): ToolResult {
  const { options, operands } = parseOptions(args, [
    { name: 'mindays', short: 'm', takesValue: true },
    { name: 'maxdays', short: 'M', takesValue: true },
    { name: 'warndays', short: 'W', takesValue: true },
    { name: 'expiredate', short: 'E', takesValue: true },
    { name: 'list', short: 'l' },
  ]);
  const name = operands[0] ?? '';
  const user = target.accounts.user(name);
  if (user === undefined) return refuse(1, `chage: user '${name}' does not exist in /etc/passwd`);
  if (options.has('list')) return succeed(ageingText(target, user));
  target.accounts.setUser(name, {
    ...user,
    minAge: options.get('mindays') ?? user.minAge,
    maxAge: options.get('maxdays') ?? user.maxAge,
    warnDays: options.get('warndays') ?? user.warnDays,
  });
  return succeed();
}

function ageingText({ clock }: Target, { expiry, minAge, maxAge, warnDays }: UserState): string {
  const date = (time: number): string =>
    new Date(time).toLocaleDateString('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const isForEver = maxAge === '' || Number(maxAge) >= 10_000;
  const rows = [
    ['Last password change\t\t\t\t\t', date(clock)],
    ['Password expires\t\t\t\t\t', isForEver ? 'never' : date(clock + Number(maxAge) * 86_400_000)],
    ['Password inactive\t\t\t\t\t', 'never'],
    ['Account expires\t\t\t\t\t\t', expiry === '' ? 'never' : date(Number(expiry) * 86_400_000)],
    ['Minimum number of days between password change\t\t', minAge === '' ? '-1' : minAge],
    ['Maximum number of days between password change\t\t', maxAge === '' ? '-1' : maxAge],
    ['Number of days of warning before password expires\t', warnDays === '' ? '-1' : warnDays],
  ];
  return rows.map(([label, value]) => `${label}: ${value}\n`).join('');
}
