import { describe, expect, it } from 'vitest';
import { valueOf } from '../testing/literal-values.ts';
import { compareValues } from './compare.ts';
import { strictlyEqual, valuesEqual } from './equality.ts';
import { SemVerValue, TimespanValue, TimestampValue, UriValue, type Value } from './value.ts';

describe('valuesEqual', () => {
  it.each([
    ["'abc'", "'ABC'"],
    ['1', '1.0'],
    ["[1, 'a', {'k' => 'V'}]", "[1.0, 'A', {'k' => 'v'}]"],
    ["{'a' => 1, 'b' => 2}", "{'b' => 2, 'a' => 1}"],
    ['Integer[1, 5]', 'Integer[1, 5]'],
    ['Variant[Integer, String]', 'Variant[String, Integer]'],
    ['undef', 'undef'],
  ])('%s equals %s', (a, b) => {
    expect(valuesEqual(valueOf(a), valueOf(b))).toBe(true);
  });

  it.each([
    ["'é'", "'É'"],
    ["'1'", '1'],
    ["{'a' => 1}", "{'A' => 1}"],
    ['undef', 'default'],
    ['/a/', '/A/'],
    ['[1]', '[1, 1]'],
  ])('%s differs from %s', (a, b) => {
    expect(valuesEqual(valueOf(a), valueOf(b))).toBe(false);
  });

  it('compares times with seconds', () => {
    expect(valuesEqual(new TimespanValue(60_000_000_000n), 60n)).toBe(true);
    expect(valuesEqual(60.5, new TimestampValue(60_500_000_000n))).toBe(true);
    expect(valuesEqual(new TimespanValue(1n), new TimestampValue(1n))).toBe(false);
  });

  it('ignores the case of the host in URIs', () => {
    expect(valuesEqual(new UriValue('http://h'), new UriValue('http://H/'))).toBe(true);
  });
});

describe('strictlyEqual', () => {
  it('distinguishes 1 from 1.0, and upper from lower case', () => {
    expect(strictlyEqual(1n, 1)).toBe(false);
    expect(strictlyEqual('a', 'A')).toBe(false);
    expect(strictlyEqual(valueOf("{'a' => [1]}"), valueOf("{'a' => [1]}"))).toBe(true);
  });
});

describe('compareValues', () => {
  const orders: readonly (readonly [Value, Value, number])[] = [
    ['a', 'B', -1],
    ['B', 'a', 1],
    [1n, 1.5, -1],
    [2n ** 53n + 1n, 2 ** 53, 1],
    [new SemVerValue('1.0.0-rc1'), new SemVerValue('1.0.0'), -1],
    [new TimespanValue(5_000_000_000n), 6n, -1],
    [6n, new TimespanValue(5_000_000_000n), 1],
  ];
  it.each(orders)('orders %s and %s', (a, b, order) => {
    expect(Math.sign(compareValues(a, b))).toBe(order);
  });

  it.each([
    ['a', 1n, 'A String is not comparable to a non String'],
    [1n, 'a', 'A Numeric is not comparable to non Numeric'],
    [undefined, undefined, 'Only Strings, Numbers, Timespans, Timestamps, and Versions are comparable'],
    [new TimespanValue(1n), new TimestampValue(1n), 'Timespans are only comparable to Timespans, Integers, and Floats'],
  ] as const)('refuses %s and %s', (a, b, message) => {
    expect(() => compareValues(a, b)).toThrow(message);
  });
});
