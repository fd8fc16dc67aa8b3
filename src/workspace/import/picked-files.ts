import type { PickedFile } from './read-picked.ts';

/** Returns the files of a file input. Files of a chosen folder keep their paths. */
export function toPickedFiles(files: FileList | null): readonly PickedFile[] {
  return [...(files ?? [])].map((file) => ({
    path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
    file,
  }));
}
