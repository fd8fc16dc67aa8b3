import { describe, expect, it } from 'vitest';
import { typeOf, valueOf } from '../testing/literal-values.ts';
import { commonType } from './common-type.ts';
import { formatType } from './format.ts';
import { inferType, inferTypeSet } from './infer.ts';
import { generalize } from './generalize.ts';

describe('inferTypeSet', () => {
  it.each([
    ['5', 'Integer[5, 5]'],
    ['1.5', 'Float[1.5, 1.5]'],
    ["'a'", 'String'],
    ['[]', 'Array[0, 0]'],
    ["[1, 'a']", 'Tuple[Integer[1, 1], String]'],
    ["{'a' => 1, 'b' => undef}", "Struct[{'a' => Integer[1, 1], NotUndef['b'] => Undef}]"],
    ["{1 => 'a', 2 => true}", 'Hash[Variant[Integer[1, 1], Integer[2, 2]], Variant[String, Boolean[true]], 2, 2]'],
    ['Integer[1, 2]', 'Type[Integer[1, 2]]'],
    ['default', 'Default'],
    ['/x/', 'Regexp[/x/]'],
  ])('%s is a %s', (value, type) => {
    expect(formatType(inferTypeSet(valueOf(value)))).toBe(type);
  });
});

describe('inferType', () => {
  it.each([
    ['[1, 5]', 'Array[Integer[1, 5], 2, 2]'],
    ["[1, 'a']", 'Array[ScalarData, 2, 2]'],
    ["['a', 'b']", "Array[Enum['a', 'b'], 2, 2]"],
    ['[1, /x/]', 'Array[Scalar, 2, 2]'],
    ['[1, [2]]', 'Array[Data, 2, 2]'],
    ['[1, default]', 'Array[RichData, 2, 2]'],
    ["{'a' => 1, 'b' => 2.5}", "Hash[Enum['a', 'b'], Numeric, 2, 2]"],
    ['[[1], [2.5]]', 'Array[Array[Numeric], 2, 2]'],
  ])('%s is a %s', (value, type) => {
    expect(formatType(inferType(valueOf(value)))).toBe(type);
  });
});

it.each([
  ['Integer[1, 5]', 'Integer'],
  ["Enum['a', 'bcd']", 'String[1, 3]'],
  ['Array[Integer[1, 2], 1, 2]', 'Array[Integer]'],
  ['Hash[0, 0]', 'Hash[0, 0]'],
  ['Tuple[Integer[1, 1], String[2]]', 'Tuple[Integer, String]'],
  ["Struct[{'a' => Integer[1, 1]}]", "Struct[{'a' => Integer}]"],
])('the general form of %s is %s', (type, general) => {
  expect(formatType(generalize(typeOf(type)))).toBe(general);
});

it.each([
  ['Integer[1, 2]', 'Integer[7, 9]', 'Integer[1, 9]'],
  ['Integer', 'Float', 'Numeric'],
  ['String', 'Undef', 'String'],
  ["File['a']", "File['b']", 'File'],
  ["File['a']", "Notify['b']", 'Resource'],
  ['Integer', 'Array[Integer]', 'Data'],
  ['Integer', 'Callable', 'Any'],
])('%s and %s have %s in common', (a, b, common) => {
  expect(formatType(commonType(typeOf(a), typeOf(b)))).toBe(common);
});
