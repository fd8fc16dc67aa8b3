/** Reads the text files of a folder in the same way as the page's import. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Maximum length of a file that Bunraku reads. */
const LONGEST = 1_000_000;

export interface Folder {
  readonly files: ReadonlyMap<string, string>;
  /** Paths of binary files and of files that are too long. */
  readonly kept: ReadonlySet<string>;
}

export function readFolder(root: string): Folder {
  const files = new Map<string, string>();
  const kept = new Set<string>();
  const read = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (entry.name !== '.git' && entry.name !== 'spec') read(path);
        continue;
      }
      if (!entry.isFile()) continue;
      const text = statSync(join(root, path)).size > LONGEST ? undefined : readFileSync(join(root, path), 'utf8');
      if (text === undefined || text.includes('\0')) kept.add(path);
      else files.set(path, text);
    }
  };
  read('');
  return { files, kept };
}
