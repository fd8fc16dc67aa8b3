/** Where the packs of kept files are: in memory until a draft is written that refers to them, then in the browser's store. */
import type { KeptFile, KeptFiles } from '../../protocol/project/project.ts';
import { bytesIn, type Pack } from './pack.ts';

export interface PackStore {
  /** Takes a pack, which the next draft that refers to it has written. */
  offer(pack: Pack): void;
  /** A pack's blob; undefined where it is nowhere. */
  blob(id: string): Promise<Blob | undefined>;
}

/** The packs that files refer to, each once. */
export function packsOf(kept: KeptFiles = {}): readonly string[] {
  const known = packsByFiles.get(kept);
  if (known !== undefined) return known;
  const ids = new Set<string>();
  for (const file of Object.values(kept)) if (file.kind === 'bytes') ids.add(file.pack);
  const packs = [...ids];
  packsByFiles.set(kept, packs);
  return packs;
}

/** A draft is written at every pause of typing, and its kept files are nearly always the same object. */
const packsByFiles = new WeakMap<KeptFiles, readonly string[]>();

/** The bytes of one kept file; undefined where they are lost. Those of a link are the path that it leads to. */
export async function bytesOfKept(
  packs: Pick<PackStore, 'blob'>,
  file: KeptFile,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return file.kind === 'link' ? new TextEncoder().encode(file.target) : bytesIn(await packs.blob(file.pack), file);
}
