import { withAccountFiles } from '../accounts/account-files.ts';
import { nodeAt, withNode } from '../files/file-tree.ts';
import { toNode } from '../files/node.ts';
import type { Entry } from '../files/node.ts';
import type { GroupState, MachineState, PackageState, ServiceState, UserState } from '../state.ts';
import type { Table } from '../table.ts';

interface Difference<V> {
  /** Undefined if the item is new. */
  readonly before: V | undefined;
  /** Undefined if the item was removed. */
  readonly after: V | undefined;
}
interface RowDifference<V> extends Difference<V> {
  readonly name: string;
  /** Position of the row in its table. Needed to restore the order when a removal is reverted. */
  readonly place: number;
}

export interface PathChange extends Difference<Entry> {
  readonly kind: 'path';
  readonly path: string;
}
/** Change of a directory's modification time because an entry was added or removed in it. */
interface TouchChange {
  readonly kind: 'touch';
  readonly path: string;
  readonly before: number;
  readonly after: number;
}
interface PackageChange extends RowDifference<PackageState> {
  readonly kind: 'package';
}
interface ServiceChange extends RowDifference<ServiceState> {
  readonly kind: 'service';
}
interface UserChange extends RowDifference<UserState> {
  readonly kind: 'user';
}
interface GroupChange extends RowDifference<GroupState> {
  readonly kind: 'group';
}
export type Change = PathChange | TouchChange | PackageChange | ServiceChange | UserChange | GroupChange;

export function reverseChange(change: Change): Change {
  switch (change.kind) {
    case 'path':
      return { ...change, before: change.after, after: change.before };
    case 'touch':
      return { ...change, before: change.after, after: change.before };
    case 'package':
      return { ...change, before: change.after, after: change.before };
    case 'service':
      return { ...change, before: change.after, after: change.before };
    case 'user':
      return { ...change, before: change.after, after: change.before };
    case 'group':
      return { ...change, before: change.after, after: change.before };
  }
}

/** Applies a change to a state. Runs and replays change a machine only through this function. */
export function applyChange(state: MachineState, change: Change): MachineState {
  switch (change.kind) {
    case 'path': {
      const node = change.after === undefined ? undefined : toNode(change.after, nodeAt(state.root, change.path));
      return { ...state, root: withNode(state.root, change.path, node) };
    }
    case 'touch': {
      const node = nodeAt(state.root, change.path);
      if (node === undefined) return state;
      return { ...state, root: withNode(state.root, change.path, { ...node, mtime: change.after }) };
    }
    case 'package':
      return { ...state, packages: replaced(state.packages, change) };
    case 'service':
      return { ...state, services: replaced(state.services, change) };
    case 'user':
      return withAccountFiles({ ...state, users: replaced(state.users, change) }, 'users');
    case 'group':
      return withAccountFiles({ ...state, groups: replaced(state.groups, change) }, 'groups');
  }
}

function replaced<V>(table: Table<V>, { name, after, place }: RowDifference<V>): Table<V> {
  return after === undefined ? table.without(name) : table.with(name, after, place);
}

/** Creates the change that sets a row of a table. If `after` is `undefined`, the change removes the row. */
export function rowChange<V>(table: Table<V>, name: string, after: V | undefined): RowDifference<V> {
  return { name, before: table.get(name), after, place: table.placeOf(name) };
}
