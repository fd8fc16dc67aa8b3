/** Finds the syntax of exported resources and of their collectors. */
import type { ProjectFiles } from './project.ts';

export function mayExportFrom(text: string): boolean {
  return text.includes('@@') || text.includes('<<|');
}

/** Returns whether any file may export or collect. Data files count too: `create_resources` may read a type from them. */
export function mayExport(files: ProjectFiles): boolean {
  return Object.values(files).some(mayExportFrom);
}
