/** Files from outside that are put into a folder as they are (an import finds their places by itself). */
import type { ProjectFiles } from '../protocol/project.ts';
import { createPathSet, joinPath } from './file-paths.ts';
import { decodeText } from './import/what-to-take.ts';
import type { LeftOut, RawFile } from './import/import-types.ts';
import { limits } from './limits.ts';

export interface AddedFiles {
  readonly files: ProjectFiles;
  readonly leftOut: readonly LeftOut[];
}

/** What can be added to a folder of the project, and what cannot and why: nothing is overwritten. */
export function addFiles(project: ProjectFiles, folder: string, incoming: readonly RawFile[]): AddedFiles {
  const paths = createPathSet(Object.keys(project));
  const files: Record<string, string> = {};
  const leftOut: LeftOut[] = [];
  for (const { path: name, bytes } of incoming) {
    const path = joinPath(folder, name);
    const free = paths.check(path);
    const text = decodeText(bytes);
    if (!free.ok) leftOut.push({ path, reason: { kind: 'path', problem: free.problem } });
    else if (text === undefined) leftOut.push({ path, reason: { kind: 'binary' } });
    else if (text.length > limits.fileLength) leftOut.push({ path, reason: { kind: 'too-long' } });
    else {
      paths.add(path);
      files[path] = text;
    }
  }
  return { files, leftOut };
}
