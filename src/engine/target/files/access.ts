/** What the permission bits of a node let someone do. */
import type { Node } from './node.ts';

/** Who acts: a user with all of their groups. */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
  /** All groups, the primary one among them. */
  readonly groups: readonly number[];
}

export const READ = 4;
export const WRITE = 2;
export const SEARCH = 1;

/** Whether someone has all the wanted bits. Root has, and so has everyone where there is nothing. */
export function isAllowed(identity: Identity, node: Node | undefined, wanted: number): boolean {
  if (identity.uid === 0 || node === undefined) return true;
  const shift = node.uid === identity.uid ? 6 : identity.groups.includes(node.gid) ? 3 : 0;
  return ((node.mode >> shift) & wanted) === wanted;
}
