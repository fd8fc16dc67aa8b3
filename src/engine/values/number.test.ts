import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFloat, isInt64, parseNumber } from './number.ts';

/** Returns an example that breaks a law, or `undefined` if none is found. */
function counterexample<Ts extends [unknown, ...unknown[]]>(law: fc.IProperty<Ts>): unknown {
  return fc.check(law).counterexample ?? undefined;
}

describe('parseNumber', () => {
  it.each([
    ['12', 12n],
    ['-12', -12n],
    [' +12 ', 12n],
    ['0x1F', 31n],
    ['-0x1f', -31n],
    ['017', 15n],
    ['0', 0n],
    ['1.5', 1.5],
    ['1e3', 1000],
    ['1.5e-3', 0.0015],
  ])('reads %s', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  it.each(['', 'x', '08', '1_000', '0x', '1.', '.5', '1e400', '0e5', '1\n'])('refuses %j', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });
});

describe('formatFloat', () => {
  it.each([
    [1, '1.0'],
    [-0, '-0.0'],
    [1.5, '1.5'],
    [1e14, '100000000000000.0'],
    [1e15, '1.0e+15'],
    [1.25e20, '1.25e+20'],
    [0.0001, '0.0001'],
    [0.00001, '1.0e-05'],
    [123456.789, '123456.789'],
    [Infinity, 'Infinity'],
    [NaN, 'NaN'],
  ])('prints %d as Ruby does', (number, text) => {
    expect(formatFloat(number)).toBe(text);
  });

  it('prints every float so that it reads back the same', () => {
    expect(
      counterexample(
        fc.property(fc.double({ noNaN: true }), (number) => Object.is(Number(formatFloat(number)), number)),
      ),
    ).toBeUndefined();
  });
});

it('knows the bounds of 64 bits', () => {
  expect([isInt64(2n ** 63n - 1n), isInt64(2n ** 63n), isInt64(-(2n ** 63n)), isInt64(-(2n ** 63n) - 1n)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
