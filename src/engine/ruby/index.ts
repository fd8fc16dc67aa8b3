/** Entry point of the code that runs Ruby. Loaded only when a project needs Ruby. */
import { libraryTree } from './machine/wasi.ts';
import type { RubyAssets, RubyMemory, RubySnapshot } from './machine/snapshot.ts';
import { openRuby } from './open-ruby.ts';
import { RubyMachines } from './ruby-machines.ts';

export { bootRuby } from './machine/boot.ts';
export { memoryFile, readMemory } from './machine/memory-file.ts';

/** Creates a snapshot. `memory` is the memory of a Ruby VM that was booted with the same assets. */
export function createSnapshot(assets: RubyAssets, memory: RubyMemory): RubySnapshot {
  return {
    assets,
    library: libraryTree(assets.library),
    memory,
    open: openRuby,
    createMachines: () => new RubyMachines(),
  };
}
