import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectFiles } from '../../src/protocol/project.ts';
import { filesBelow } from './compress.ts';

/** The texts below a folder by their path in it; none for a folder that is not there. */
export async function readFolder(folder: string): Promise<ProjectFiles> {
  if (!existsSync(folder)) return {};
  const paths = await filesBelow(folder);
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const)),
  );
}
