/** Provides the files kept as bytes that a run may copy to the machine. */
import type { KeptBytes } from '../../protocol/engine-api.ts';
import type { KeptFiles } from '../../protocol/project/project.ts';
import type { PackStore } from './pack-store.ts';

/**
 * Returns the bytes of all stored files in folders named `files` that Bunraku does not read. Undefined if there are no
 * such files, or if the packs with their bytes are lost.
 */
export async function servedBytes(packs: Pick<PackStore, 'blob'>, kept: KeptFiles): Promise<KeptBytes | undefined> {
  const files: Record<string, KeptBytes['files'][string]> = {};
  const blobs: Record<string, Blob> = {};
  for (const [path, file] of Object.entries(kept)) {
    if (file.kind !== 'bytes' || !path.includes('/files/')) continue;
    const blob = blobs[file.pack] ?? (await packs.blob(file.pack));
    if (blob === undefined) continue;
    blobs[file.pack] = blob;
    files[path] = file;
  }
  return Object.keys(files).length === 0 ? undefined : { files, packs: blobs };
}
