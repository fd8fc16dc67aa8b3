import {
  entriesOf,
  type Entry,
  type GroupState,
  type MachineState,
  type ServiceState,
  type UserState,
} from '../../engine/index.ts';
import type { CronView, FileView, GroupView, ServiceView, SystemState, UserView } from '../../protocol/run.ts';

/** Longer texts are not sent: the page would not show them whole. */
const LARGEST_TEXT = 200_000;

/** Names by number, as `ls -l` looks them up. */
export interface AccountNames {
  readonly users: ReadonlyMap<number, string>;
  readonly groups: ReadonlyMap<number, string>;
}

const kept = new WeakMap<MachineState, AccountNames>();

/** The first account of a number is the one that is shown. */
function byNumber<Account>(
  entries: readonly (readonly [string, Account])[],
  numberOf: (account: Account) => number,
): ReadonlyMap<number, string> {
  return new Map([...entries].reverse().map(([name, account]) => [numberOf(account), name]));
}

export function accountNames(state: MachineState): AccountNames {
  const known = kept.get(state);
  if (known !== undefined) return known;
  const names = {
    users: byNumber(state.users.entries(), ({ uid }) => uid),
    groups: byNumber(state.groups.entries(), ({ gid }) => gid),
  };
  kept.set(state, names);
  return names;
}

export function toFileView(entry: Entry, names: AccountNames): FileView {
  const common = {
    mode: entry.mode.toString(8).padStart(4, '0'),
    owner: names.users.get(entry.uid) ?? String(entry.uid),
    group: names.groups.get(entry.gid) ?? String(entry.gid),
  };
  switch (entry.kind) {
    case 'directory':
      return { type: 'directory', ...common };
    case 'link':
      return { type: 'link', target: entry.target, ...common };
    case 'file':
      return typeof entry.content === 'string' && entry.content.length <= LARGEST_TEXT
        ? { type: 'file', content: entry.content, ...common }
        : { type: 'file', ...common };
  }
}

export function toServiceView({ ensure, enable, failed, log }: ServiceState): ServiceView {
  return {
    ensure: failed === true ? 'failed' : ensure,
    enable: enable === 'true' ? 'true' : 'false',
    ...(log === undefined || log.length === 0 ? {} : { journal: log }),
  };
}

export function toUserView(name: string, user: UserState, groups: MachineState['groups']): UserView {
  const { uid, gid, home, shell, comment } = user;
  const memberOf = groups.entries().flatMap(([group, { members }]) => (members.includes(name) ? [group] : []));
  return { uid, gid, home, shell, comment, groups: memberOf };
}

export function toGroupView({ gid, members }: GroupState): GroupView {
  return { gid, members };
}

const crontabPath = /^\/var\/spool\/cron\/(?:crontabs\/)?([^/]+)$/;

/** The user whose crontab a path holds, in either place where systems keep them. */
export function crontabUser(path: string): string | undefined {
  const user = crontabPath.exec(path)?.[1];
  return user === 'crontabs' ? undefined : user;
}

/** The jobs of a crontab by key: the name that Puppet wrote above a line, or the line itself. */
export function cronsOf(user: string, text: string): Readonly<Record<string, CronView>> {
  const crons: Record<string, CronView> = {};
  let name: string | undefined;
  for (const line of text.split('\n')) {
    const named = /^# Puppet Name: (.*)$/.exec(line);
    if (named !== null) name = named[1];
    if (line.trim() === '' || line.startsWith('#') || /^\w+\s*=/.test(line)) continue;
    crons[`${user}: ${name ?? line}`] = { user, line };
    name = undefined;
  }
  return crons;
}

function recordOf<From, To>(
  entries: readonly (readonly [string, From])[],
  view: (value: From, name: string) => To,
): Record<string, To> {
  return Object.fromEntries(entries.map(([name, value]) => [name, view(value, name)]));
}

export function toSystemState(state: MachineState): SystemState {
  const names = accountNames(state);
  const entries = entriesOf(state);
  const crons = entries.map(([path, entry]) => {
    const user = crontabUser(path);
    return user !== undefined && entry.kind === 'file' && typeof entry.content === 'string'
      ? cronsOf(user, entry.content)
      : {};
  });
  return {
    files: recordOf(entries, (entry) => toFileView(entry, names)),
    packages: recordOf(state.packages.entries(), ({ version }) => ({ version })),
    services: recordOf(state.services.entries(), toServiceView),
    users: recordOf(state.users.entries(), (user, name) => toUserView(name, user, state.groups)),
    groups: recordOf(state.groups.entries(), toGroupView),
    crons: Object.assign({}, ...crons),
  };
}
