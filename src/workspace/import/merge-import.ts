import type { ProjectFiles } from '../../protocol/project.ts';
import { createPathSet } from '../file-paths.ts';
import { limits } from '../limits.ts';
import { ok, refused, type Result } from '../result.ts';

export type MergeProblem =
  | { readonly kind: 'too-many-files'; readonly count: number }
  | { readonly kind: 'too-much-text' }
  /** Packages that both projects add to the archives of their machines. */
  | { readonly kind: 'too-many-packages'; readonly count: number }
  /** A file would stand where the project has a folder, or the other way round. */
  | { readonly kind: 'in-the-way'; readonly path: string };

/** Paths that the project has with another text. */
export function conflictsOf(files: ProjectFiles, imported: ProjectFiles): readonly string[] {
  return Object.keys(imported).filter((path) => Object.hasOwn(files, path) && files[path] !== imported[path]);
}

/** What an import into a project changes; `conflicts` says whose text stays where both have one. */
export function mergeChanges(
  files: ProjectFiles,
  imported: ProjectFiles,
  conflicts: 'replace' | 'keep',
): Result<ProjectFiles, MergeProblem> {
  const changes: Record<string, string> = {};
  const present = createPathSet(Object.keys(files));
  for (const [path, text] of Object.entries(imported)) {
    if (Object.hasOwn(files, path)) {
      if (conflicts === 'replace' && files[path] !== text) changes[path] = text;
      continue;
    }
    if (!present.check(path).ok) return refused({ kind: 'in-the-way', path });
    changes[path] = text;
  }
  const merged = Object.values({ ...files, ...changes });
  if (merged.length > limits.files) return refused({ kind: 'too-many-files', count: merged.length });
  if (merged.reduce((sum, text) => sum + text.length, 0) > limits.projectLength)
    return refused({ kind: 'too-much-text' });
  return ok(changes);
}
