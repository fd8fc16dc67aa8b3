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

/** Maximum number of characters in a file whose content is sent. The page would not show more. */
const LARGEST_TEXT = 200_000;

/** Budget of characters for the file contents in a view. After it is used up, files are sent without their contents. */
export class TextAllowance {
  #left: number;

  constructor(characters: number) {
    this.#left = characters;
  }

  /**
   * Returns the content of a text file if the page can show it and the budget allows it. If the budget is used up,
   * derived content is not even computed.
   */
  textOf(file: Entry & { readonly kind: 'file' }): string | undefined {
    if (this.#left <= 0) return undefined;
    const { content } = file;
    if (typeof content !== 'string' || content.length > LARGEST_TEXT) return undefined;
    this.#left -= content.length;
    return content;
  }
}

/**
 * Returns the name for an account number, as in `ls -l`: the name of the first account with the number, or the number
 * itself.
 */
function nameOf<Account>(table: Table<Account>, numberOf: (account: Account) => number, number: number): string {
  return table.where((account) => numberOf(account) === number)[0]?.[0] ?? String(number);
}

/** A name that was found for a number, and the table of accounts that contained it. */
interface FoundName<Account> {
  readonly name: string;
  readonly table: Table<Account>;
}

/**
 * Finds the names of file owners in a series of states. Each name is looked up once and reused as long as its account
 * keeps the number.
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

/** Returns the user of a crontab by its path. The path can be in either of the usual directories. */
export function crontabUser(path: string): string | undefined {
  const user = crontabPath.exec(path)?.[1];
  return user === 'crontabs' ? undefined : user;
}

/**
 * Returns the jobs of a crontab. The key of a job is the name in Puppet's comment above its line, or else the line
 * itself.
 */
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

/** Cached views of files. Most files are the same in consecutive states, and the same object is sent only once. */
const sentFiles = new WeakMap<Entry, FileView>();

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

/** Cached views of all files and cron jobs, by the root directory; valid while users and groups are the same. */
const knownFiles = new WeakMap<
  MachineState['root'],
  Pick<MachineState, 'users' | 'groups'> & Pick<SystemState, 'files' | 'crons'>
>();

/**
 * Returns all files and cron jobs. Cached while neither files nor accounts change, because a machine has thousands of
 * files.
 */
function toFilesAndCrons(state: MachineState): Pick<SystemState, 'files' | 'crons'> {
  const { root, users, groups } = state;
  const known = knownFiles.get(root);
  if (known?.users === users && known.groups === groups) return known;
  const viewing = { state, owners: new OwnerNames(), allowance: new TextAllowance(Number.POSITIVE_INFINITY) };
  const files: Record<string, FileView> = {};
  const crons: Record<string, CronView> = {};
  for (const [path, entry] of listEntries(state)) {
    files[path] = sameFileView(entry, viewing);
    const user = crontabUser(path);
    if (user !== undefined && entry.kind === 'file' && typeof entry.content === 'string')
      Object.assign(crons, parseCrontab(user, entry.content));
  }
  const found = { users, groups, files, crons };
  knownFiles.set(root, found);
  return found;
}

export function toSystemState(state: MachineState): SystemState {
  const groupsOf = groupsByMember(state.groups);
  const { files, crons } = toFilesAndCrons(state);
  return {
    files,
    packages: recordOf(state.packages.entries(), ({ version }) => ({ version })),
    services: recordOf(state.services.entries(), toServiceView),
    users: recordOf(state.users.entries(), (user, name) => userView(user, groupsOf.get(name))),
    groups: recordOf(state.groups.entries(), toGroupView),
    crons,
  };
}
