/** Finds the Puppet code blocks in a folder of documentation. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDocsBlocks } from '../../src/cli/docs/find-blocks.ts';

export interface Block {
  /** Path of the first file that contains the block, relative to the folder. */
  readonly file: string;
  /** Line of the block's first line of code, from 1. */
  readonly line: number;
  readonly code: string;
}

/**
 * Returns the blocks of all Markdown files in a folder, sorted by path. Blocks with the same code are returned once.
 */
export function findBlocks(folder: string): readonly Block[] {
  const found = new Map<string, Block>();
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((each) => /\.(?:md|markdown)$/.test(each)).toSorted()) {
    for (const { code, line } of findDocsBlocks(path, readFileSync(join(folder, path), 'utf8'))) {
      if (!found.has(code)) found.set(code, { file: path, line, code });
    }
  }
  return [...found.values()];
}
