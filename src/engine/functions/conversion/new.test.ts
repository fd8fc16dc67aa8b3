import { describe, expect, it } from 'vitest';
import { typeOf, valueOf } from '../../testing/literal-values.ts';
import { displayString, programString } from '../../formatting/display.ts';
import { isArray } from '../../values/value.ts';
import { newInstance } from './new.ts';

const made = (type: string, args: string): string => {
  const given = valueOf(args);
  return programString(newInstance(typeOf(type), isArray(given) ? given : [given]));
};

describe('newInstance', () => {
  it.each([
    ['Integer', "['0x1F']", '31'],
    ['Integer', "['17', 8]", '15'],
    ['Integer', "['- 12']", '-12'],
    ['Integer', '[-1.9]', '-1'],
    ['Integer', "[{from => '0x10', radix => 16}]", '16'],
    ['Float', "['1.5e3']", '1500.0'],
    ['Numeric', "['010']", '8'],
    ['Boolean', "['No']", 'false'],
    ['Array', "['abc']", "['a', 'b', 'c']"],
    ['Array', '[{a => 1}]', "[['a', 1]]"],
    ['Array', '[5, true]', '[5]'],
    ['Hash', '[[1, 2, 3, 4]]', '{1 => 2, 3 => 4}'],
    ['Hash', "[[[[a, b], 1], [[a, c], 2]], 'tree']", "{'a' => {'b' => 1, 'c' => 2}}"],
    ['SemVer', "[1, 2, 3, 'rc1']", '1.2.3-rc1'],
    ['Binary', "['YWJj']", 'Binary("YWJj")'],
    ['URI', "['HTTP://A:80/b']", "URI('http://A/b')"],
    ['Type', "['Array[Integer, 1]']", 'Array[Integer, 1]'],
    ['Init[Integer, 16]', "['0xff']", '255'],
    ['Init[Integer]', "[['0xff', 16]]", '255'],
    ['Optional[Integer]', "['5']", '5'],
    ['Deferred', "['join', [1]]", "Deferred({'name' => 'join', 'arguments' => [1]})"],
    ['Error', "['m', 'k']", "Error({'msg' => 'm', 'kind' => 'k'})"],
    [
      "Object[{name => 'P', attributes => {x => Integer, y => {type => String, value => 'd'}}}]",
      '[1]',
      "P({'x' => 1})",
    ],
  ])('%s from %s', (type, args, result) => {
    expect(made(type, args)).toBe(result);
  });

  it.each([
    ['Integer', "['x']", "'new' The string 'x' cannot be converted to Integer"],
    ['Integer', "['10', 7]", 'Illegal radix: 7, expected 2, 8, 10, 16, or default'],
    ['Integer', '[]', "'new' expects between 1 and 3 arguments, got none"],
    [
      'Integer[1, 5]',
      "['7']",
      'Converted value from Integer[1, 5].new() has wrong type, expects an Integer[1, 5] value, got Integer[7, 7]',
    ],
    ['Boolean', '[{}]', "'new_boolean' Value of type Hash[0, 0] cannot be converted to Boolean"],
    ['Hash', '[5]', 'odd number of arguments for Hash'],
    [
      'Variant[Integer, String]',
      '[true]',
      "Creation of new instance of type 'Variant[Integer, String]' is not supported",
    ],
  ])('refuses %s from %s', (type, args, message) => {
    expect(() => made(type, args)).toThrow(message);
  });

  it('returns an instance unchanged', () => {
    const list = [1n];
    expect(newInstance(typeOf('Array'), [list])).toBe(list);
  });

  it('gets the current time from the caller', () => {
    expect(displayString(newInstance(typeOf('Timestamp'), [], { now: () => 0n }))).toBe(
      '1970-01-01T00:00:00.000000000 UTC',
    );
  });
});
