/** Stores the memory of a booted Ruby in a file. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RubyMemory } from '../../src/engine/index.ts';
import { memoryFile, readMemory } from '../../src/engine/ruby/index.ts';

const PREFIX = 'memory-';

/**
 * The stored memory of a boot, or else the memory after booting now, which is then stored.
 *
 * @param version identifies everything that the memory depends on
 */
export function keptMemory(folder: string, version: string, boot: () => RubyMemory): RubyMemory {
  const path = join(folder, `${PREFIX}${version}`);
  if (existsSync(path)) return readMemory(Uint8Array.from(readFileSync(path)));
  const memory = boot();
  mkdirSync(folder, { recursive: true });
  // Another process may be writing a file whose name ends with its number.
  for (const name of readdirSync(folder)) {
    if (name.startsWith(PREFIX) && !name.includes('.')) rmSync(join(folder, name), { force: true });
  }
  writeFileSync(`${path}.${process.pid}`, Buffer.concat(memoryFile(memory)));
  renameSync(`${path}.${process.pid}`, path);
  return memory;
}
