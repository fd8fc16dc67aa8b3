/** Sorts files into those that a project stores as strings and those that it keeps as bytes. */
import { modulePathIn } from '../../protocol/project/environment.ts';
import type { KeptFiles, ProjectFiles } from '../../protocol/project/project.ts';
import { createPathSet } from '../files/file-paths.ts';
import { createPackBuilder, type Pack } from '../kept/pack.ts';
import type { LeftOut, RawFile } from './import-types.ts';
import { decodeText, readText, whyUnused } from './file-selection.ts';

export interface PlacedFile extends RawFile {
  /** Set for a file outside of the recognized environment, module or manifests. */
  readonly isBeside?: true;
}

interface SortedFiles {
  readonly files: ProjectFiles;
  readonly kept: KeptFiles;
  readonly pack?: Pack;
  readonly executable: Readonly<Record<string, true>>;
  /** Files that cannot be imported. If a path is both a file and a folder, the file is left out. */
  readonly leftOut: readonly LeftOut[];
}

/** @param placed files by path in the environment */
export function sortFiles(placed: ReadonlyMap<string, PlacedFile>): SortedFiles {
  const conf = placed.get('environment.conf');
  const modulePath = modulePathIn(conf === undefined ? undefined : decodeText(conf.bytes));
  const paths = createPathSet();
  const files: Record<string, string> = {};
  const kept: Record<string, KeptFiles[string]> = {};
  const executable: Record<string, true> = {};
  const leftOut: LeftOut[] = [];
  const pack = createPackBuilder();
  for (const [path, { bytes, isLink, isExecutable, isBeside }] of placed) {
    const free = paths.check(path);
    if (!free.ok) {
      leftOut.push({ path, reason: { kind: 'path', problem: free.problem } });
      continue;
    }
    const target = isLink === true ? linkTarget(bytes) : undefined;
    if (isLink === true && target === undefined) {
      leftOut.push({ path, reason: { kind: 'link' } });
      continue;
    }
    paths.add(path);
    if (isExecutable === true) executable[path] = true;
    if (target !== undefined) {
      kept[path] = { kind: 'link', target };
      continue;
    }
    const unused = isBeside === true ? 'unused' : whyUnused(path, modulePath);
    const text = unused === undefined ? readText(bytes) : { why: unused };
    if (typeof text === 'string') files[path] = text;
    else kept[path] = pack.add(bytes, text.why);
  }
  const finished = pack.finish();
  return { files, kept, ...(finished === undefined ? {} : { pack: finished }), executable, leftOut };
}

/** Returns the target of a symbolic link, unchanged. Undefined if the target is not a valid path. */
function linkTarget(bytes: Uint8Array): string | undefined {
  const text = decodeText(bytes);
  // oxlint-disable-next-line no-control-regex -- the check searches for these
  return text === undefined || text === '' || text.length > 1024 || /[\u0000-\u001f\u007f]/.test(text)
    ? undefined
    : text;
}
