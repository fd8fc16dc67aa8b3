import { parseVersionRange } from '../values/semver-range.ts';
import { describe, expect, it } from 'vitest';
import { valueOf } from '../testing/literal-values.ts';
import { displayString, programString } from './display.ts';
import {
  BinaryValue,
  DeferredValue,
  SemVerRangeValue,
  SensitiveValue,
  TimespanValue,
  TimestampValue,
  UriValue,
} from '../values/value.ts';

describe('displayString', () => {
  it.each([
    ['undef', ''],
    ['default', 'default'],
    ['1.0', '1.0'],
    ["[1, 'a', undef, true, [/x/]]", '[1, a, , true, [/x/]]'],
    ["{'a' => 1, 'b' => {'c' => undef}}", '{a => 1, b => {c => }}'],
    ['Integer[1, 5]', 'Integer[1, 5]'],
    ['Object', 'Object[{}]'],
  ])('prints %s as %s', (source, text) => {
    expect(displayString(valueOf(source))).toBe(text);
  });

  it('prints values that have no literal', () => {
    expect(displayString(new SensitiveValue('secret'))).toBe('Sensitive [value redacted]');
    expect(displayString(new BinaryValue(Uint8Array.of(97)))).toBe('YQ==');
    expect(displayString(new TimestampValue(1_500_000_000n))).toBe('1970-01-01T00:00:01.500000000 UTC');
    expect(displayString(new TimespanValue(-90_061_005_000_000n))).toBe('-1-01:01:01.5');
    expect(displayString(new SemVerRangeValue(parseVersionRange('1.x')))).toBe('1.x');
    expect(displayString(new UriValue('http://a'))).toBe('http://a');
    expect(displayString(new DeferredValue('join', [1n]))).toBe("Deferred({'name' => 'join', 'arguments' => [1]})");
  });
});

describe('programString', () => {
  it.each([
    ['undef', 'undef'],
    ["'it'", "'it'"],
    [`"it's"`, "'it\\'s'"],
    ['"a\\nb$"', '"a\\nb\\$"'],
    ["['a', {'b' => undef}]", "['a', {'b' => undef}]"],
    ['1.0', '1.0'],
    ['/a\\/b/', '/a\\/b/'],
  ])('prints %s as %s', (source, text) => {
    expect(programString(valueOf(source))).toBe(text);
  });

  it('prints ranges of versions by their bounds', () => {
    expect(programString(new SemVerRangeValue(parseVersionRange('~1.2.3')))).toBe('>=1.2.3 <1.3.0');
    expect(programString(new SemVerRangeValue(parseVersionRange('>=1.0.0 <2.0.0 || >=1.5.0 <3.0.0')))).toBe(
      '>=1.0.0 <3.0.0',
    );
  });
});
