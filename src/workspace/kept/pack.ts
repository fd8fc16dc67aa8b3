/** A pack is one blob with the bytes of all files that were added together and that Bunraku does not read. */
import type { KeptFile, KeptReason } from '../../protocol/project/project.ts';

export interface Pack {
  readonly id: string;
  readonly blob: Blob;
}

interface PackBuilder {
  /** Adds the bytes of a file, and returns their location. */
  add(bytes: Uint8Array, why: KeptReason): KeptFile;
  /** Returns the pack with all added files; undefined if there are none. */
  finish(): Pack | undefined;
}

export function createPackBuilder(id: string = crypto.randomUUID()): PackBuilder {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  let count = 0;
  return {
    add: (bytes, why) => {
      const at = length;
      if (bytes.length > 0) parts.push(bytes.slice());
      length += bytes.length;
      count += 1;
      return { kind: 'bytes', pack: id, at, size: bytes.length, why };
    },
    finish: () => (count === 0 ? undefined : { id, blob: new Blob(parts) }),
  };
}

/** Reads the bytes of a file from its pack. Returns undefined if the pack is missing or too short. */
export async function bytesIn(
  blob: Blob | undefined,
  { at, size }: Extract<KeptFile, { readonly kind: 'bytes' }>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (blob === undefined || blob.size < at + size) return undefined;
  return new Uint8Array(await blob.slice(at, at + size).arrayBuffer());
}
