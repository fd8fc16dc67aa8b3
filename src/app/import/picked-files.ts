/** What the browser hands over when files or folders are picked or dropped, read within the import's limits. */
import { importLimits } from '../../workspace/import/import-limits.ts';
import type { Imported, ImportProblem, RawFile } from '../../workspace/import/import-types.ts';
import { readImport } from '../../workspace/import/read-import.ts';
import { isHiddenPath } from '../../workspace/import/what-to-take.ts';
import { refused, type Result } from '../../workspace/result.ts';

export interface PickedFile {
  /** With the folders from the one that was picked. */
  readonly path: string;
  readonly file: File;
}

export type PickedProblem = ImportProblem | { readonly kind: 'unreadable' };

/** The files of a file input; those of a folder carry their path. */
export function pickedOf(files: FileList | null): readonly PickedFile[] {
  return [...(files ?? [])].map((file) => ({
    path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
    file,
  }));
}

/** What was dropped: folders and files as entries, or a file alone where the browser has no entry for it. */
export type Dropped = FileSystemEntry | File;

/** Asked for at once, as the browser forgets it after the event. */
export function droppedThings(transfer: DataTransfer): readonly Dropped[] {
  return [...transfer.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry() ?? item.getAsFile())
    .filter((thing) => thing !== null);
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

/** All entries of a folder: a browser hands them out by the hundred. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** The files in dropped folders; stops one past the limit, so that the reading refuses them. Hidden folders are not entered. */
export async function filesInDropped(dropped: readonly Dropped[]): Promise<readonly PickedFile[]> {
  const files: PickedFile[] = [];
  const waiting = [...dropped];
  while (waiting.length > 0 && files.length <= importLimits.entries) {
    const entry = waiting.pop();
    if (entry === undefined || isHiddenPath(entry.name)) continue;
    if (entry instanceof File) files.push({ path: entry.name, file: entry });
    else if (isFolder(entry)) waiting.push(...(await childrenOf(entry)));
    else if (isFile(entry)) {
      const file = await new Promise<File>((resolve, reject) => {
        entry.file(resolve, reject);
      });
      files.push({ path: entry.fullPath.replace(/^\/+/, ''), file });
    }
  }
  return files;
}

/** Reads picked files; sizes are looked at before any byte is. */
export async function readPicked(
  picked: () => Promise<readonly PickedFile[]>,
): Promise<Result<Imported, PickedProblem>> {
  try {
    const seen = (await picked()).filter(({ path }) => !isHiddenPath(path));
    if (seen.length > importLimits.entries) return refused({ kind: 'too-many-entries' });
    const size = seen.reduce((sum, { file }) => sum + file.size, 0);
    if (size > importLimits.unpackedBytes) return refused({ kind: 'too-large' });
    const files = await Promise.all(
      seen.map(async ({ path, file }): Promise<RawFile> => ({ path, bytes: new Uint8Array(await file.arrayBuffer()) })),
    );
    return readImport(files);
  } catch (error) {
    // A file that was moved or may not be read since it was picked.
    if (error instanceof DOMException) return refused({ kind: 'unreadable' });
    throw error;
  }
}
