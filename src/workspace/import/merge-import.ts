import type { KeptFile, KeptFiles, Project, ProjectFiles } from '../../protocol/project/project.ts';
import { isStandIn } from '../../protocol/project/stand-ins.ts';
import { createPathSet, projectPaths } from '../files/file-paths.ts';
import { limits } from '../limits.ts';
import { ok, refused, type Result } from '../result.ts';

export type MergeProblem =
  | { readonly kind: 'too-many-files'; readonly count: number }
  | { readonly kind: 'too-much-text' }
  /** `count` is the number of packages that the project would then add to the archive. */
  | { readonly kind: 'too-many-packages'; readonly count: number }
  /** A file has the path of a folder in the project, or vice versa. */
  | { readonly kind: 'in-the-way'; readonly path: string };

type Files = Pick<Project, 'files' | 'kept'>;

/**
 * Returns the paths whose contents differ between the project and the import. Files kept as bytes count as different,
 * because their bytes are not compared. A generated stand-in never conflicts: it is always replaced.
 */
export function findConflicts(project: Files, imported: Files): readonly string[] {
  const { files, kept = {} } = project;
  const texts = Object.keys(imported.files).filter(
    (path) =>
      Object.hasOwn(kept, path) ||
      (Object.hasOwn(files, path) && files[path] !== imported.files[path] && !isStandIn(files[path] ?? '')),
  );
  const bytes = Object.keys(imported.kept ?? {}).filter(
    (path) => Object.hasOwn(kept, path) || Object.hasOwn(files, path),
  );
  return [...texts, ...bytes];
}

interface MergeChanges {
  readonly files: ProjectFiles;
  readonly kept: KeptFiles;
}

/**
 * Computes the changes that an import makes to a project. If both have a file, `conflicts` decides which content is
 * used.
 */
export function mergeChanges(
  project: Files,
  imported: Files,
  conflicts: 'replace' | 'keep',
): Result<MergeChanges, MergeProblem> {
  const files: Record<string, string> = {};
  const kept: Record<string, KeptFile> = {};
  const present = createPathSet(projectPaths(project));
  const isThere = (path: string): boolean =>
    Object.hasOwn(project.files, path) || Object.hasOwn(project.kept ?? {}, path);
  /** Returns whether a file is imported. Undefined if a file or folder blocks its path. */
  const takes = (path: string): boolean | undefined =>
    isStandIn(project.files[path] ?? '')
      ? true
      : isThere(path)
        ? conflicts === 'replace'
        : present.check(path).ok
          ? true
          : undefined;
  for (const [path, text] of Object.entries(imported.files)) {
    const taken = takes(path);
    if (taken === undefined) return refused({ kind: 'in-the-way', path });
    if (taken && project.files[path] !== text) files[path] = text;
  }
  for (const [path, file] of Object.entries(imported.kept ?? {})) {
    const taken = takes(path);
    if (taken === undefined) return refused({ kind: 'in-the-way', path });
    if (taken) kept[path] = file;
  }
  const merged = { ...project.files, ...files };
  for (const path of Object.keys(kept)) delete merged[path];
  const texts = Object.values(merged);
  if (texts.length > limits.files) return refused({ kind: 'too-many-files', count: texts.length });
  if (texts.reduce((sum, text) => sum + text.length, 0) > limits.projectLength)
    return refused({ kind: 'too-much-text' });
  return ok({ files, kept });
}
