import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RubyMemory } from '../../src/engine/index.ts';
import { smallRubyMemory as memory } from '../../src/engine/testing/small-ruby-memory.ts';
import { keptMemory } from './kept-memory.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bunraku-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

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

test('other sources boot again, and only the newest memory is kept', () => {
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
