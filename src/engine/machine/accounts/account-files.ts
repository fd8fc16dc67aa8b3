/** Formats `/etc/passwd`, `/etc/shadow` and `/etc/group` from the tables of accounts, and parses them back. */
import { DerivedText, toText } from '../files/node.ts';
import type { FileContent, FileNode } from '../files/node.ts';
import { nodeAt, withNode } from '../files/file-tree.ts';
import type { GroupState, MachineState, UserState } from '../state.ts';
import { Table } from '../table.ts';

export const PASSWD = '/etc/passwd';
export const SHADOW = '/etc/shadow';
export const GROUP = '/etc/group';

export function passwdText(users: Table<UserState>): string {
  const lines = users
    .entries()
    .map(([name, user]) => `${name}:x:${user.uid}:${user.gid}:${user.comment}:${user.home}:${user.shell}\n`);
  return lines.join('');
}

/** Day of the last password change. It is the same for all accounts, because nothing depends on it. */
const LAST_CHANGE = '20000';

export function shadowText(users: Table<UserState>): string {
  const lines = users
    .entries()
    .map(
      ([name, user]) =>
        `${name}:${user.password}:${LAST_CHANGE}:${user.minAge}:${user.maxAge}:${user.warnDays}::${user.expiry}:\n`,
    );
  return lines.join('');
}

export function groupText(groups: Table<GroupState>): string {
  const lines = groups.entries().map(([name, group]) => `${name}:x:${group.gid}:${group.members.join(',')}\n`);
  return lines.join('');
}

export const ACCOUNT_FILES: ReadonlySet<string> = new Set([PASSWD, SHADOW, GROUP]);

/** Returns the state with the account files computed from its tables. Does not create a file that does not exist. */
export function withAccountFiles(state: MachineState, which: 'users' | 'groups'): MachineState {
  const { users, groups } = state;
  let root = state.root;
  const texts: readonly (readonly [string, () => string])[] =
    which === 'users'
      ? [
          [PASSWD, () => passwdText(users)],
          [SHADOW, () => shadowText(users)],
        ]
      : [[GROUP, () => groupText(groups)]];
  for (const [path, text] of texts) {
    const file = nodeAt(root, path);
    if (file?.kind !== 'file') continue;
    const written: FileNode = { ...file, content: new DerivedText(text) };
    root = withNode(root, path, written);
  }
  return { ...state, root };
}

export function accountsFromText(
  state: MachineState,
  path: string,
  content: FileContent,
): { readonly users: Table<UserState>; readonly groups: Table<GroupState> } {
  const rows = parseRows(content);
  if (path === PASSWD) return { users: usersFromPasswd(state.users, rows), groups: state.groups };
  if (path === SHADOW) return { users: usersFromShadow(state.users, rows), groups: state.groups };
  const groups = Table.of<GroupState>(
    rows.map(([name = '', , gid = '', members = '']) => [
      name,
      { gid: Number(gid), members: members === '' ? [] : members.split(',') },
    ]),
  );
  return { users: state.users, groups };
}

function parseRows(content: FileContent): readonly (readonly string[])[] {
  return toText(content)
    .split('\n')
    .filter((line) => line.includes(':'))
    .map((line) => line.split(':'));
}

function usersFromPasswd(known: Table<UserState>, rows: readonly (readonly string[])[]): Table<UserState> {
  return Table.of(
    rows.map(([name = '', , uid = '', gid = '', comment = '', home = '', shell = '']) => {
      const earlier = known.get(name);
      return [
        name,
        {
          uid: Number(uid),
          gid: Number(gid),
          comment,
          home,
          shell,
          password: earlier?.password ?? '*',
          expiry: earlier?.expiry ?? '',
          minAge: earlier?.minAge ?? '0',
          maxAge: earlier?.maxAge ?? '99999',
          warnDays: earlier?.warnDays ?? '7',
        },
      ];
    }),
  );
}

function usersFromShadow(known: Table<UserState>, rows: readonly (readonly string[])[]): Table<UserState> {
  let users = known;
  for (const [name = '', password = '', , minAge = '', maxAge = '', warnDays = '', , expiry = ''] of rows) {
    const user = users.get(name);
    if (user !== undefined) users = users.with(name, { ...user, password, minAge, maxAge, warnDays, expiry });
  }
  return users;
}
