/** The memory of a Ruby that has booted, from which machines begin. */
import type { Inode } from '@bjorn3/browser_wasi_shim';
import type { RubyFibers } from './fiber-frames.ts';
import type { OpenRubyOptions, ProjectRuby } from '../project-ruby.ts';
import type { RubyMachines } from '../ruby-machines.ts';

/** What has to be fetched before Ruby can run: its WebAssembly module, and the files of its library by path below the library's root. */
export interface RubyAssets {
  readonly module: WebAssembly.Module;
  readonly library: Readonly<Record<string, string>>;
}

/** Told of the Ruby file of a project whose code runs next, so that somebody knows which one it was where it never ends. */
type RubyWatcher = (file: string) => void;

/** A page of memory that is not empty. */
interface RubyPage {
  /** Where the page begins. */
  readonly at: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The object on which `enter` is called, and the number of that name. */
export interface RubyEntry {
  readonly object: number;
  readonly method: number;
}

/** The memory of a machine, page by page without those that are empty in any machine. */
export interface RubyMemory {
  readonly pages: readonly RubyPage[];
  readonly size: number;
  /** The descriptor of the bridge. */
  readonly bridge: number;
  readonly entry: RubyEntry;
  readonly fibers: RubyFibers;
}

/** Ruby as it is once it has booted, and the code that runs it: whoever has none needs neither. */
export interface RubySnapshot {
  readonly assets: RubyAssets;
  readonly watcher?: RubyWatcher;
  readonly library: Map<string, Inode>;
  readonly memory: RubyMemory;
  readonly open: (options: OpenRubyOptions) => ProjectRuby;
  readonly createMachines: () => RubyMachines;
}

/** Bytes of a page. */
export const PAGE = 65_536;

/** Where the pages of a memory begin that are not all zero. */
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
