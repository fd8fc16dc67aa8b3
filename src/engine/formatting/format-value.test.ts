import { describe, expect, it } from 'vitest';
import { valueOf } from '../testing/literal-values.ts';
import { formatValue } from './format-value.ts';

/** Results of `String.new` in real Puppet. */
const CASES: readonly (readonly [value: string, formats: string, text: string])[] = [
  ['1.5', 'default', '1.500000'],
  ['[1, [2, 3]]', "'%(a'", '(1, (2, 3))'],
  ['[1, [2, [3, 4]], 5]', "'%#a'", '[1,\n  [2,\n    [3, 4]],\n  5]'],
  ["{'a' => {'b' => 1}}", "'%#h'", "{\n  'a' => {\n    'b' => 1\n  }\n}"],
  ["{'a' => 1}", "'%a'", "[['a', 1]]"],
  [
    "[1, 'a']",
    "{Array => {format => '%(a', separator => '; ', string_formats => {Integer => '%x', String => '%s'}}}",
    '(1; a)',
  ],
  ["[1, 'a', 2.5]", "{Numeric => '%#x'}", "[1, 'a', 2.5]"],
  ['255', "'%#x'", '0xff'],
  ['-255', "'%x'", '..f01'],
  ['65', "'%#c'", '"A"'],
  ['1.5', "'%a'", '0x1.8p+0'],
  ["'aBc::dEf'", "'%C'", 'Abc::Def'],
  ["'abc'", "'%6.2p'", "    'a"],
  ['true', "'%#Y'", 'Y'],
  ['undef', "'%#u'", 'undefined'],
  ['default', "'%D'", 'Default'],
  ['Integer[1, 2]', "'%#s'", '"Integer[1, 2]"'],
];

describe('formatValue', () => {
  it.each(CASES)('prints %s by %s', (value, formats, text) => {
    expect(formatValue(valueOf(value), valueOf(formats))).toBe(text);
  });

  it.each([
    [
      '5',
      "'%q'",
      "Illegal format 'q' specified for value of Integer type - expected one of the characters 'dxXobBeEfgGaAspc'",
    ],
    ['5', "'x%s'", "The format 'x%s' is not a valid format on the form '%<flags><width>.<prec><format>'"],
    ["'a'", "'%++s'", "The same flag can only be used once, got '%++s'"],
    ['[1]', "{1 => '%a'}", "top level keys in the format hash must be data types, got instance of 'Integer'"],
  ])('refuses %s by %s', (value, formats, message) => {
    expect(() => formatValue(valueOf(value), valueOf(formats))).toThrow(message);
  });
});
