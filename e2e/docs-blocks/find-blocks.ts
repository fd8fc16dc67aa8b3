/** Finds the fenced code blocks of a language in Markdown files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Block {
  /** Path of the first file with the block, relative to the folder. */
  readonly file: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  readonly code: string;
}

/** Returns the blocks of all Markdown files in a folder, in the order of their paths, each code once. */
export function findBlocks(folder: string, language: string): readonly Block[] {
  const found = new Map<string, Block>();
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((each) => /\.(?:md|markdown)$/.test(each)).toSorted()) {
    for (const block of blocksOf(readFileSync(join(folder, path), 'utf8'), language)) {
      if (!found.has(block.code)) found.set(block.code, { file: path, ...block });
    }
  }
  return [...found.values()];
}

/** Returns the blocks of a Markdown file. Lines lose the indentation of their fence. */
export function blocksOf(markdown: string, language: string): readonly Omit<Block, 'file'>[] {
  const blocks: Omit<Block, 'file'>[] = [];
  let open:
    | { readonly indent: string; readonly fence: string; readonly line: number; readonly code: string[] }
    | undefined;
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    const [, indent = '', fence = '', info = ''] = /^(\s*)(`{3,}|~{3,})\s*(\S*)\s*$/.exec(line) ?? [];
    if (open === undefined) {
      if (fence !== '') open = { indent, fence, line: index + 1, code: [] };
      if (fence !== '' && info !== language) open = { indent, fence, line: 0, code: [] };
    } else if (fence.startsWith(open.fence) && info === '') {
      if (open.line > 0) blocks.push({ line: open.line, code: open.code.map((each) => `${each}\n`).join('') });
      open = undefined;
    } else {
      open.code.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line.trimStart());
    }
  }
  return blocks;
}
