import { describe, expect, it } from 'vitest';
import { findWordFaults } from '../../../scripts/writing/plain-words.ts';
import { differences } from './differences.ts';
import { currentRelease, isAtLeast, getRelease } from './release.ts';
import { releaseIds } from './release-ids.ts';

describe('the table of releases', () => {
  it('has releases, a reason and a reference for each difference', () => {
    for (const { id, about, since, until, reason, reference } of differences) {
      expect([id, since ?? until]).not.toEqual([id, undefined]);
      expect([about, reason, reference].every((text) => text.length > 5)).toBe(true);
    }
  });

  it('uses plain words', () => {
    const wrong = differences.flatMap(({ id, about, reason }) =>
      [about, reason].flatMap((text) => findWordFaults(text)).map((each) => `${id}: ${each}`),
    );
    expect(wrong.join('\n')).toBe('');
  });

  it('has rows that apply only to some releases', () => {
    for (const { id } of differences) {
      const holds = new Set(releaseIds.map((release) => getRelease(release).has(id)));
      expect([id, holds.size]).toEqual([id, 2]);
    }
  });

  it('applies a row from its first release to its last', () => {
    expect(getRelease('7.34').has('unknown variables are errors')).toBe(false);
    expect(currentRelease.has('unknown variables are errors')).toBe(true);
    expect(getRelease('5.5').has('types of the core')).toBe(true);
    expect(getRelease('6.29').has('types of the core')).toBe(false);
    expect(isAtLeast('8.11', '4.10')).toBe(true);
  });
});
