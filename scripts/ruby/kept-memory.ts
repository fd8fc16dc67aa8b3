/** Keeps the memory of a booted Ruby in a file: to read it takes a twentieth of the time of a boot. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RubyMemory } from '../../src/engine/index.ts';

/** What stands in the file before the bytes of the pages, on a line of its own. */
interface Header extends Omit<RubyMemory, 'pages'> {
  readonly pages: readonly { readonly at: number; readonly length: number }[];
}

const PREFIX = 'memory-';

/**
 * The memory that was kept for a boot, else that of a boot now, which is kept.
 *
 * @param sources all texts on which the memory depends
 */
export function keptMemory(folder: string, sources: readonly string[], boot: () => RubyMemory): RubyMemory {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source).update('\0');
  const path = join(folder, `${PREFIX}${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(path)) return readMemory(readFileSync(path));
  const memory = boot();
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.startsWith(PREFIX)) rmSync(join(folder, name), { force: true });
  writeFileSync(`${path}.${process.pid}`, memoryFile(memory));
  renameSync(`${path}.${process.pid}`, path);
  return memory;
}

function memoryFile({ pages, ...rest }: RubyMemory): Buffer {
  const header: Header = { ...rest, pages: pages.map(({ at, bytes }) => ({ at, length: bytes.length })) };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...pages.map(({ bytes }) => bytes)]);
}

function readMemory(file: Uint8Array): RubyMemory {
  let next = file.indexOf('\n'.charCodeAt(0)) + 1;
  // The file is this module's own.
  const { pages, ...rest } = JSON.parse(Buffer.from(file.subarray(0, next)).toString()) as Header;
  return {
    ...rest,
    pages: pages.map(({ at, length }) => {
      const bytes = file.subarray(next, next + length);
      next += length;
      return { at, bytes };
    }),
  };
}
