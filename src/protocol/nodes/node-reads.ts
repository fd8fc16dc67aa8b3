/**
 * Which nodes a change of the files touches. A compilation tells what it read or looked for (`NodeResult.reads`):
 *
 * - `data/common.yaml`: that file, whether it was there or not
 * - `data/nodes/`: which files are below a folder
 * - `any:lib/facter/`, `any:lib/puppet/functions/each.rb`: the same of a folder or a file in any module
 * - an empty text: which files there are
 */
import type { ProjectFiles } from '../project/project.ts';

export interface FileChanges {
  /** Files whose text is another one, or that are new or gone. */
  readonly changed: ReadonlySet<string>;
  /** Files that are new or gone. */
  readonly moved: readonly string[];
}

/** How two versions of files differ; texts are compared only where they are not the same object. */
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

/** Whether what was read or looked for under that name is another thing now. */
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
