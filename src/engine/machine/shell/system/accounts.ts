import { useradd, userdel, usermod } from '../../accounts/account-tools.ts';
import { addgroup, adduser, delgroup, deluser } from '../../accounts/adduser.ts';
import { chage, chpasswd, groupadd, groupdel, groupmod } from '../../accounts/group-tools.ts';
import { passwd } from '../../accounts/passwd.ts';
import { refuse, succeed } from '../../options.ts';
import type { ToolResult } from '../../options.ts';
import type { Target } from '../../target.ts';
import type { SimulatedCommand } from '../command.ts';

function rootTool(name: string, run: (target: Target, args: readonly string[]) => ToolResult): SimulatedCommand {
  return {
    name,
    run: (args, { session }) =>
      session.isRoot
        ? run(session.target, args)
        : refuse(1, `${name}: Permission denied.\n${name}: cannot lock /etc/passwd; try again later.`),
  };
}

function idText(target: Target, uid: number, gid: number, groups: readonly number[]): string {
  const named = (id: number, name: string | undefined) => (name === undefined ? String(id) : `${id}(${name})`);
  const all = groups.map((group) => named(group, target.accounts.groupName(group))).join(',');
  return `uid=${named(uid, target.accounts.userName(uid))} gid=${named(gid, target.accounts.groupName(gid))} groups=${all}\n`;
}

const id: SimulatedCommand = {
  name: 'id',
  run(args, { session }) {
    const { target } = session;
    const flags = args
      .filter((argument) => argument.startsWith('-'))
      .join('')
      .replaceAll('-', '');
    const name = args.find((argument) => !argument.startsWith('-'));
    const user = name === undefined ? undefined : target.accounts.user(name);
    if (name !== undefined && user === undefined) return refuse(1, `id: ‘${name}’: no such user`);
    const { uid, gid, groups } =
      user === undefined || name === undefined
        ? session.identity
        : {
            ...user,
            groups: [user.gid, ...target.accounts.groupsOf(name).map((each) => target.accounts.groupId(each) ?? 0)],
          };
    const distinct = [...new Set(groups)];
    const shown = (number: number, text: string | undefined) =>
      flags.includes('n') ? (text ?? String(number)) : String(number);
    if (flags.includes('u')) return succeed(`${shown(uid, target.accounts.userName(uid))}\n`);
    if (flags.includes('g')) return succeed(`${shown(gid, target.accounts.groupName(gid))}\n`);
    if (flags.includes('G'))
      return succeed(`${distinct.map((each) => shown(each, target.accounts.groupName(each))).join(' ')}\n`);
    return succeed(idText(target, uid, gid, distinct));
  },
};

const groups: SimulatedCommand = {
  name: 'groups',
  run([name], { session }) {
    const { accounts } = session.target;
    const who = name ?? session.user;
    const user = accounts.user(who);
    if (user === undefined) return refuse(1, `groups: ‘${who}’: no such user`);
    const names = [...new Set([accounts.groupName(user.gid) ?? String(user.gid), ...accounts.groupsOf(who)])].join(' ');
    return succeed(name === undefined ? `${names}\n` : `${name} : ${names}\n`);
  },
};

const DATABASES: Readonly<Record<string, string>> = {
  passwd: '/etc/passwd',
  group: '/etc/group',
  shadow: '/etc/shadow',
  hosts: '/etc/hosts',
  services: '/etc/services',
};

const getent: SimulatedCommand = {
  name: 'getent',
  run([database = '', ...keys], { session }) {
    const path = DATABASES[database];
    if (path === undefined) return refuse(1, `Unknown database: ${database}`);
    const { files } = session.target;
    const lines = files.exists(path)
      ? files
          .readText(path)
          .split('\n')
          .filter((line) => line !== '' && !line.startsWith('#'))
      : [];
    const printed = database === 'hosts' ? hostLine : (line: string) => line;
    if (keys.length === 0) return succeed(lines.map((line) => `${printed(line)}\n`).join(''));
    const found = keys.map((key) => lines.find((line) => matchesKey(database, line, key)));
    const stdout = found.map((line) => (line === undefined ? '' : `${printed(line)}\n`)).join('');
    return { exitCode: found.includes(undefined) ? 2 : 0, stdout, stderr: '' };
  },
};

/** Prints a host like glibc's `getent`: the address is padded to a fixed width. */
function hostLine(line: string): string {
  const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
  return `${address.padEnd(15)} ${names.join(' ')}`;
}

function matchesKey(database: string, line: string, key: string): boolean {
  if (database === 'hosts' || database === 'services') return line.split(/[\s/]+/).includes(key);
  const [name, , number] = line.split(':');
  return name === key || (database !== 'shadow' && number === key);
}

const gpasswd: SimulatedCommand = {
  name: 'gpasswd',
  run([option, user = '', group = ''], { session }) {
    const { accounts } = session.target;
    const state = accounts.group(group);
    if (state === undefined) return refuse(3, `gpasswd: group '${group}' does not exist in /etc/group`);
    if (option === '-a') {
      if (accounts.user(user) === undefined) return refuse(3, `gpasswd: user '${user}' does not exist`);
      accounts.setGroup(group, { ...state, members: [...new Set([...state.members, user])] });
      return succeed(`Adding user ${user} to group ${group}\n`);
    }
    if (option !== '-d') return refuse(2, 'Usage: gpasswd [option] GROUP');
    if (!state.members.includes(user)) return refuse(3, `gpasswd: user '${user}' is not a member of '${group}'`);
    accounts.setGroup(group, { ...state, members: state.members.filter((member) => member !== user) });
    return succeed(`Removing user ${user} from group ${group}\n`);
  },
};

export const ACCOUNT_COMMANDS: readonly SimulatedCommand[] = [
  { ...rootTool('adduser', adduser), family: 'debian' },
  { ...rootTool('addgroup', addgroup), family: 'debian' },
  { ...rootTool('deluser', deluser), family: 'debian' },
  { ...rootTool('delgroup', delgroup), family: 'debian' },
  rootTool('passwd', passwd),
  rootTool('useradd', useradd),
  rootTool('usermod', usermod),
  rootTool('userdel', userdel),
  rootTool('groupadd', groupadd),
  rootTool('groupmod', groupmod),
  rootTool('groupdel', groupdel),
  rootTool('chage', chage),
  { name: 'chpasswd', run: (_args, { session, stdin }) => chpasswd(session.target, stdin) },
  id,
  groups,
  getent,
  gpasswd,
  { name: 'whoami', run: (_args, { session }) => succeed(`${session.user}\n`) },
  { name: 'logname', run: (_args, { session }) => succeed(`${session.user}\n`) },
  { name: 'users', run: () => succeed('\n') },
  { name: 'who', run: () => succeed() },
];
