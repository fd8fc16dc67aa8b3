/** `useradd`, `usermod` and `userdel` (shadow 4.13), with their options, checks and error messages. */
import { parseOptions, refuse, succeed } from '../options.ts';
import type { OptionSpec, ToolResult } from '../options.ts';
import type { UserState } from '../state.ts';
import { newAccountSettings } from './login-defs.ts';
import type { Target } from '../target.ts';

const FIRST_ID = 1000;
const LAST_ID = 60000;
const LAST_SYSTEM_ID = 999;

const SHARED: readonly OptionSpec[] = [
  { name: 'comment', short: 'c', takesValue: true },
  { name: 'expiredate', short: 'e', takesValue: true },
  { name: 'gid', short: 'g', takesValue: true },
  { name: 'groups', short: 'G', takesValue: true },
  { name: 'non-unique', short: 'o' },
  { name: 'password', short: 'p', takesValue: true },
  { name: 'shell', short: 's', takesValue: true },
  { name: 'uid', short: 'u', takesValue: true },
];
const USERADD: readonly OptionSpec[] = [
  ...SHARED,
  { name: 'home-dir', short: 'd', takesValue: true },
  { name: 'create-home', short: 'm' },
  { name: 'no-create-home', short: 'M' },
  { name: 'no-user-group', short: 'N' },
  { name: 'user-group', short: 'U' },
  { name: 'system', short: 'r' },
  { name: 'badname' },
  { name: 'no-log-init', short: 'l' },
  { name: 'skel', short: 'k', takesValue: true },
];
const USERMOD: readonly OptionSpec[] = [
  ...SHARED,
  { name: 'append', short: 'a' },
  { name: 'home', short: 'd', takesValue: true },
  { name: 'move-home', short: 'm' },
  { name: 'login', short: 'l', takesValue: true },
  { name: 'lock', short: 'L' },
  { name: 'unlock', short: 'U' },
];

/**
 * Returns the next free id. For a regular account, it is above the highest used id. For a system account, the search
 * goes downwards from 999.
 */
export function freeId(used: ReadonlySet<number>, system: boolean, lowestSystemId: number): number {
  if (system) {
    for (let id = LAST_SYSTEM_ID; id >= lowestSystemId; id -= 1) if (!used.has(id)) return id;
    return LAST_SYSTEM_ID + 1;
  }
  let highest = FIRST_ID - 1;
  for (const id of used) if (id >= FIRST_ID && id <= LAST_ID && id > highest) highest = id;
  if (highest < LAST_ID) return highest + 1;
  for (let id = FIRST_ID; id <= LAST_ID; id += 1) if (!used.has(id)) return id;
  return LAST_ID + 1;
}

/** Returns the lowest free number that is at least `from`, as `adduser` does. */
export function lowestFreeId(used: readonly number[], from: number): number {
  let id = from;
  while (used.includes(id)) id += 1;
  return id;
}

/**
 * Converts `YYYY-MM-DD` or a number of days to days since the epoch. Converts `-1` to an empty string: no expiry.
 * Returns `undefined` for any other string.
 */
function expiryDays(text: string): string | undefined {
  if (text === '' || text === '-1') return '';
  if (/^\d+$/.test(text)) return text;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) ? undefined : String(Math.floor(time / 86_400_000));
}

function missingGroups(target: Target, names: readonly string[]): readonly string[] {
  return names.filter(
    (name) => target.accounts.groupId(name) === undefined || findGroupName(target, name) === undefined,
  );
}

function findGroupName(target: Target, nameOrId: string): string | undefined {
  if (target.accounts.group(nameOrId) !== undefined) return nameOrId;
  return /^\d+$/.test(nameOrId) ? target.accounts.groupName(Number(nameOrId)) : undefined;
}

function listed(text: string | undefined): readonly string[] {
  return text === undefined || text === '' ? [] : text.split(',');
}

