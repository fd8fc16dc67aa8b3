/** Checks permissions of a shell session's user. Root passes all checks. */
import { isAllowed, SEARCH, WRITE } from '../files/access.ts';
import type { Node } from '../files/node.ts';
import { parentPath } from '../files/paths.ts';
import { PosixError } from '../files/posix-error.ts';
import type { ShellSession } from './session.ts';

/** Throws EACCES unless the user has all of the wanted permissions on a node. */
export function mustBeAllowed(session: ShellSession, path: string, node: Node, wanted: number): void {
  if (!isAllowed(session.identity, node, wanted)) throw new PosixError('EACCES', path);
}

/** Throws EACCES unless the user may add and remove entries in the directory of a path. */
export function mayChangeDirectory(session: ShellSession, path: string): void {
  const parent = session.target.files.stat(parentPath(path));
  if (parent !== undefined) mustBeAllowed(session, path, parent, WRITE | SEARCH);
}

/** Throws EPERM unless the user owns the file at a path. */
export function mustOwn(session: ShellSession, path: string): void {
  const node = session.target.files.stat(path);
  if (node !== undefined && !session.isRoot && node.uid !== session.identity.uid) throw new PosixError('EPERM', path);
}

/** Throws EACCES unless the user may write the file, or create a missing one. */
export function mayWriteFile(session: ShellSession, path: string): void {
  const node = session.target.files.stat(path);
  if (node === undefined) mayChangeDirectory(session, path);
  else mustBeAllowed(session, path, node, WRITE);
}
