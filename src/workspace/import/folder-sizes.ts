/** Lists the folders of an archive that exceeds the limits of a project, so that the user can choose some of them. */
import { modulePath } from '../../protocol/project/environment.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import type { FolderSize } from './import-types.ts';

/**
 * Returns the size of each top-level folder and of each module, largest first. Files outside of these folders are
 * always imported.
 */
export function folderSizes(files: ProjectFiles): readonly FolderSize[] {
  const modules = modulePath(files);
  const sizes = new Map<string, { files: number; length: number }>();
  for (const [path, text] of Object.entries(files)) {
    const folder = findFolder(path, modules);
    if (folder === undefined) continue;
    const size = sizes.get(folder) ?? { files: 0, length: 0 };
    sizes.set(folder, { files: size.files + 1, length: size.length + text.length });
  }
  return [...sizes]
    .map(([folder, size]) => ({ folder, ...size }))
    .sort((a, b) => b.length - a.length || (a.folder < b.folder ? -1 : 1));
}

function findFolder(path: string, modules: readonly string[]): string | undefined {
  const within = modules.find((folder) => path.startsWith(folder)) ?? '';
  const end = path.indexOf('/', within.length);
  return end === -1 ? undefined : path.slice(0, end);
}

/**
 * Returns the files of the chosen folders, and the files that are in none of the offered folders (at the top, and
 * beside modules).
 */
export function inFolders<File>(
  files: ReadonlyMap<string, File>,
  chosen: readonly string[],
): ReadonlyMap<string, File> {
  const folders = new Set(chosen);
  const parents = new Set(chosen.flatMap((folder) => folder.split('/').slice(0, -1).join('/')));
  const isIn = (path: string): boolean => {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    if (parent === '' || parents.has(parent)) return true;
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1))
      if (folders.has(path.slice(0, at))) return true;
    return false;
  };
  return new Map([...files].filter(([path]) => isIn(path)));
}