function checkShared(target: Target, tool: string, options: ReadonlyMap<string, string>): ToolResult | undefined {
  const uid = options.get('uid');
  if (uid !== undefined && !/^\d+$/.test(uid)) return refuse(3, `${tool}: invalid user ID '${uid}'`);
  const gid = options.get('gid');
  if (gid !== undefined && findGroupName(target, gid) === undefined)
    return refuse(6, `${tool}: group '${gid}' does not exist`);
  const missing = missingGroups(target, listed(options.get('groups')));
  if (missing.length > 0) return refuse(6, missing.map((name) => `${tool}: group '${name}' does not exist\n`).join(''));
  const shell = options.get('shell');
  if (shell !== undefined && shell !== '' && !/^[/*]/.test(shell))
    return refuse(3, `${tool}: invalid shell '${shell}'`);
  const comment = options.get('comment');
  if (comment !== undefined && /[:\n]/.test(comment)) return refuse(3, `${tool}: invalid comment '${comment}'`);
  const expiry = options.get('expiredate');
  if (expiry !== undefined && expiryDays(expiry) === undefined) return refuse(3, `${tool}: invalid date '${expiry}'`);
  return undefined;
}

/**
 * True if the tools accept a user name. Debian's tools reject only names that account files cannot hold, and names that
 * look like options.
 */
function isUserName({ platform }: Target, name: string): boolean {
  return platform.family === 'debian' ? /^[^-+~:,/\s][^:,/\s]*$/.test(name) : /^[a-z_][a-z0-9_-]*\$?$/i.test(name);
}

export function useradd(target: Target, args: readonly string[]): ToolResult {
  const { options, operands, unknown } = parseOptions(args, USERADD);
  const name = operands[0];
  if (unknown !== undefined) return refuse(2, `useradd: invalid option -- '${unknown.replace(/^-+/, '')}'`);
  if (name === undefined || operands.length > 1) return refuse(2, 'Usage: useradd [options] LOGIN');
  const refused = checkShared(target, 'useradd', options);
  if (refused !== undefined) return refused;
  if (!isUserName(target, name) && !options.has('badname'))
    return refuse(3, `useradd: invalid user name '${name}': use --badname to ignore`);
  const { accounts, platform, files } = target;
  if (accounts.user(name) !== undefined) return refuse(9, `useradd: user '${name}' already exists`);
  const ownGroup = !options.has('gid') && !options.has('no-user-group');
  if (ownGroup && accounts.group(name) !== undefined)
    return refuse(9, `useradd: group ${name} exists - if you want to add this user to that group, use -g.`);
  const uids = new Set(accounts.users().map(([, user]) => user.uid));
  const gids = new Set(accounts.groups().map(([, group]) => group.gid));
  const system = options.has('system');
  const given = options.get('uid');
  const uid = given === undefined ? freeId(uids, system, platform.lowestSystemId) : Number(given);
  if (given !== undefined && uids.has(uid) && !options.has('non-unique'))
    return refuse(4, `useradd: UID ${uid} is not unique`);
  // The group gets the user's number if this number is free and in the range for this kind of account.
  const fits = system ? uid >= platform.lowestSystemId && uid <= LAST_SYSTEM_ID : uid >= FIRST_ID && uid <= LAST_ID;
  const ownGid = fits && !gids.has(uid) ? uid : freeId(gids, system, platform.lowestSystemId);
  const home = options.get('home-dir') ?? `/home/${name}`;
  if (!home.startsWith('/')) return refuse(3, `useradd: invalid home directory '${home}'`);
  const createsHome =
    options.has('create-home') || (platform.family === 'redhat' && !system && !options.has('no-create-home'));
  const { homeMode, ...ages } = newAccountSettings(target);
  return target.step(`useradd ${name}`, () => {
    if (ownGroup) accounts.setGroup(name, { gid: ownGid, members: [] });
    const gid = ownGroup ? ownGid : (accounts.groupId(options.get('gid') ?? 'users') ?? 100);
    accounts.setUser(name, {
      uid,
      gid,
      comment: options.get('comment') ?? '',
      home,
      shell: options.get('shell') ?? platform.defaultShell,
      password: options.get('password') ?? '!',
      expiry: expiryDays(options.get('expiredate') ?? '') ?? '',
      ...(system ? { minAge: '', maxAge: '', warnDays: '' } : ages),
    });
    for (const group of listed(options.get('groups'))) join(target, name, group);
    if (!createsHome || files.exists(home)) return succeed();
    files.makeDirectories(home);
    files.chmod(home, homeMode);
    files.chown(home, uid, gid);
    for (const skeleton of files.isDirectory('/etc/skel') ? files.list('/etc/skel') : []) {
      const node = files.stat(`/etc/skel/${skeleton}`);
      if (node?.kind === 'file') files.write(`${home}/${skeleton}`, files.read(`/etc/skel/${skeleton}`), { uid, gid });
    }
    return succeed();
  });
}

function join(target: Target, user: string, nameOrId: string): void {
  const name = findGroupName(target, nameOrId);
  const group = name === undefined ? undefined : target.accounts.group(name);
  if (name === undefined || group === undefined || group.members.includes(user)) return;
  target.accounts.setGroup(name, { ...group, members: [...group.members, user] });
}

function leave(target: Target, user: string, name: string): void {
  const group = target.accounts.group(name);
  if (group === undefined || !group.members.includes(user)) return;
  target.accounts.setGroup(name, { ...group, members: group.members.filter((member) => member !== user) });
}

export function usermod(target: Target, args: readonly string[]): ToolResult {
  const { options, operands, unknown } = parseOptions(args, USERMOD);
  const name = operands[0];
  if (unknown !== undefined) return refuse(2, `usermod: invalid option -- '${unknown.replace(/^-+/, '')}'`);
  if (name === undefined || operands.length > 1) return refuse(2, 'Usage: usermod [options] LOGIN');
  const refused = checkShared(target, 'usermod', options);
  if (refused !== undefined) return refused;
  const { accounts, files } = target;
  const user = accounts.user(name);
  if (user === undefined) return refuse(6, `usermod: user '${name}' does not exist`);
  const uid = Number(options.get('uid') ?? user.uid);
  const other = accounts.userName(uid);
  if (uid !== user.uid && other !== undefined && !options.has('non-unique'))
    return refuse(4, `usermod: UID '${uid}' already exists`);
  const gid = accounts.groupId(options.get('gid') ?? '') ?? user.gid;
  const home = options.get('home') ?? user.home;
  const password = options.get('password') ?? user.password;
  const changed: UserState = {
    ...user,
    uid,
    gid,
    home,
    comment: options.get('comment') ?? user.comment,
    shell: options.get('shell') ?? user.shell,
    password: options.has('lock') ? `!${password}` : options.has('unlock') ? password.replace(/^!/, '') : password,
    expiry: options.has('expiredate') ? (expiryDays(options.get('expiredate') ?? '') ?? '') : user.expiry,
  };
  return target.step(`usermod ${name}`, () => {
    accounts.setUser(name, changed);
    if (options.has('groups')) {
      const wanted = listed(options.get('groups'));
      if (!options.has('append'))
        for (const group of accounts.groupsOf(name)) if (!wanted.includes(group)) leave(target, name, group);
      for (const group of wanted) join(target, name, group);
    }
    if (options.has('move-home') && home !== user.home && files.exists(user.home) && !files.exists(home))
      files.rename(user.home, home);
    // Like usermod, changes the owner of files in the home directory from the old id to the new one.
    if (uid !== user.uid && files.isDirectory(home)) reown(target, home, user.uid, uid);
    return succeed();
  });
}

function reown(target: Target, path: string, from: number, to: number): void {
  const node = target.files.lstat(path);
  if (node === undefined) return;
  if (node.uid === from) target.files.chown(path, to, undefined, false);
  if (node.kind === 'directory') for (const name of node.children.keys()) reown(target, `${path}/${name}`, from, to);
}

export function userdel(target: Target, args: readonly string[]): ToolResult {
  const { options, operands } = parseOptions(args, [
    { name: 'remove', short: 'r' },
    { name: 'force', short: 'f' },
  ]);
  const name = operands[0];
  if (name === undefined) return refuse(2, 'Usage: userdel [options] LOGIN');
  const { accounts, files } = target;
  const user = accounts.user(name);
  if (user === undefined) return refuse(6, `userdel: user '${name}' does not exist`);
  return target.step(`userdel ${name}`, () => {
    accounts.setUser(name, undefined);
    for (const group of accounts.groupsOf(name)) leave(target, name, group);
    const own = accounts.group(name);
    const inUse = accounts.users().some(([, rest]) => rest.gid === own?.gid);
    if (own !== undefined && own.members.length === 0 && !inUse) accounts.setGroup(name, undefined);
    if (!options.has('remove')) return succeed();
    const said = removeMail(target, name);
    const home = files.stat(user.home);
    if (home?.kind !== 'directory') return refuse(0, `${said}userdel: ${name} home directory (${user.home}) not found`);
    if (home.uid !== user.uid) return refuse(12, `${said}userdel: ${user.home} not owned by ${name}, not removing`);
    files.removeTree(user.home);
    return { exitCode: 0, stdout: '', stderr: said };
  });
}

/** Removes the user's mailbox. Returns the message of `userdel` if there is none, otherwise an empty string. */
function removeMail(target: Target, name: string): string {
  const path = `/var/mail/${name}`;
  if (target.files.lstat(path) === undefined) return `userdel: ${name} mail spool (${path}) not found\n`;
  target.files.unlink(path);
  return '';
}
