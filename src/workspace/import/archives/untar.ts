import { unpackTar } from 'modern-tar';
import { type Budget, ImportRefusal } from '../budget.ts';
import type { LeftOut, RawFile, Unpacked } from '../import-types.ts';

/** Unpacks a tar archive. Throws `ImportRefusal` if it is unreadable or has too many entries. */
export async function untar(bytes: Uint8Array, budget: Budget): Promise<Unpacked> {
  const files: RawFile[] = [];
  const leftOut: LeftOut[] = [];
  for (const { header, data } of await readEntries(bytes, budget)) {
    const path = header.name;
    switch (header.type) {
      case 'file':
        files.push({
          path,
          bytes: data ?? new Uint8Array(),
          ...(((header.mode ?? 0) & 0o111) === 0 ? {} : { isExecutable: true }),
        });
        break;
      case 'symlink':
        files.push({ path, bytes: new TextEncoder().encode(header.linkname ?? ''), isLink: true });
        break;
      case 'link':
        leftOut.push({ path, reason: { kind: 'link' } });
        break;
      case 'directory':
        break;
      default:
        leftOut.push({ path, reason: { kind: 'special' } });
    }
  }
  return { files, leftOut };
}

/**
 * Reads the entries. Counts them before it reads their contents. Rethrows errors of the budget; any other error means
 * that the archive is damaged.
 */
async function readEntries(bytes: Uint8Array, budget: Budget): ReturnType<typeof unpackTar> {
  const filter = (): boolean => {
    budget.entry();
    return true;
  };
  try {
    return await unpackTar(bytes, { strict: true, filter });
  } catch (error) {
    throw error instanceof ImportRefusal ? error : new ImportRefusal('damaged');
  }
}
