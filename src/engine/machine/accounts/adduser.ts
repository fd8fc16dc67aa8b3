/**
 * Debian's `adduser` and `addgroup` (3.134): create accounts through `useradd` with Debian's number ranges and
 * directories.
 */
import { groupadd, groupdel } from './group-tools.ts';
import { lowestFreeId, useradd, userdel, usermod } from './account-tools.ts';
import { parseOptions, refuse, succeed } from '../options.ts';
import type { OptionSpec, ToolResult } from '../options.ts';
import type { Target } from '../target.ts';

const OPTIONS: readonly OptionSpec[] = [
  { name: 'system' },
  { name: 'group' },
  { name: 'home', takesValue: true },
  { name: 'shell', takesValue: true },
  { name: 'uid', takesValue: true },
  { name: 'gid', takesValue: true },
  { name: 'ingroup', takesValue: true },
  { name: 'gecos', takesValue: true },
  { name: 'comment', takesValue: true },
  { name: 'no-create-home' },
  { name: 'disabled-password' },
  { name: 'disabled-login' },
  { name: 'quiet' },
  { name: 'force-badname' },
];

export function adduser(target: Target, args: readonly string[]): ToolResult {
  const { options, operands, unknown } = parseOptions(args, OPTIONS);
  if (unknown !== undefined) return refuse(1, `Unknown option: ${unknown.replace(/^-+/, '')}`);
  const [name, group] = operands;
  if (name === undefined) return refuse(1, 'adduser: Only one or two names allowed.');
  if (group !== undefined) return join(target, name, group);
  const { accounts, files } = target;
  const isSystem = options.has('system');
  const earlier = accounts.user(name);
  if (earlier !== undefined) {
    if (isSystem && earlier.uid < 1000) return said(`The system user \`${name}' already exists. Exiting.`);
    return refuse(1, `adduser: The user \`${name}' already exists.`);
  }
  if (!isSystem && options.get('gid') === undefined && accounts.group(name) !== undefined)
    return refuse(1, `adduser: The group \`${name}' already exists.`);
  const used = accounts.users().map(([, user]) => user.uid);
  const uid = options.get('uid') ?? (isSystem ? String(lowestFreeId(used, target.platform.lowestSystemId)) : undefined);
  const home = options.get('home') ?? (isSystem ? '/nonexistent' : `/home/${name}`);
  const createsHome = !options.has('no-create-home') && home !== '/nonexistent';
  return target.step(`adduser ${name}`, () => {
    const own = ownGroup(target, name, options);
    if (own.exitCode !== 0) return own;
    const made = useradd(target, [
      ...(uid === undefined ? [] : ['--uid', uid]),
      ...(own.group === undefined ? [] : ['--gid', own.group]),
      ...(isSystem ? ['--system'] : []),
      ...['--home-dir', home],
      // The home of a system account contains nothing from /etc/skel.
      ...[createsHome && !isSystem ? '--create-home' : '--no-create-home'],
      ...['--shell', options.get('shell') ?? (isSystem ? '/usr/sbin/nologin' : '/bin/bash')],
      ...['--comment', options.get('gecos') ?? options.get('comment') ?? ''],
      name,
    ]);
    if (made.exitCode !== 0) return made;
    const account = accounts.user(name);
    if (createsHome && isSystem && !files.exists(home)) {
      files.makeDirectories(home);
      files.chown(home, account?.uid, account?.gid);
    }
    if (createsHome && !isSystem && files.isDirectory(home)) files.chmod(home, personHomeMode(target));
    const [id, gid] = [account?.uid, account?.gid];
    const group = accounts.groupName(gid ?? -1) ?? String(gid);
    const isOwn = group === name && options.get('gid') === undefined && options.get('ingroup') === undefined;
    const lines = isSystem
      ? [
          `Adding system user \`${name}' (UID ${id}) ...`,
          ...(isOwn ? [`Adding new group \`${name}' (GID ${gid}) ...`] : []),
          `Adding new user \`${name}' (UID ${id}) with group \`${group}' ...`,
          createsHome ? `Creating home directory \`${home}' ...` : `Not creating \`${home}'.`,
        ]
      : [
          `Adding user \`${name}' ...`,
          ...(isOwn ? [`Adding new group \`${name}' (${gid}) ...`] : []),
          `Adding new user \`${name}' (${id}) with group \`${group} (${gid})' ...`,
          ...(createsHome
            ? [`Creating home directory \`${home}' ...`, "Copying files from `/etc/skel' ..."]
            : [`Not creating home directory \`${home}'.`]),
          ...joinUsers(target, name),
        ];
    return options.has('quiet') ? succeed() : said(lines.join('\n'));
  });
}

/** Returns the mode of a regular user's home directory: `DIR_MODE` of `adduser.conf`. */
function personHomeMode({ platform }: Target): number {
  return platform.id === 'debian-12' ? 0o700 : platform.homeMode;
}

