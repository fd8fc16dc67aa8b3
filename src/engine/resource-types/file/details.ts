/** What a file resource knows beside its attributes while it is applied. */
import { PosixError } from '../../machine/files/posix-error.ts';
import { nodeAt, resolvePath } from '../../machine/files/file-tree.ts';
import type { FileContent, Node } from '../../machine/files/node.ts';
import type { Target } from '../../machine/target.ts';
import type { ResourceInstance } from '../resource.ts';
import type { SourceMetadata } from './metadata.ts';

export class FileDetails {
  /** What is to be written; `undefined` where `content` holds a checksum. */
  content: FileContent | undefined;
  /** What the source is, once it was looked up. */
  metadata: SourceMetadata | undefined;
}

export function detailsOf(resource: ResourceInstance): FileDetails {
  const known = resource.details;
  if (known instanceof FileDetails) return known;
  const made = new FileDetails();
  resource.details = made;
  return made;
}

/** Whether `content` says what to write. Unlike its desired value this costs no checksum. */
export function hasContent(resource: ResourceInstance): boolean {
  const { details } = resource;
  return (details instanceof FileDetails && details.content !== undefined) || resource.should('content') !== undefined;
}

/** The resource's file as the attribute `links` wants it seen: the link itself, or what it leads to. */
export function statOf(resource: ResourceInstance, target: Target): Node | undefined {
  const path = resource.name;
  return resource.get('links') === 'follow' ? target.files.stat(path) : target.files.lstat(path);
}

/** Whether the file is to be a regular file, so that its content matters (`should_be_file?`). */
export function shouldBeFile(resource: ResourceInstance, target: Target): boolean {
  const ensure = resource.should('ensure');
  if (ensure === 'file') return true;
  if (ensure !== undefined && ensure !== 'present') return false;
  const node = statOf(resource, target);
  if (ensure === 'present') return node === undefined || node.kind === 'file';
  return hasContent(resource) || node?.kind === 'file';
}

/** Whether the source or the recursion makes sense of what is below a directory. */
export function isRecursive(resource: ResourceInstance): boolean {
  const recurse = resource.get('recurse');
  return recurse === true || recurse === 'remote';
}

/** A node by a path with links in it followed; `undefined` for nothing. */
export function nodeBehind(target: Target, path: string): Node | undefined {
  try {
    return nodeAt(target.files.root, resolvePath(target.files.root, path).path);
  } catch (thrown) {
    if (thrown instanceof PosixError) return undefined;
    throw thrown;
  }
}
