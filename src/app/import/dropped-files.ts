/** Reads files and folders that the user dropped. */
import { importLimits } from '../../workspace/import/import-limits.ts';
import type { PickedFile } from '../../workspace/import/read-picked.ts';
import { isForeignPath } from '../../workspace/import/file-selection.ts';
import type { Dropped } from './dropped-things.ts';

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

/** Reads all entries of a folder, which browsers return in batches of a hundred. */
async function readChildren(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
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

/**
 * Returns the dropped files, and the files in dropped folders. Stops when there are more files than an import accepts.
 * Skips folders that no project needs, such as `.git`.
 */
export async function filesInDropped(dropped: readonly Dropped[]): Promise<readonly PickedFile[]> {
  const files: PickedFile[] = [];
  const waiting = [...dropped];
  while (waiting.length > 0 && files.length <= importLimits.entries) {
    const entry = waiting.pop();
    if (entry === undefined || isForeignPath(entry.name)) continue;
    if (entry instanceof File) files.push({ path: entry.name, file: entry });
    else if (isFolder(entry)) waiting.push(...(await readChildren(entry)));
    else if (isFile(entry)) {
      const file = await new Promise<File>((resolve, reject) => {
        entry.file(resolve, reject);
      });
      files.push({ path: entry.fullPath.replace(/^\/+/, ''), file });
    }
  }
  return files;
}
