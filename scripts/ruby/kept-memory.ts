/** Keeps the memory of a booted Ruby in a file. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RubyMemory } from '../../src/engine/index.ts';
import { memoryFile, readMemory } from '../../src/engine/ruby/index.ts';

const PREFIX = 'memory-';

/**
 * The memory that was kept for a boot, else that of a boot now, which is kept.
 *
 * @param version names all on which the memory depends
 */
export function keptMemory(folder: string, version: string, boot: () => RubyMemory): RubyMemory {
  const path = join(folder, `${PREFIX}${version}`);
  if (existsSync(path)) return readMemory(Uint8Array.from(readFileSync(path)));
  const memory = boot();
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.startsWith(PREFIX)) rmSync(join(folder, name), { force: true });
  writeFileSync(`${path}.${process.pid}`, Buffer.concat(memoryFile(memory)));
  renameSync(`${path}.${process.pid}`, path);
  return memory;
}
