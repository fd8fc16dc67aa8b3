/** Computes the changed files for a worker that has an earlier version of the project. */
import { changedPaths } from '../../protocol/project/changed-paths.ts';
import type { FilesChange } from '../../protocol/project/files-change.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';

/** Returns the files that differ, or undefined if none does. A worker that has no files yet gets all files. */
export function filesChange(before: ProjectFiles | undefined, now: ProjectFiles): FilesChange | undefined {
  if (before === undefined) return { isWhole: true, files: now };
  if (before === now) return undefined;
  const files: Record<string, string | undefined> = {};
  let isSame = true;
  for (const path of changedPaths(before, now)) {
    if (before[path] === now[path]) continue;
    files[path] = now[path];
    isSame = false;
  }
  return isSame ? undefined : { isWhole: false, files };
}

export function changedFiles(
  files: ReadonlyMap<string, string>,
  { isWhole, files: changed }: FilesChange,
): ReadonlyMap<string, string> {
  const now = new Map(isWhole ? [] : files);
  for (const [path, text] of Object.entries(changed)) {
    if (text === undefined) now.delete(path);
    else now.set(path, text);
  }
  return now;
}

/**
 * Splits a change into parts of at most `most` characters (or of one file), so that no message blocks a thread for
 * long.
 */
export function changeInParts(change: FilesChange, most: number): readonly FilesChange[] {
  const parts: Record<string, string | undefined>[] = [{}];
  let size = 0;
  for (const [path, text] of Object.entries(change.files)) {
    const length = path.length + (text?.length ?? 0);
    if (size > 0 && size + length > most) {
      parts.push({});
      size = 0;
    }
    size += length;
    const part = parts.at(-1);
    if (part !== undefined) part[path] = text;
  }
  return parts.map((files, index) => ({ isWhole: change.isWhole && index === 0, files }));
}
