import {
  listEntries,
  type Entry,
  type GroupState,
  type MachineState,
  type ServiceState,
  type Table,
  type UserState,
} from '../../engine/index.ts';
import type { CronView, FileView, GroupView, ServiceView, SystemState, UserView } from '../../protocol/run.ts';

/** Maximum number of characters in a file that is sent; the page would not show more. */
const LARGEST_TEXT = 200_000;

/** Budget of characters for file contents in a view; beyond it, files are sent without content. */
export class TextAllowance {
  #left: number;

  constructor(characters: number) {
    this.#left = characters;
  }

  /**
   * Content of a text file, if the page shows it and the budget allows it; derived content is not computed otherwise.
   */
  textOf(file: Entry & { readonly kind: 'file' }): string | undefined {
    if (this.#left <= 0) return undefined;
    const { content } = file;
    if (typeof content !== 'string' || content.length > LARGEST_TEXT) return undefined;
    this.#left -= content.length;
    return content;
  }
}

/** Name of an account by number, as in `ls -l`: that of the first matching account, else the number. */
function nameOf<Account>(table: Table<Account>, numberOf: (account: Account) => number, number: number): string {
  return table.where((account) => numberOf(account) === number)[0]?.[0] ?? String(number);
}

/** A name that was found for a number, and the accounts it was found in. */
interface FoundName<Account> {
  readonly name: string;
  readonly table: Table<Account>;
}

/**
 * Names of file owners, for a series of states. Each name is looked up once and reused as long as its account keeps the
 * number.
 */
export class OwnerNames {
  readonly #users = new Map<number, FoundName<UserState>>();
  readonly #groups = new Map<number, FoundName<GroupState>>();

  user(number: number, { users }: MachineState): string {
    return remembered(this.#users, users, ({ uid }) => uid, number);
  }

  group(number: number, { groups }: MachineState): string {
    return remembered(this.#groups, groups, ({ gid }) => gid, number);
  }
}

function remembered<Account>(
  found: Map<number, FoundName<Account>>,
  table: Table<Account>,
  numberOf: (account: Account) => number,
  number: number,
): string {
  const known = found.get(number);
  if (known?.table === table) return known.name;
  const account = known === undefined ? undefined : table.get(known.name);
  const isSame = account !== undefined && numberOf(account) === number;
  const name = known !== undefined && isSame ? known.name : nameOf(table, numberOf, number);
  found.set(number, { name, table });
  return name;
}

/** Context of a file's view. */
interface FileViewing {
  readonly state: MachineState;
  readonly owners: OwnerNames;
  readonly allowance: TextAllowance;
}

export function toFileView(entry: Entry, { state, owners, allowance }: FileViewing): FileView {
  const common = {
    mode: entry.mode.toString(8).padStart(4, '0'),
    owner: owners.user(entry.uid, state),
    group: owners.group(entry.gid, state),
  };
  switch (entry.kind) {
    case 'directory':
      return { type: 'directory', ...common };
    case 'link':
      return { type: 'link', target: entry.target, ...common };
    case 'file': {
      const content = allowance.textOf(entry);
      return content === undefined ? { type: 'file', ...common } : { type: 'file', content, ...common };
    }
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
  const memberOf = groups.where(({ members }) => members.includes(name));
  return userView(
    user,
    memberOf.map(([group]) => group),
  );
}

function userView({ uid, gid, home, shell, comment }: UserState, groups: readonly string[] = []): UserView {
  return { uid, gid, home, shell, comment, groups };
}

/** The groups of each user, in the order of the groups. */
function groupsByMember(groups: MachineState['groups']): ReadonlyMap<string, readonly string[]> {
  const byMember = new Map<string, string[]>();
  for (const [group, { members }] of groups.entries())
    for (const member of new Set(members)) byMember.set(member, [...(byMember.get(member) ?? []), group]);
  return byMember;
}

export function toGroupView({ gid, members }: GroupState): GroupView {
  return { gid, members };
}

const crontabPath = /^\/var\/spool\/cron\/(?:crontabs\/)?([^/]+)$/;

/** The user of a crontab by its path, in either of the usual directories. */
export function crontabUser(path: string): string | undefined {
  const user = crontabPath.exec(path)?.[1];
  return user === 'crontabs' ? undefined : user;
}

/** The jobs of a crontab by key: the name in Puppet's comment above a line, or the line itself. */
export function parseCrontab(user: string, text: string): Readonly<Record<string, CronView>> {
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

/**
 * Cached views of files, because most files are the same in consecutive states, and an identical object is sent only
 * once.
 */
const sentFiles = new WeakMap<Entry, FileView>();

/** The view of a file, cached as long as the file and the names of its owners stay. */
function sameFileView(entry: Entry, viewing: FileViewing): FileView {
  const { state, owners } = viewing;
  const known = sentFiles.get(entry);
  if (
    known !== undefined &&
    known.owner === owners.user(entry.uid, state) &&
    known.group === owners.group(entry.gid, state)
  )
    return known;
  const view = toFileView(entry, viewing);
  sentFiles.set(entry, view);
  return view;
}

export function toSystemState(state: MachineState): SystemState {
  const allowance = new TextAllowance(Number.POSITIVE_INFINITY);
  const viewing = { state, owners: new OwnerNames(), allowance };
  const groupsOf = groupsByMember(state.groups);
  const entries = listEntries(state);
  const crons = entries.map(([path, entry]) => {
    const user = crontabUser(path);
    return user !== undefined && entry.kind === 'file' && typeof entry.content === 'string'
      ? parseCrontab(user, entry.content)
      : {};
  });
  return {
    files: recordOf(entries, (entry) => sameFileView(entry, viewing)),
    packages: recordOf(state.packages.entries(), ({ version }) => ({ version })),
    services: recordOf(state.services.entries(), toServiceView),
    users: recordOf(state.users.entries(), (user, name) => userView(user, groupsOf.get(name))),
    groups: recordOf(state.groups.entries(), toGroupView),
    crons: Object.assign({}, ...crons),
  };
}
