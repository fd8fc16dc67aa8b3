import { describe, expect, it } from 'vitest';
import { typeOf, valueOf } from '../testing/literal-values.ts';
import { IteratorValue, SemVerValue, SensitiveValue, UriValue } from '../values/value.ts';
import { anyInteger } from './factory.ts';
import { isInstance } from './instance.ts';

describe('isInstance', () => {
  it.each([
    ['5', 'Integer[1, 5]'],
    ['5', 'Numeric'],
    ["'añ'", 'String[2, 2]'],
    ["'AB'", "Enum['ab', true]"],
    ["'xay'", 'Pattern[/a/]'],
    ["[1, 'a', 'b']", 'Tuple[Integer, String, 1, 3]'],
    ["{'a' => 1}", "Struct[{'a' => Integer, Optional['b'] => String}]"],
    ["{'a' => undef}", "Struct[{'a' => Optional[Integer]}]"],
    ["{'a' => [1, undef, {'b' => true}]}", 'Data'],
    ['[default, /x/]', 'RichData'],
    ['undef', 'Optional[Integer]'],
    ["'abc'", 'Iterable'],
    ["'abc'", 'Iterable[String[1, 1]]'],
    ['Integer[1, 3]', 'Iterable'],
    ['Integer', 'Type[Numeric]'],
    ["File['/x']", "Type[File['/x']]"],
    ['Integer', 'Object'],
    ["'0x1F'", 'Init[Integer]'],
    ["['0x1F', 16]", 'Init[Integer]'],
  ])('%s is a %s', (value, type) => {
    expect(isInstance(typeOf(type), valueOf(value))).toBe(true);
  });

  it.each([
    ['1.0', 'Integer'],
    ["''", 'String[1]'],
    ['undef', 'NotUndef'],
    ['/x/', 'Data'],
    ['{1 => 2}', 'Data'],
    ["{'a' => 1, 'b' => 2}", "Struct[{'a' => Integer}]"],
    ['[1]', 'Tuple[Integer, Integer]'],
    ["File['/x']", 'File'],
    ["'x'", 'Init[Integer]'],
    ['Integer[1]', 'Iterable'],
  ])('%s is no %s', (value, type) => {
    expect(isInstance(typeOf(type), valueOf(value))).toBe(false);
  });

  it('recognizes values that have no literal', () => {
    expect(isInstance(typeOf('Sensitive[Integer]'), new SensitiveValue(5n))).toBe(true);
    expect(isInstance(typeOf('Sensitive[Integer]'), new SensitiveValue('a'))).toBe(false);
    expect(isInstance(typeOf("SemVer['1.x']"), new SemVerValue('1.2.3'))).toBe(true);
    expect(isInstance(typeOf("URI[{'host' => 'a', 'scheme' => /^http/}]"), new UriValue('https://a/b'))).toBe(true);
    expect(isInstance(typeOf('Iterable'), new IteratorValue(anyInteger, [][Symbol.iterator](), ''))).toBe(true);
  });

  it('follows aliases that refer to themselves', () => {
    const tree = typeOf('A', { A: 'Hash[String, Variant[String, A]]' });
    expect(isInstance(tree, valueOf("{'a' => {'b' => 'c'}}"))).toBe(true);
    expect(isInstance(tree, valueOf("{'a' => {'b' => 1}}"))).toBe(false);
  });
});
