import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueOf } from '../testing/literal-values.ts';
import { rubyFormat } from './sprintf.ts';
import { isArray } from '../values/value.ts';

const format = (text: string, args: string): string => {
  const values = valueOf(args);
  return rubyFormat(text, isArray(values) ? values : [values]);
};

/** The counterexample to a property, or `undefined`. */
function counterexample<Ts extends [unknown, ...unknown[]]>(law: fc.IProperty<Ts>): unknown {
  return fc.check(law).counterexample ?? undefined;
}

describe('rubyFormat', () => {
  it.each([
    ['%05d|%+d|% d|%-5d|', '[42, 42, 42, 42]', '00042|+42| 42|42   |'],
    ['%08x|%8x|%#x|%#o|%X', '[-255, -255, -255, -255, -1]', '..ffff01|   ..f01|0x..f01|..7401|..F'],
    ['%.5d|%8.5d|%+.5x', '[-42, 42, -42]', '-00042|   00042|-0002a'],
    ['%10.3f|%e|%g|%g', '[3.14159, 12345.678, 0.00001, 100000.0]', '     3.142|1.234568e+04|1e-05|100000'],
    ['%.2f %.2f %.1f %.0f', '[2.675, 12.345, 0.35, 2.5]', '2.68 12.34 0.4 2'],
    ['%a|%.2a', '[0.1, 3.14]', '0x1.999999999999ap-4|0x1.92p+1'],
    ['%s %p', "[[1, 'a', undef], {'a' => 1}]", '[1, "a", nil] {"a"=>1}'],
    ['%2$s %1$s', "['a', 'b']", 'b a'],
    ['%<a>05.1f %{b}', "[{'a' => 1.25, 'b' => 2}]", '001.2 2'],
    ['%*d|%-*d|', '[5, 42, 5, 42]', '   42|42   |'],
    ['%c%c%%', "[65, 'B']", 'AB%'],
  ])('formats %s', (text, args, result) => {
    expect(format(text, args)).toBe(result);
  });

  it.each([
    ['%d', '[]', 'too few arguments'],
    ['%z', '[1]', 'malformed format string - %z'],
    ['%', '[1]', 'incomplete format specifier; use %% (double %) instead'],
    ['%d', "['x']", 'invalid value for Integer(): "x"'],
    ['%f', '[[1]]', "can't convert Array into Float"],
    ['%1$s %s', "['a']", 'unnumbered(1) mixed with numbered'],
    ['%<a>s', "[{'b' => 1}]", 'key<a> not found'],
    ['%99999999999d', '[1]', 'width too big'],
  ])('refuses %s with %s', (text, args, message) => {
    expect(() => format(text, args)).toThrow(message);
  });

  it('agrees with JavaScript except near ties', () => {
    expect(
      counterexample(
        fc.property(fc.integer({ min: -1e9, max: 1e9 }), (number) => {
          const value = number / 1000 + 0.0001;
          return rubyFormat('%.2f', [value]) === value.toFixed(2) || Math.abs(((value * 100) % 1) - 0.5) < 0.02;
        }),
      ),
    ).toBeUndefined();
  });
});
