import {
  entriesOf,
  type Entry,
  type GroupState,
  type MachineState,
  type ServiceState,
  type Table,
  type UserState,
} from '../../engine/index.ts';
import type { CronView, FileView, GroupView, ServiceView, SystemState, UserView } from '../../protocol/run.ts';

/** Longer texts are not sent: the page would not show them whole. */
const LARGEST_TEXT = 200_000;

/** How many characters of files a view may still hold; beyond them a file comes without its text. */
export class TextAllowance {
  #left: number;

  constructor(characters: number) {
    this.#left = characters;
  }

  /** The content of a file where it is text that the page shows and there is room for it; text that is derived is not made without room. */
  textOf(file: Entry & { readonly kind: 'file' }): string | undefined {
    if (this.#left <= 0) return undefined;
    const { content } = file;
    if (typeof content !== 'string' || content.length > LARGEST_TEXT) return undefined;
    this.#left -= content.length;
    return content;
  }
}

/** The name of an account's number, as `ls -l` looks it up: that of the first account that has it, else the number. */
function nameOf<Account>(table: Table<Account>, numberOf: (account: Account) => number, number: number): string {
  // Most files are root's.
  const root = table.get('root');
  if (root !== undefined && numberOf(root) === number) return 'root';
  return table.where((account) => numberOf(account) === number)[0]?.[0] ?? String(number);
}

export function toFileView(entry: Entry, { users, groups }: MachineState, allowance: TextAllowance): FileView {
  const common = {
    mode: entry.mode.toString(8).padStart(4, '0'),
    owner: nameOf(users, ({ uid }) => uid, entry.uid),
    group: nameOf(groups, ({ gid }) => gid, entry.gid),
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
  const { uid, gid, home, shell, comment } = user;
  const memberOf = groups.where(({ members }) => members.includes(name));
  return { uid, gid, home, shell, comment, groups: memberOf.map(([group]) => group) };
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
  const allowance = new TextAllowance(Number.POSITIVE_INFINITY);
  const entries = entriesOf(state);
  const crons = entries.map(([path, entry]) => {
    const user = crontabUser(path);
    return user !== undefined && entry.kind === 'file' && typeof entry.content === 'string'
      ? cronsOf(user, entry.content)
      : {};
  });
  return {
    files: recordOf(entries, (entry) => toFileView(entry, state, allowance)),
    packages: recordOf(state.packages.entries(), ({ version }) => ({ version })),
    services: recordOf(state.services.entries(), toServiceView),
    users: recordOf(state.users.entries(), (user, name) => toUserView(name, user, state.groups)),
    groups: recordOf(state.groups.entries(), toGroupView),
    crons: Object.assign({}, ...crons),
  };
}
