import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectFiles } from '../../../src/protocol/project/project.ts';

/** Returns the relative paths of the files in a folder and its subfolders, with slashes. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Returns the contents of the files in a folder, by relative path. Empty if the folder does not exist. */
export async function readFolder(folder: string): Promise<ProjectFiles> {
  if (!existsSync(folder)) return {};
  const paths = await filesBelow(folder);
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const)),
  );
}
