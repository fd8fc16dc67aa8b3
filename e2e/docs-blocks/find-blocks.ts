/** Finds the Puppet blocks of a folder of documentation. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDocsBlocks } from '../../src/cli/docs/find-blocks.ts';

export interface Block {
  /** Path of the first file with the block, relative to the folder. */
  readonly file: string;
  /** Line of the block's first code, from 1. */
  readonly line: number;
  readonly code: string;
}

/** Returns the blocks of all Markdown files in a folder, in the order of their paths, each code once. */
export function findBlocks(folder: string): readonly Block[] {
  const found = new Map<string, Block>();
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((each) => /\.(?:md|markdown)$/.test(each)).toSorted()) {
    for (const { code, line = 0 } of findDocsBlocks(path, readFileSync(join(folder, path), 'utf8'))) {
      if (!found.has(code)) found.set(code, { file: path, line, code });
    }
  }
  return [...found.values()];
}
