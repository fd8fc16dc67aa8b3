/** What the browser hands over when files or folders are picked or dropped. */
import { importLimits } from '../../workspace/import/import-limits.ts';
import type { PickedFile } from '../../workspace/import/read-picked.ts';
import { isForeignPath } from '../../workspace/import/file-selection.ts';
import type { Dropped } from './dropped-things.ts';

/** The files of a file input; those of a folder carry their path. */
export function pickedOf(files: FileList | null): readonly PickedFile[] {
  return [...(files ?? [])].map((file) => ({
    path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
    file,
  }));
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

/** The files in dropped folders; stops one past the limit, so that the reading refuses them. Folders of version control systems are not entered. */
export async function filesInDropped(dropped: readonly Dropped[]): Promise<readonly PickedFile[]> {
  const files: PickedFile[] = [];
  const waiting = [...dropped];
  while (waiting.length > 0 && files.length <= importLimits.entries) {
    const entry = waiting.pop();
    if (entry === undefined || isForeignPath(entry.name)) continue;
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
