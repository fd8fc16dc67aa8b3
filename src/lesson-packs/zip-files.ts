import { strToU8, zipSync } from 'fflate';
import type { ProjectFiles } from '../protocol/project/project.ts';

export function zipFiles(files: ProjectFiles): Blob {
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return new Blob([zipSync(Object.fromEntries(entries))], { type: 'application/zip' });
}
