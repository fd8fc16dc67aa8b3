/** For tests: Ruby memory of a few bytes that include a line break and a brace. */
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
