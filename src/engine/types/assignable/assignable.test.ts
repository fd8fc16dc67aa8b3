import { describe, expect, it } from 'vitest';
import { typeOf } from '../../testing/literal-values.ts';
import { isAssignable, typesEquivalent } from './assignable.ts';
import { typesEqual } from '../../values/equality.ts';

describe('isAssignable', () => {
  it.each([
    ['Any', 'Undef'],
    ['Numeric', 'Integer[1, 5]'],
    ['Integer[0, 10]', 'Integer[1, 5]'],
    ['Data', "Struct[{'a' => Array[Integer]}]"],
    ['RichData', 'Data'],
    ['Scalar', 'Timestamp'],
    ['String[1, 3]', "Enum['a', 'bcd']"],
    ["Enum['a', 'b']", "Enum['a']"],
    ['Pattern[/^a/]', "Enum['ab', 'ac']"],
    ['Array[Integer]', 'Tuple[Integer, Integer[1]]'],
    ['Tuple[Integer, String, 1, 5]', 'Tuple[Integer, String, String]'],
    ['Tuple[Integer, Integer]', 'Array[Integer, 2, 2]'],
    ['Hash[String, Integer]', "Struct[{'a' => Integer}]"],
    ["Struct[{'a' => Integer, Optional['b'] => String}]", "Struct[{'a' => Integer[1]}]"],
    ['Optional[Integer]', 'Variant[Undef, Integer]'],
    ['Variant[Integer, String]', 'Variant[String, Integer[1]]'],
    ['NotUndef', 'Integer'],
    ['Iterable[Integer]', 'Array[Integer[1, 2]]'],
    ['Iterable', 'String'],
    ['Type[Numeric]', 'Type[Integer]'],
    ['Callable[Integer]', 'Callable[Numeric]'],
    ['Callable[Integer]', 'Callable[Integer, 0, default]'],
    ['CatalogEntry', "File['/x']"],
    ['File', "File['/x']"],
    ['Collection[1]', 'Hash[String, Any, 2]'],
    ['SemVer', "SemVer['1.x']"],
    ["SemVer['1.x']", "SemVer['~1.2']"],
    ['Init[Integer]', 'Integer'],
    ['Init[Integer]', "Enum['5']"],
  ])('%s accepts %s', (to, from) => {
    expect(isAssignable(typeOf(to), typeOf(from))).toBe(true);
  });

  it.each([
    ['Integer', 'Numeric'],
    ['Integer[1, 5]', 'Integer'],
    ['Data', 'Regexp'],
    ['Data', 'Hash[Integer, Integer]'],
    ['String[1]', 'String'],
    ["Enum['a']", 'String'],
    ["Enum['a']", "Enum['A', true]"],
    ['Array[Integer]', 'Tuple[Integer, String]'],
    ['Tuple[Integer, Integer]', 'Array[Integer]'],
    ["Struct[{'a' => Integer}]", "Struct[{'a' => Integer, 'b' => Integer}]"],
    ['NotUndef', 'Optional[Integer]'],
    ['Variant', 'Undef'],
    ['Callable[Numeric]', 'Callable[Integer]'],
    ["File['/x']", 'File'],
    ['File', 'Notify'],
    ['Type[Integer]', 'Type'],
  ])('%s does not accept %s', (to, from) => {
    expect(isAssignable(typeOf(to), typeOf(from))).toBe(false);
  });

  it('terminates with aliases that refer to themselves', () => {
    const tree = typeOf('A', { A: 'Variant[Integer, Array[A]]' });
    const other = typeOf('B', { B: 'Variant[Integer, Array[B]]' });
    expect(isAssignable(tree, other)).toBe(true);
    expect(isAssignable(tree, typeOf('Array[Array[Integer]]'))).toBe(true);
    expect(isAssignable(tree, typeOf('Array[Array[String]]'))).toBe(false);
  });
});

it('distinguishes equal types from equivalent ones', () => {
  const optional = typeOf('Optional[Integer]');
  const variant = typeOf('Variant[Undef, Integer]');
  expect([typesEqual(optional, variant), typesEquivalent(optional, variant)]).toEqual([false, true]);
  expect(typesEqual(typeOf('Variant[Integer, String]'), typeOf('Variant[String, Integer]'))).toBe(true);
});
