import { walk } from './files/file-tree.ts';
import { toEntry } from './files/node.ts';
import type { DirectoryNode, Entry, Node } from './files/node.ts';
import type { Table } from './table.ts';

export interface PackageState {
  readonly version: string;
  readonly held?: true;
  /**
   * Contents of the configuration files as they were installed, by path. Present only for packages that a user added.
   */
  readonly configuration?: Readonly<Record<string, string>>;
}

/** State of a service. `enable` is true if the service starts at boot. An absent `enable` counts as disabled. */
export interface ServiceState {
  readonly ensure: 'running' | 'stopped';
  readonly enable?: 'true' | 'false' | 'mask';
  readonly failed?: true;
  /** The last lines of the service's journal, oldest first. */
  readonly log?: readonly string[];
}

/** An account with the fields of `/etc/passwd` and `/etc/shadow`. Ages are numbers of days, or empty strings. */
export interface UserState {
  readonly uid: number;
  readonly gid: number;
  readonly comment: string;
  readonly home: string;
  readonly shell: string;
  /** Hash of the password. `!` for a locked account, `*` for an account that never had a password. */
  readonly password: string;
  /** Day on which the account expires, in days since the epoch. Empty if it never expires. */
  readonly expiry: string;
  readonly minAge: string;
  readonly maxAge: string;
  readonly warnDays: string;
}

export interface GroupState {
  readonly gid: number;
  readonly members: readonly string[];
}

/**
 * The whole state of a machine at one moment. It is immutable: a change creates a new state, which shares everything
 * unchanged with the old one.
 */
export interface MachineState {
  readonly root: DirectoryNode;
  readonly packages: Table<PackageState>;
  readonly services: Table<ServiceState>;
  readonly users: Table<UserState>;
  readonly groups: Table<GroupState>;
  readonly clock: number;
}

/** Cache of entries by node, because states share nodes. */
const knownEntries = new WeakMap<Node, Entry>();

/**
 * Lists all files, links and directories of a state, sorted by path. Leaves out the root. An entry that two states
 * share is the same object in both lists.
 */
export function listEntries(state: MachineState): readonly (readonly [string, Entry])[] {
  const found: (readonly [string, Entry])[] = [];
  for (const [path, node] of walk('/', state.root)) {
    if (path === '/') continue;
    const entry = knownEntries.get(node) ?? toEntry(node);
    knownEntries.set(node, entry);
    found.push([path, entry]);
  }
  return found;
}
