/**
 * Storage of packs. A pack is in memory until a draft that refers to it is stored. From then on, it is in the browser's
 * database.
 */
import type { KeptFile, KeptFiles } from '../../protocol/project/project.ts';
import { bytesIn, type Pack } from './pack.ts';

export interface PackStore {
  /** Adds a pack. It is stored together with the next draft that refers to it. */
  offer(pack: Pack): void;
  /** Returns the blob of a pack, or undefined if it is lost. */
  blob(id: string): Promise<Blob | undefined>;
}

/** Returns the ids of the packs that files refer to, without duplicates. */
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
 * Cache of the ids. A draft is stored at every pause in typing, and its kept files are nearly always the same object.
 */
const packsByFiles = new WeakMap<KeptFiles, readonly string[]>();

/** Returns the bytes of a kept file, or undefined if they are lost. For a link, returns its target. */
export async function bytesOfKept(
  packs: Pick<PackStore, 'blob'>,
  file: KeptFile,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return file.kind === 'link' ? new TextEncoder().encode(file.target) : bytesIn(await packs.blob(file.pack), file);
}
