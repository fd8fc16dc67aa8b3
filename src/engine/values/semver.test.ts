import { describe, expect, it } from 'vitest';
import { mergeRanges } from './merge-ranges.ts';
import {
  inspectRange,
  isRangeCovered,
  parsableText,
  parseVersionRange,
  rangeBetween,
  rangeIncludesVersion,
} from './semver-range.ts';
import { compareVersionTexts, parseVersion } from './semver.ts';

it('orders versions by numbers, then by their pre-release', () => {
  const sorted = [
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-rc.2',
    '1.0.0-rc.10',
    '1.0.0',
    '1.0.1',
    '1.10.0',
  ];
  expect([...sorted].reverse().sort(compareVersionTexts)).toEqual(sorted);
  expect(compareVersionTexts('1.0.0+a', '1.0.0+b')).toBe(0);
});

it('rejects invalid versions', () => {
  expect(() => parseVersion('1.2')).toThrow("Unable to parse '1.2' as a semantic version identifier");
  expect(() => parseVersion('1.2.3-01')).toThrow('Numeric pre-release identifiers MUST NOT contain leading zeroes');
});

describe('ranges', () => {
  it.each([
    ['1.x', '>=1.0.0 <2.0.0'],
    ['~1.2', '>=1.2.0 <1.3.0'],
    ['^0.0.3', '>=0.0.3 <0.1.0'],
    ['^1.2.3', '>=1.2.3 <2.0.0'],
    ['1.2 - 2', '>=1.2.0 <=2.0.0'],
    ['>1.2', '>=1.3.0'],
    ['<1', '<1.0.0'],
    ['*', '*'],
    ['1.2.3', '1.2.3'],
    ['<1.0.0 || >=3.0.0', '<1.0.0 || >=3.0.0'],
  ])('%s is %s', (range, text) => {
    expect(inspectRange(parseVersionRange(range))).toBe(text);
  });

  it('accepts pre-releases only beside a bound that is a pre-release', () => {
    expect(rangeIncludesVersion(parseVersionRange('>=1.0.0'), '1.1.0-rc1')).toBe(false);
    expect(rangeIncludesVersion(parseVersionRange('>=1.1.0-a'), '1.1.0-rc1')).toBe(true);
    expect(rangeIncludesVersion(parseVersionRange('*'), '1.1.0-rc1')).toBe(true);
  });

  it('decides whether one range lies within another', () => {
    expect(isRangeCovered(parseVersionRange('~1.2'), parseVersionRange('1.x'))).toBe(true);
    expect(isRangeCovered(parseVersionRange('1.0.0 - 2.0.0'), parseVersionRange('1.x'))).toBe(false);
  });

  it('includes nothing if the bounds are in reverse order', () => {
    for (const range of ['2.0.0 - 1.0.0', '>=2.0.0 <1.0.0', '<1.0.0 >=2.0.0']) {
      expect(inspectRange(parseVersionRange(range))).toBe('<0.0.0');
      expect(rangeIncludesVersion(parseVersionRange(range), '1.5.0')).toBe(false);
    }
  });

  it('prints a range of two versions with the upper bound first', () => {
    const range = rangeBetween(parseVersion('1.0.0'), parseVersion('2.0.0'), true);
    expect(range.text).toBe('>=2.0.0 <1.0.0');
    expect(inspectRange(range)).toBe('>=1.0.0 <2.0.0');
    expect(rangeIncludesVersion(range, '1.5.0')).toBe(true);
    expect(parsableText(range)).toBe('>=1.0.0 <2.0.0');
    expect(parsableText(rangeBetween(parseVersion('1.0.0')))).toBe('>=1.0.0');
  });

  it('joins overlapping ranges, and prints them as Puppet does', () => {
    const [range, ...others] = mergeRanges(['>=1.0.0 <2.0.0', '>=1.5.0 <3.0.0'].map(parseVersionRange));
    expect(others).toEqual([]);
    expect(range?.text).toBe('>=3.0.0 <1.0.0');
    // Puppet includes the upper bound here, although both ranges exclude theirs.
    expect(mergeRanges(['>=1.0.0 <3.0.0', '1.5.x'].map(parseVersionRange))[0]?.text).toBe('3.0.0 - 1.0.0');
    expect(mergeRanges(['2.0.0 - 1.0.0', '1.x'].map(parseVersionRange)).map(({ text }) => text)).toEqual([
      '2.0.0 - 1.0.0',
      '1.x',
    ]);
  });
});
