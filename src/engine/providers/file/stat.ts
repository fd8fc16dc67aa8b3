import { nodeAt, resolvePath } from '../../machine/files/file-tree.ts';
import type { Node } from '../../machine/files/node.ts';
import { PosixError } from '../../machine/files/posix-error.ts';
import type { Target } from '../../machine/target.ts';
import { hasContent } from '../../resource-types/file/details.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';

/** Returns the resource's file: for a link, the link itself or its target, as the attribute `links` says. */
export function readStat(resource: ResourceInstance, target: Target): Node | undefined {
  const path = resource.name;
  return resource.get('links') === 'follow' ? target.files.stat(path) : target.files.lstat(path);
}

/** True if the resource manages the content of a regular file (`should_be_file?`). */
export function shouldBeFile(resource: ResourceInstance, target: Target): boolean {
  const ensure = resource.should('ensure');
  if (ensure === 'file') return true;
  if (ensure !== undefined && ensure !== 'present') return false;
  const node = readStat(resource, target);
  if (ensure === 'present') return node === undefined || node.kind === 'file';
  return hasContent(resource) || node?.kind === 'file';
}

/** Returns the node at a path. Follows links. Returns undefined if there is none. */
export function nodeBehind(target: Target, path: string): Node | undefined {
  try {
    return nodeAt(target.files.root, resolvePath(target.files.root, path).path);
  } catch (thrown) {
    if (thrown instanceof PosixError) return undefined;
    throw thrown;
  }
}
