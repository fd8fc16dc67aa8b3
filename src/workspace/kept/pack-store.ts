/**
 * Storage of packs: blobs with the bytes of files that Bunraku does not read. A pack is in memory until a draft that
 * refers to it is stored. From then on, it is in the browser's database.
 */
import type { KeptFile, KeptFiles } from '../../protocol/project/project.ts';
import { bytesIn, type Pack } from './pack.ts';

export interface PackStore {
  /** Adds a pack to the memory. The pack is stored together with the next draft that refers to it. */
  offer(pack: Pack): void;
  /** Returns the blob of a pack, or undefined if it is lost. */
  blob(id: string): Promise<Blob | undefined>;
}

/** Returns the ids of the packs that contain files, without duplicates. */
export function listPacks(kept: KeptFiles = {}): readonly string[] {
  const known = packsByFiles.get(kept);
  if (known !== undefined) return known;
  const ids = new Set<string>();
  for (const file of Object.values(kept)) if (file.kind === 'bytes') ids.add(file.pack);
  const packs = [...ids];
  packsByFiles.set(kept, packs);
  return packs;
}

/**
 * Cache of the pack ids, because a draft is stored at every pause in typing, and `kept` is nearly always the same
 * object.
 */
const packsByFiles = new WeakMap<KeptFiles, readonly string[]>();

/**
 * Returns the bytes of a file that Bunraku does not read, or undefined if they are lost. For a symbolic link, returns
 * its target.
 */
export async function bytesOfKept(
  packs: Pick<PackStore, 'blob'>,
  file: KeptFile,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return file.kind === 'link' ? new TextEncoder().encode(file.target) : bytesIn(await packs.blob(file.pack), file);
}
