/** The entry point of the code that runs Ruby, loaded when a project needs it. */
import { libraryTree } from './machine/wasi.ts';
import type { RubyAssets, RubyMemory, RubySnapshot } from './machine/snapshot.ts';
import { openRuby } from './open-ruby.ts';
import { RubyMachines } from './ruby-machines.ts';

export { bootRuby } from './machine/boot.ts';
export { memoryFile, readMemory } from './machine/memory-file.ts';

/** Creates a snapshot with the memory of a boot from the same assets. */
export function createSnapshot(assets: RubyAssets, memory: RubyMemory): RubySnapshot {
  return {
    assets,
    library: libraryTree(assets.library),
    memory,
    open: openRuby,
    createMachines: () => new RubyMachines(),
  };
}
