/** Stores the memory of a booted Ruby in a file. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RubyMemory } from '../../src/engine/index.ts';
import { memoryFile, readMemory } from '../../src/engine/ruby/index.ts';

const PREFIX = 'memory-';

/**
 * Returns the stored memory of a booted Ruby. If there is none, boots Ruby and stores its memory.
 *
 * @param version identifies everything that the memory depends on
 */
export function keptMemory(folder: string, version: string, boot: () => RubyMemory): RubyMemory {
  const path = join(folder, `${PREFIX}${version}`);
  if (existsSync(path)) return readMemory(Uint8Array.from(readFileSync(path)));
  const memory = boot();
  mkdirSync(folder, { recursive: true });
  // Deletes the memories of other versions, but no file with a dot in its name, which another process is still writing.
  for (const name of readdirSync(folder)) {
    if (name.startsWith(PREFIX) && !name.includes('.')) rmSync(join(folder, name), { force: true });
  }
  writeFileSync(`${path}.${process.pid}`, Buffer.concat(memoryFile(memory)));
  renameSync(`${path}.${process.pid}`, path);
  return memory;
}
