import { describe, expect, it } from 'vitest';
import { listMoments } from './moments.ts';
import { describedText, noDifferences } from './starting-system.ts';

const texts = (end: number, step: number | undefined, isByHand: boolean): string =>
  listMoments(end, step, isByHand)
    .options.map(({ text }) => text)
    .join(' ');

describe('the moments of the machine', () => {
  it('are before and after a run, and the step of a replay between them', () => {
    expect(texts(5, undefined, false)).toBe('Before After');
    expect(texts(5, 0, false)).toBe('Before After');
    expect(texts(5, 3, false)).toBe('Before Step 3 After');
    expect(listMoments(5, 3, false)).toMatchObject({ selected: 'step' });
    expect(listMoments(5, 3, false).stepOf('after')).toBeUndefined();
  });

  it('include now as a separate moment after a manual change', () => {
    const { options, selected, stepOf } = listMoments(5, undefined, true);
    expect(options.map(({ id }) => id)).toEqual(['before', 'after', 'now']);
    expect(selected).toBe('now');
    expect([stepOf('before'), stepOf('after'), stepOf('now')]).toEqual([0, 5, undefined]);
    expect(listMoments(5, 5, true).selected).toBe('after');
    expect(texts(5, 2, true)).toBe('Before Step 2 After Now');
  });

  it('of a run without changes are before and now', () => {
    expect(texts(0, undefined, true)).toBe('Before Now');
  });
});

describe('the machine description of a project', () => {
  it('has a summary', () => {
    expect(describedText(noDifferences)).toBe('no differences from a new machine');
    expect(
      describedText({
        files: { '/a': '', '/b': null },
        packages: { ntp: '1' },
        services: {},
        links: { '/c': '/a' },
        attributes: {
          '/a': { mode: '0600', owner: 'root', group: 'root' },
          '/etc': { mode: '0700', owner: 'root', group: 'root' },
        },
        removed: { files: ['/x'], packages: ['y'] },
      }),
    ).toBe('3 files, 1 mode or owner, 1 package, 2 removed');
  });
});
