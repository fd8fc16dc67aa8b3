import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectFiles } from '../../src/protocol/project/project.ts';

/** The files below a folder, as paths relative to it with `/`. */
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

/** The texts below a folder by their path in it; none for a folder that is not there. */
export async function readFolder(folder: string): Promise<ProjectFiles> {
  if (!existsSync(folder)) return {};
  const paths = await filesBelow(folder);
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const)),
  );
}
