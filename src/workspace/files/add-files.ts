/**
 * Adds files from outside the project to one of its folders. The files keep their relative paths, whereas an import
 * moves them to where Puppet expects them.
 */
import type { KeptFile, KeptFiles, Project, ProjectFiles } from '../../protocol/project/project.ts';
import { createPathSet, joinPath, projectPaths } from './file-paths.ts';
import { readText } from '../import/file-selection.ts';
import type { LeftOut, RawFile } from '../import/import-types.ts';
import { createPackBuilder, type Pack } from '../kept/pack.ts';

interface AddedFiles {
  readonly files: ProjectFiles;
  /** Files that the editor cannot open. `pack` contains their bytes. */
  readonly kept: KeptFiles;
  readonly pack?: Pack;
  readonly leftOut: readonly LeftOut[];
}

/**
 * Returns the files that can be added to a folder of the project, and the reasons why others cannot. No existing file
 * is overwritten.
 */
export function addFiles(
  project: Pick<Project, 'files' | 'kept'>,
  folder: string,
  incoming: readonly RawFile[],
): AddedFiles {
  const paths = createPathSet(projectPaths(project));
  const files: Record<string, string> = {};
  const kept: Record<string, KeptFile> = {};
  const leftOut: LeftOut[] = [];
  const builder = createPackBuilder();
  for (const { path: name, bytes } of incoming) {
    const path = joinPath(folder, name);
    const free = paths.check(path);
    if (!free.ok) {
      leftOut.push({ path, reason: { kind: 'path', problem: free.problem } });
      continue;
    }
    paths.add(path);
    const text = readText(bytes);
    if (typeof text === 'string') files[path] = text;
    else kept[path] = builder.add(bytes, text.why);
  }
  const pack = builder.finish();
  return { files, kept, ...(pack === undefined ? {} : { pack }), leftOut };
}
