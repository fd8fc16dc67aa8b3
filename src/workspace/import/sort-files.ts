/** Sorts files into those that a project holds as texts and those that are kept as they came. */
import { modulePathIn } from '../../protocol/project/environment.ts';
import type { KeptFiles, ProjectFiles } from '../../protocol/project/project.ts';
import { createPathSet } from '../file-paths.ts';
import { createPackBuilder, type Pack } from '../kept/pack.ts';
import type { LeftOut, RawFile } from './import-types.ts';
import { decodeText, readText, whyUnused } from './file-selection.ts';

export interface PlacedFile extends RawFile {
  /** Set for what is no part of the environment, module or manifests that were found. */
  readonly isBeside?: true;
}

interface SortedFiles {
  readonly files: ProjectFiles;
  readonly kept: KeptFiles;
  readonly pack?: Pack;
  readonly executable: Readonly<Record<string, true>>;
  /** A file is never also a folder. */
  readonly leftOut: readonly LeftOut[];
}

/** @param placed files by their path in the environment */
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

/** Where a symbolic link leads, as it is written; undefined for what is no path. */
function linkTarget(bytes: Uint8Array): string | undefined {
  const text = decodeText(bytes);
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  return text === undefined || text === '' || text.length > 1024 || /[\u0000-\u001f\u007f]/.test(text)
    ? undefined
    : text;
}
