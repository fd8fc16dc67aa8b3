import { describe, expect, it } from 'vitest';
import { typeOf, valueOf } from '../../testing/literal-values.ts';
import { isHash, PuppetHash } from '../../values/value.ts';
import { inferTypeSet } from '../infer.ts';
import {
  describeMismatch,
  describeParameters,
  describeSignatures,
  inferArguments,
  type Signature,
} from './mismatch.ts';

/** Messages of `assert_type` in real Puppet. */
const CASES: readonly (readonly [expected: string, value: string, text: string])[] = [
  ['Integer', "'a'", 'x expects an Integer value, got String'],
  ['Integer[1]', '0', 'x expects an Integer[1] value, got Integer[0, 0]'],
  ['String[1, 3]', "'abcd'", 'x expects a String[1, 3] value, got String'],
  ['Optional[Integer]', "'d'", 'x expects a value of type Undef or Integer, got String'],
  ['Variant[Integer, String, Float]', 'true', 'x expects a value of type Integer, String, or Float, got Boolean'],
  [
    'Variant[Integer[1, 3], Integer[5, 6]]',
    '4',
    'x expects a value of type Integer[1, 3] or Integer[5, 6], got Integer[4, 4]',
  ],
  ["Enum['b', 'a']", "'c'", "x expects a match for Enum['a', 'b'], got 'c'"],
  ["Optional[Enum['a']]", '5', "x expects an undef value or a match for Enum['a'], got Integer"],
  ['Pattern[/a/, /b/]', "'x'", "x expects a match for Pattern[/a/, /b/], got 'x'"],
  ['Array[Integer]', "['a']", 'x index 0 expects an Integer value, got String'],
  ['Array[Integer, 2]', '[1]', 'x expects size to be at least 2, got 1'],
  ['Hash[String, Integer]', "{'a' => 'b'}", "x entry 'a' expects an Integer value, got String"],
  ['Tuple[Integer, String]', '5', 'x expects a Tuple value, got Integer'],
  ["Struct[{'a' => String}]", "{'a' => 1}", "x entry 'a' expects a String value, got Integer"],
  [
    "Struct[{'a' => String, 'b' => Integer}]",
    "{'a' => 1, 'c' => 2}",
    " x entry 'a' expects a String value, got Integer\n  x expects a value for key 'b'\n  x unrecognized key 'c'",
  ],
  [
    'Variant[Array[Integer], String]',
    "['a']",
    ' x variant 0 index 0 expects an Integer value, got String\n  x variant 1 expects a String value, got Tuple',
  ],
  ['Type[Integer]', 'String', 'x expects a Type[Integer] value, got Type[String]'],
];

describe('describeMismatch', () => {
  it.each(CASES)('%s for %s', (expected, value, text) => {
    expect(describeMismatch('x', typeOf(expected), inferTypeSet(valueOf(value)))).toBe(text);
  });

  it('prints aliases with their definitions', () => {
    const port = typeOf('Port', { Port: 'Integer[1, 65535]' });
    expect(describeMismatch('x', port, inferTypeSet(0n))).toBe(
      'x expects a Port = Integer[1, 65535] value, got Integer[0, 0]',
    );
    const tree = typeOf('Tree', { Tree: 'Variant[Integer, Array[Tree]]' });
    expect(describeMismatch('x', tree, inferTypeSet('a'))).toBe(
      'x expects a Tree = Variant[Integer, Array[Tree]] value, got String',
    );
  });

  it('names an unknown type', () => {
    expect(describeMismatch('x', typeOf('Array[Foo]'), inferTypeSet(5n))).toBe("x references an unresolved type 'Foo'");
  });
});

describe('describeSignatures', () => {
  const signature = (type: string, ...parameterNames: readonly string[]): Signature => {
    const callable = typeOf(type);
    if (callable.kind !== 'Callable') throw new Error(`${type} is no Callable`);
    return { type: callable, parameterNames };
  };

  it('lists mismatches of one signature', () => {
    const one = [signature('Callable[Integer, String, 1, 2]', 'a', 'b')];
    expect(describeSignatures('f', one, inferArguments(['x']))).toBe(
      "'f' parameter 'a' expects an Integer value, got String",
    );
    expect(describeSignatures('f', one, inferArguments([]))).toBe("'f' expects between 1 and 2 arguments, got none");
    expect(describeSignatures('lambda', one, inferArguments([1n, 2n]))).toBe(
      "block parameter 'b' expects a String value, got Integer",
    );
  });

  it('lists several signatures with their mismatches', () => {
    const two = [signature('Callable[Integer]', 'a'), signature('Callable[String, Integer, 1, default]', 'b', 'c')];
    expect(describeSignatures('f', two, inferArguments([true]))).toBe(
      [
        "The function 'f' was called with arguments it does not accept. It expects one of:",
        '  (Integer a)',
        "    rejected: parameter 'a' expects an Integer value, got Boolean",
        '  (String b, Integer c*)',
        "    rejected: parameter 'b' expects a String value, got Boolean",
      ].join('\n'),
    );
  });

  it('requires a block, or rejects one', () => {
    const block = { type: typeOf('Callable[1, 1]') };
    expect(describeSignatures('f', [signature('Callable[Integer]', 'a')], inferArguments([1n], block))).toBe(
      "'f' does not expect a block",
    );
    expect(describeSignatures('f', [signature('Callable[Integer, Callable]', 'a')], inferArguments([1n]))).toBe(
      "'f' expects a block",
    );
  });
});

describe('describeParameters', () => {
  const parameters = typeOf("Struct[{'port' => Integer, Optional['name'] => String}]");
  const given = (text: string): PuppetHash => {
    const hash = valueOf(text);
    return isHash(hash) ? hash : PuppetHash.empty;
  };
  const described = (text: string): string | undefined =>
    parameters.kind === 'Struct' ? describeParameters('Class[Web]', parameters, given(text)) : undefined;

  it('accepts matching values', () => {
    expect(described("{'port' => 80}")).toBeUndefined();
  });

  it('puts a single finding on the line, several below', () => {
    expect(described("{'port' => 'x'}")).toBe("Class[Web]: parameter 'port' expects an Integer value, got String");
    expect(described("{'x' => 1, 'name' => 5}")).toBe(
      "Class[Web]:\n  has no parameter named 'x'\n  expects a value for parameter 'port'\n  parameter 'name' expects a String value, got Integer",
    );
  });
});
