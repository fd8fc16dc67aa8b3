/** A temporary folder for files that other programs read. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Scratch {
  readonly folder: string;
  /** @returns the path of the written file */
  write(name: string, text: string): string;
  remove(): void;
}

export function scratchFolder(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'bunraku-bench-'));
  return {
    folder,
    write(name, text) {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
