import { walk } from './files/file-tree.ts';
import { entryOf } from './files/node.ts';
import type { DirectoryNode, Entry, Node } from './files/node.ts';
import type { Table } from './table.ts';

export interface PackageState {
  readonly version: string;
}

/** `running` or `stopped`; `enable` is absent where nothing says whether the service starts at boot (which counts as not). */
export interface ServiceState {
  readonly ensure: 'running' | 'stopped';
  readonly enable?: 'true' | 'false' | 'mask';
  /** Set where the last start failed. */
  readonly failed?: true;
  /** The last lines of the journal that are the service's. */
  readonly log?: readonly string[];
}

/** An account as `/etc/passwd` and `/etc/shadow` hold it. Ages are days, `''` where none is set. */
export interface UserState {
  readonly uid: number;
  readonly gid: number;
  readonly comment: string;
  readonly home: string;
  readonly shell: string;
  /** The hash; `!` for a locked account, `*` for one that never had a password. */
  readonly password: string;
  /** Days since the epoch at which the account ends, as in `/etc/shadow`. */
  readonly expiry: string;
  readonly minAge: string;
  readonly maxAge: string;
  readonly warnDays: string;
}

export interface GroupState {
  readonly gid: number;
  readonly members: readonly string[];
}

/** All of a machine at one moment. Immutable: a change makes a new state that shares what stayed. */
export interface MachineState {
  readonly root: DirectoryNode;
  readonly packages: Table<PackageState>;
  readonly services: Table<ServiceState>;
  readonly users: Table<UserState>;
  readonly groups: Table<GroupState>;
  /** The machine's clock: milliseconds since the epoch. */
  readonly clock: number;
}

/** All entries of a state by path, in order, the root left out. */
export function entriesOf(state: MachineState): readonly (readonly [string, Entry])[] {
  const found: (readonly [string, Entry])[] = [];
  for (const [path, node] of walk('/', state.root) as Iterable<readonly [string, Node]>)
    if (path !== '/') found.push([path, entryOf(node)]);
  return found;
}
