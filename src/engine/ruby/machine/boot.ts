/** Boots Ruby, which is most of the time that a first template takes. */
import type { RubyFiles } from './machine-files.ts';
import { RubyMachine } from './ruby-machine.ts';
import type { RubyAssets, RubyMemory } from './snapshot.ts';
import { libraryTree } from './wasi.ts';

/** No files but those of Ruby's library. */
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

/** Boots Ruby once and loads what every project needs. Takes one to two seconds. */
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
      exceptionOf: (thrown) => {
        throw thrown;
      },
      print: (line) => lines.push(line),
      now: () => BOOT_TIME,
    },
    lines,
  );
  return machine.memory;
}

/** The clock while Ruby boots: it must not differ from one boot to another. */
const BOOT_TIME = Date.UTC(2024, 0, 1);
