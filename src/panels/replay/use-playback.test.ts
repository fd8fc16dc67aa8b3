import { describe, expect, test } from 'vitest';
import { pace, stepAfter } from './use-playback.ts';

describe('the playback of a run', () => {
  test('shows each step long enough to see, without a long total duration', () => {
    expect(pace(3)).toBe(700);
    expect(pace(40)).toBe(200);
    expect(pace(10_000)).toBe(80);
  });

  test('continues step by step and stops at the end of the run', () => {
    expect([0, 1, 2].map((step) => stepAfter(step, 3))).toEqual([1, 2, undefined]);
    expect(stepAfter(undefined, 3)).toBeUndefined();
  });
});
