import { describe, expect, it } from 'vitest';
import { ntpProject } from '../../protocol/testing/ntp-fixture.ts';
import { isWorthKeeping, statesToForget } from './earlier-states.ts';

const edited = { ...ntpProject, files: { 'manifests/site.pp': 'other' } };

describe('an earlier state', () => {
  it('is kept when the text changed, and a minute after the last at the soonest', () => {
    expect(isWorthKeeping(ntpProject, edited, undefined, 0)).toBe(true);
    expect(isWorthKeeping(ntpProject, edited, 0, 59_000)).toBe(false);
    expect(isWorthKeeping(ntpProject, edited, 0, 60_000)).toBe(true);
  });

  it('is not kept when nothing changed', () => {
    expect(isWorthKeeping(ntpProject, { ...ntpProject }, undefined, 0)).toBe(false);
  });

  it('pushes out the oldest of twenty', () => {
    const keys = Array.from({ length: 20 }, (_, index) => index + 1);
    expect(statesToForget(keys)).toEqual([1]);
    expect(statesToForget(keys.slice(0, 19))).toEqual([]);
  });
});
