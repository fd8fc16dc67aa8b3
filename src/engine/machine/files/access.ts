import type { Node } from './node.ts';

export interface Identity {
  readonly uid: number;
  readonly gid: number;
  readonly groups: readonly number[];
}

export const READ = 4;
export const WRITE = 2;
export const SEARCH = 1;

/** True if a user has all of the wanted permissions on a node. Always true for root and for a missing node. */
export function isAllowed(identity: Identity, node: Node | undefined, wanted: number): boolean {
  if (identity.uid === 0 || node === undefined) return true;
  const shift = node.uid === identity.uid ? 6 : identity.groups.includes(node.gid) ? 3 : 0;
  return ((node.mode >> shift) & wanted) === wanted;
}
