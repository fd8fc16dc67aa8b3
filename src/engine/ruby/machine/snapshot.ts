import type { Inode } from '@bjorn3/browser_wasi_shim';
import type { RubyFibers } from './fiber-frames.ts';
import type { OpenRubyOptions, ProjectRuby } from '../project-ruby.ts';
import type { RubyMachines } from '../ruby-machines.ts';

/** Files needed to run Ruby: its WebAssembly module, and the library's files by path below the library's root. */
export interface RubyAssets {
  readonly module: WebAssembly.Module;
  readonly library: Readonly<Record<string, string>>;
}

/** Called before a Ruby file of the project runs, so that the user learns which file never ends. */
type RubyWatcher = (file: string) => void;

interface RubyPage {
  readonly at: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Object on which `enter` is called, and Ruby's ID of the method name `enter`. */
export interface RubyEntry {
  readonly object: number;
  readonly method: number;
}

/** Memory of a Ruby VM in pages. Leaves out pages that are always empty. */
export interface RubyMemory {
  readonly pages: readonly RubyPage[];
  readonly size: number;
  readonly bridge: number;
  readonly entry: RubyEntry;
  readonly fibers: RubyFibers;
}

/** The memory of a booted Ruby VM, and the code that runs it. Loaded only by callers that need Ruby. */
export interface RubySnapshot {
  readonly assets: RubyAssets;
  readonly watcher?: RubyWatcher;
  readonly library: Map<string, Inode>;
  readonly memory: RubyMemory;
  readonly open: (options: OpenRubyOptions) => ProjectRuby;
  readonly createMachines: () => RubyMachines;
}

/** Size of a page in bytes. */
export const PAGE = 65_536;

export function filledPages(memory: ArrayBuffer): readonly number[] {
  const words = new Int32Array(memory);
  const found: number[] = [];
  for (let at = 0; at < memory.byteLength; at += PAGE) {
    if (isFilled(words, at / 4, (at + PAGE) / 4)) found.push(at);
  }
  return found;
}

function isFilled(words: Int32Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (words[at] !== 0) return true;
  return false;
}
