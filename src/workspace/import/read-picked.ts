/** Reads picked or dropped files within the limits of an import. Runs in the import's worker. */
import { refused, type Result } from '../result.ts';
import { createBudget, type ImportProgress } from './budget.ts';
import { importLimits } from './import-limits.ts';
import type { Imported, ImportProblem, RawFile } from './import-types.ts';
import { readImport, type ReadOptions } from './read-import.ts';
import { isForeignPath } from './file-selection.ts';

export interface PickedFile {
  /** Path of the file, beginning with the picked folder. */
  readonly path: string;
  readonly file: Blob;
}

export type PickedProblem =
  | ImportProblem
  /** The browser refuses to read the file: moved, deleted, or no permission. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'ended' };

/** Number of files that are read in parallel, because the browser answers each read with a delay. */
const AT_ONCE = 64;
/** Milliseconds between two reports of progress. */
const REPORT_EVERY = 50;

function throttled(report: (progress: ImportProgress) => void): (progress: ImportProgress) => void {
  let last = performance.now();
  return (progress) => {
    const now = performance.now();
    if (now - last < REPORT_EVERY) return;
    last = now;
    report(progress);
  };
}

/** Reads the picked files. Checks their sizes before reading any bytes. */
export async function readPicked(
  picked: readonly PickedFile[],
  onProgress: (progress: ImportProgress) => void = () => {},
  options: ReadOptions = {},
): Promise<Result<Imported, PickedProblem>> {
  const seen = picked.filter(({ path }) => !isForeignPath(path));
  if (seen.length > importLimits.entries) return refused({ kind: 'too-many-entries' });
  const size = seen.reduce((sum, { file }) => sum + file.size, 0);
  if (size > importLimits.unpackedBytes) return refused({ kind: 'too-large' });
  const report = throttled(onProgress);
  const files: RawFile[] = [];
  let bytes = 0;
  try {
    for (let at = 0; at < seen.length; at += AT_ONCE) {
      const some = seen.slice(at, at + AT_ONCE);
      const read = await Promise.all(some.map(({ file }) => file.arrayBuffer()));
      read.forEach((buffer, index) => files.push({ path: some[index]?.path ?? '', bytes: new Uint8Array(buffer) }));
      bytes += read.reduce((sum, { byteLength }) => sum + byteLength, 0);
      report({ entries: files.length, bytes });
    }
  } catch (error) {
    if (error instanceof DOMException) return refused({ kind: 'unreadable' });
    throw error;
  }
  return readImport(files, createBudget(importLimits, report), options);
}
