/**
 * Finds the nodes that a change of files affects. A compilation reports the files that it read or looked for
 * (`NodeResult.reads`) in these forms:
 *
 * - `data/common.yaml`: this file, whether it exists or not
 * - `data/nodes/`: the list of files in a folder
 * - `any:lib/facter/`, `any:lib/puppet/functions/each.rb`: a folder or a file in any module
 * - an empty string: the list of all files
 */
import type { ProjectFiles } from '../project/project.ts';

export interface FileChanges {
  /** Paths of files with new content, and of added or removed files. */
  readonly changed: ReadonlySet<string>;
  readonly moved: readonly string[];
}

/**
 * Computes the differences between two versions of files. Contents are compared only if they are not the same object.
 */
export function fileChanges(before: ProjectFiles, after: ProjectFiles): FileChanges {
  if (before === after) return { changed: new Set(), moved: [] };
  const changed = new Set<string>();
  const moved: string[] = [];
  for (const path of Object.keys(after)) {
    if (before[path] === after[path]) continue;
    changed.add(path);
    if (before[path] === undefined) moved.push(path);
  }
  for (const path of Object.keys(before)) {
    if (after[path] !== undefined) continue;
    changed.add(path);
    moved.push(path);
  }
  return { changed, moved };
}

/** Returns whether a file or folder that a compilation has read is affected by a change. */
export function isTouched(read: string, { changed, moved }: FileChanges): boolean {
  if (changed.has(read)) return true;
  if (moved.length === 0) return false;
  if (read === '') return true;
  const inAnyModule = read.startsWith('any:');
  if (!inAnyModule && !read.endsWith('/')) return false;
  const name = inAnyModule ? `/${read.slice('any:'.length)}` : read;
  return moved.some((path) => {
    if (!inAnyModule) return path.startsWith(name);
    return read.endsWith('/') ? path.includes(name) || path.startsWith(name.slice(1)) : path.endsWith(name);
  });
}