function joinUsers(target: Target, name: string): readonly string[] {
  if (target.accounts.group('users') === undefined) return [];
  usermod(target, ['-a', '-G', 'users', name]);
  return [
    `Adding new user \`${name}' to supplemental / extra groups \`users' ...`,
    `Adding user \`${name}' to group \`users' ...`,
  ];
}

/**
 * Chooses the primary group of a new account. A system account gets `nogroup`, unless the options request another
 * group.
 */
function ownGroup(
  target: Target,
  name: string,
  options: ReadonlyMap<string, string>,
): ToolResult & { readonly group?: string } {
  const given = options.get('gid') ?? options.get('ingroup');
  if (given !== undefined) return { ...succeed(), group: given };
  if (!options.has('system')) return succeed();
  if (!options.has('group')) return { ...succeed(), group: 'nogroup' };
  if (target.accounts.group(name) !== undefined) return { ...succeed(), group: name };
  return { ...addSystemGroup(target, name), group: name };
}

export function addgroup(target: Target, args: readonly string[]): ToolResult {
  const { options, operands } = parseOptions(args, OPTIONS);
  const [name] = operands;
  if (name === undefined) return refuse(1, 'addgroup: Only one or two names allowed.');
  const isSystem = options.has('system');
  if (target.accounts.group(name) !== undefined) {
    if (isSystem) return said(`The group \`${name}' already exists as a system group. Exiting.`);
    return refuse(1, `addgroup: The group \`${name}' already exists.`);
  }
  const gid = options.get('gid');
  const made =
    isSystem && gid === undefined
      ? addSystemGroup(target, name)
      : groupadd(target, [...(gid === undefined ? [] : ['-g', gid]), name]);
  if (made.exitCode !== 0) return made;
  return said(`Adding group \`${name}' (GID ${target.accounts.group(name)?.gid}) ...\nDone.`);
}

function addSystemGroup(target: Target, name: string): ToolResult {
  const used = target.accounts.groups().map(([, { gid }]) => gid);
  return groupadd(target, ['-g', String(lowestFreeId(used, target.platform.lowestSystemId)), name]);
}

/** Runs `adduser USER GROUP`. */
function join(target: Target, name: string, group: string): ToolResult {
  if (target.accounts.user(name) === undefined) return refuse(1, `adduser: The user \`${name}' does not exist.`);
  if (target.accounts.group(group) === undefined) return refuse(1, `adduser: The group \`${group}' does not exist.`);
  const joined = usermod(target, ['-a', '-G', group, name]);
  return joined.exitCode === 0 ? said(`Adding user \`${name}' to group \`${group}' ...\nDone.`) : joined;
}

/** Runs `deluser USER [GROUP]`: removes an account, or removes it from a group. */
export function deluser(target: Target, args: readonly string[]): ToolResult {
  const [name, group] = args.filter((word) => !word.startsWith('-'));
  if (name === undefined) return refuse(1, 'deluser: Only one or two names allowed.');
  const { accounts } = target;
  const user = accounts.user(name);
  if (args.includes('--group')) return delgroup(target, args);
  if (user === undefined) return refuse(2, `/usr/sbin/deluser: The user \`${name}' does not exist.`);
  if (group !== undefined) {
    const state = accounts.group(group);
    if (state === undefined) return refuse(3, `/usr/sbin/deluser: The group \`${group}' does not exist.`);
    if (!state.members.includes(name))
      return refuse(6, `/usr/sbin/deluser: The user \`${name}' is not a member of group \`${group}'.`);
    accounts.setGroup(group, { ...state, members: state.members.filter((member) => member !== name) });
    return said(`Removing user \`${name}' from group \`${group}' ...\nDone.`);
  }
  const removed = userdel(target, [...(args.includes('--remove-home') ? ['-r'] : []), name]);
  if (removed.exitCode !== 0) return removed;
  const crontab = `Removing crontab ...\nRemoving user \`${name}' ...`;
  return said(
    args.includes('--remove-home')
      ? `Looking for files to backup/remove ...\nRemoving files ...\n${crontab}\nDone.`
      : `${crontab}\nDone.`,
  );
}

export function delgroup(target: Target, args: readonly string[]): ToolResult {
  const [name] = args.filter((word) => !word.startsWith('-'));
  if (name === undefined) return refuse(1, 'delgroup: Only one or two names allowed.');
  if (target.accounts.group(name) === undefined)
    return refuse(3, `/usr/sbin/delgroup: The group \`${name}' does not exist.`);
  const removed = groupdel(target, [name]);
  return removed.exitCode === 0 ? said(`Removing group \`${name}' ...\nDone.`) : removed;
}

function said(text: string): ToolResult {
  return { exitCode: 0, stdout: `${text}\n`, stderr: '' };
}
