/** A pack: the bytes of all files that came together and are kept as they are, one after another in one blob. */
import type { KeptFile, KeptReason } from '../../protocol/project/project.ts';

export interface Pack {
  readonly id: string;
  readonly blob: Blob;
}

interface PackBuilder {
  /** Adds a file's bytes, and says where they are. */
  add(bytes: Uint8Array, why: KeptReason): KeptFile;
  /** The pack of all that was added; undefined where that is nothing. */
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

/** The bytes of a kept file, read from its pack; undefined where the pack is not there or is shorter than it was. */
export async function bytesIn(
  blob: Blob | undefined,
  { at, size }: Extract<KeptFile, { readonly kind: 'bytes' }>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (blob === undefined || blob.size < at + size) return undefined;
  return new Uint8Array(await blob.slice(at, at + size).arrayBuffer());
}
