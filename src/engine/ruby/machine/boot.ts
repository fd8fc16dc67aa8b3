/** Boots Ruby, which takes most of the time before the first template is rendered. */
import type { RubyFiles } from './machine-files.ts';
import { RubyMachine } from './ruby-machine.ts';
import type { RubyAssets, RubyMemory } from './snapshot.ts';
import { libraryTree } from './wasi.ts';

/** An empty file system of a simulated machine. Ruby sees only its own library. */
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

/** Boots Ruby and loads the libraries that all projects need. Takes one to two seconds. */
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

/** Time on the clock during the boot. It is fixed, so that every boot creates the same memory. */
const BOOT_TIME = Date.UTC(2024, 0, 1);
