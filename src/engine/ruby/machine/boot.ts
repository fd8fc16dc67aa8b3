/** Boots Ruby, which takes most of the time of the first template. */
import type { RubyFiles } from './machine-files.ts';
import { RubyMachine } from './ruby-machine.ts';
import type { RubyAssets, RubyMemory } from './snapshot.ts';
import { libraryTree } from './wasi.ts';

/** Contains only the files of Ruby's library. */
export const NO_FILES: RubyFiles = {
  status: () => undefined,
  read: () => new Uint8Array(0),
  write: () => {},
  list: () => [],
  makeDirectory: () => {},
  removeDirectory: () => {},
  unlink: () => {},
  rename: () => {},
  symlink: () => {},
  readLink: () => '',
  setTime: () => {},
};

/** Boots Ruby once and loads the libraries for every project. Takes one to two seconds. */
export function bootRuby(assets: RubyAssets): RubyMemory {
  const library = libraryTree(assets.library);
  const lines: string[] = [];
  const machine = RubyMachine.boot(
    assets,
    library,
    {
      files: NO_FILES,
      ask: (method) => {
        throw new Error(`Ruby asked for ${method} while it was booted`);
      },
      wait: () => Promise.reject(new Error('Ruby waited while it was booted')),
      toException: (thrown) => {
        throw thrown;
      },
      print: (line) => lines.push(line),
      now: () => BOOT_TIME,
    },
    lines,
  );
  return machine.memory;
}

/** Fixed clock during the boot, so that every boot gives the same memory. */
const BOOT_TIME = Date.UTC(2024, 0, 1);
