import { describe, expect, it } from 'vitest';
import { typeOf, valueOf } from '../testing/literal-values.ts';
import { isHash, TypeValue } from '../values/value.ts';
import { literalString } from './factory.ts';
import { formatType, formatTypeDebug, formatTypeExpanded, formatTypeText } from './format.ts';

const aliases = { Port: 'Integer[1, 65535]', Ports: 'Array[Port]', Tree: 'Variant[Integer, Array[Tree]]' };

describe('aliases', () => {
  it('print as their names inside other types, and with their definitions when expanded', () => {
    expect(formatType(typeOf('Ports', aliases))).toBe('Ports');
    expect(formatTypeText(typeOf('Array[Port]', aliases))).toBe('Array[Port]');
    expect(formatTypeExpanded(typeOf('Ports', aliases))).toBe('Ports = Array[Port = Integer[1, 65535]]');
    expect(formatTypeExpanded(typeOf('Tree', aliases))).toBe('Tree = Variant[Integer, Array[Tree]]');
    expect(formatTypeExpanded(typeOf('RichDataKey'))).toBe('RichDataKey');
  });
});

it('prints literal strings for debugging only', () => {
  expect(formatType(literalString('a'))).toBe('String');
  expect(formatTypeDebug(literalString('a'))).toBe("String['a']");
});

it('makes equal types equal keys of a hash', () => {
  const hash = valueOf('{Integer[1, 2] => a, Variant[Integer, String] => b, String => c}');
  if (!isHash(hash)) throw new Error('no hash');
  expect(hash.get(new TypeValue(typeOf('Integer[1, 2]')))).toBe('a');
  expect(hash.get(new TypeValue(typeOf('Variant[Integer, String]')))).toBe('b');
  expect(hash.has(new TypeValue(typeOf('Integer')))).toBe(false);
});
