/**
 * Small Ruby memory for tests. Its bytes include a line break and a brace, which also occur in the header of a stored
 * memory.
 */
import type { RubyMemory } from '../index.ts';

export const smallRubyMemory: RubyMemory = {
  pages: [
    { at: 0, bytes: Uint8Array.of(1, 2, 10) },
    { at: 65_536, bytes: Uint8Array.of(123) },
  ],
  size: 131_072,
  bridge: 5,
  entry: { object: 7, method: 8 },
  fibers: { mark: 9, thread: 10 },
};
