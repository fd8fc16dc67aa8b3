import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RubyMemory } from '../../src/engine/index.ts';
import { keptMemory } from './kept-memory.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bunraku-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const memory: RubyMemory = {
  pages: [
    { at: 0, bytes: Uint8Array.of(1, 2, 10) },
    { at: 65_536, bytes: Uint8Array.of(123) },
  ],
  size: 131_072,
  bridge: 5,
  entry: { object: 7, method: 8 },
  fibers: { mark: 9, thread: 10 },
};

test('a second process reads the memory of the first boot', () => {
  let boots = 0;
  const boot = (): RubyMemory => {
    boots += 1;
    return memory;
  };
  keptMemory(folder, 'a-b', boot);
  const { pages, ...rest } = keptMemory(folder, 'a-b', boot);
  expect(boots).toBe(1);
  expect({ ...rest, pages: pages.map(({ at, bytes }) => ({ at, bytes: Uint8Array.from(bytes) })) }).toEqual(memory);
});

test('other sources boot anew, and only the newest memory stays', () => {
  let boots = 0;
  const boot = (): RubyMemory => {
    boots += 1;
    return memory;
  };
  keptMemory(folder, 'a-b', boot);
  keptMemory(folder, 'ab-', boot);
  expect(boots).toBe(2);
  expect(readdirSync(folder)).toHaveLength(1);
});
