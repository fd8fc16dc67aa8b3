import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashKey } from '../values/hash-key.ts';
import { DEFAULT, PuppetHash, RegexpValue, TypeValue, type Value } from '../values/value.ts';
import { isAssignable } from './assignable/assignable.ts';
import { typesEqual } from '../values/equality.ts';
import { commonType } from './common-type.ts';
import {
  anyCallable,
  anyType,
  arrayType,
  dataType,
  enumType,
  floatType,
  hashType,
  integerType,
  literalString,
  numericType,
  optionalType,
  scalarDataType,
  sizeRange,
  stringType,
  structType,
  tupleType,
  typeType,
  undefType,
  variantType,
} from './factory.ts';
import { formatType, formatTypeDebug } from './format.ts';
import { inferTypeSet } from './infer.ts';
import { isInstance } from './instance.ts';
import { normalize, resolveAlias } from './alias.ts';
import { parseTypeString } from './parse.ts';
import type { Type } from './type.ts';
import { acceptsUndef } from './undef.ts';

const text = fc.constantFrom('a', 'b', 'Ab', '', 'añ', "it's");
const small = fc.bigInt({ min: -5n, max: 5n });

const types: fc.Arbitrary<Type> = fc.letrec<{ type: Type }>((tie) => ({
  type: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Type>(anyType, undefType, numericType, scalarDataType, dataType, anyCallable),
    fc.tuple(small, small).map(([a, b]) => (a <= b ? integerType(a, b) : integerType(b, undefined))),
    fc
      .tuple(small, small)
      .map(([a, b]) => (a <= b ? floatType(Number(a), Number(b)) : floatType(undefined, Number(a)))),
    fc.tuple(small, small).map(([a, b]) => stringType(a <= b ? sizeRange(a, b) : undefined)),
    fc.array(text, { minLength: 1, maxLength: 3 }).map((values) => enumType(values)),
    tie('type').map((element) => arrayType(element, sizeRange(1n, undefined))),
    fc.tuple(tie('type'), tie('type')).map(([key, value]) => hashType(key, value)),
    fc.array(tie('type'), { minLength: 1, maxLength: 3 }).map((elements) => tupleType(elements)),
    fc.array(tie('type'), { minLength: 2, maxLength: 3 }).map(variantType),
    tie('type').map((type) =>
      structType([
        {
          name: 'k',
          key: isAssignable(type, undefType) ? optionalType(literalString('k')) : literalString('k'),
          value: type,
        },
      ]),
    ),
    tie('type').map(optionalType),
    tie('type').map(typeType),
  ),
})).type;

const values: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Value>(undefined, DEFAULT, true, false, new RegexpValue('x')),
    small,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    text,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.tuple(tie('value'), tie('value')), { maxLength: 3 }).map((entries) => PuppetHash.of(entries)),
    types.map((type) => new TypeValue(type)),
  ),
})).value;

/** Returns an example that breaks a law, or `undefined` if none is found. */
function counterexample<Ts extends [unknown, ...unknown[]]>(law: fc.IProperty<Ts>): unknown {
  return fc.check(law).counterexample ?? undefined;
}

describe('laws of types', () => {
  it('a type accepts itself, and its normal form accepts it', () => {
    expect(
      counterexample(fc.property(types, (type) => isAssignable(type, type) && isAssignable(normalize(type), type))),
    ).toBeUndefined();
  });

  // Excludes types such as `Array[Any, 1]`, because Puppet's normal form drops their size.
  it('a type and its normal form have the same instances', () => {
    expect(
      counterexample(
        fc.property(types, values, (type, value) => {
          fc.pre(!formatType(type).includes('Array[Any'));
          return isInstance(type, value) === isInstance(normalize(type), value);
        }),
      ),
    ).toBeUndefined();
  });

  it('printed and read back, a type is the same', () => {
    expect(
      counterexample(fc.property(types, (type) => typesEqual(parseTypeString(formatType(type)), type))),
    ).toBeUndefined();
  });

  it('a type accepts undef where it is assignable from Undef', () => {
    expect(
      counterexample(fc.property(types, (type) => acceptsUndef(type, resolveAlias) === isAssignable(type, undefType))),
    ).toBeUndefined();
  });

  it('types are one key of a hash when they print alike, down to literal strings', () => {
    expect(
      counterexample(
        fc.property(types, types, (a, b) => {
          const sameKey = hashKey(new TypeValue(a)) === hashKey(new TypeValue(b));
          return (
            sameKey === (formatTypeDebug(a) === formatTypeDebug(b)) &&
            hashKey(new TypeValue(a)) !== hashKey(formatType(a))
          );
        }),
      ),
    ).toBeUndefined();
  });

  it('a value is an instance of its type', () => {
    expect(counterexample(fc.property(values, (value) => isInstance(inferTypeSet(value), value)))).toBeUndefined();
  });

  // Excludes `Undef`, because Puppet ignores undef when it computes a common type.
  it('the common type of two types accepts both', () => {
    expect(
      counterexample(
        fc.property(types, types, (a, b) => {
          fc.pre(!(formatType(a) + formatType(b)).includes('Undef'));
          const common = commonType(a, b);
          return isAssignable(common, a) && isAssignable(common, b);
        }),
      ),
    ).toBeUndefined();
  });

  // Structs are excluded, since they accept hash types with unknown keys.
  it('a value of a type is one of every type that accepts it', () => {
    expect(
      counterexample(
        fc.property(types, values, (type, value) => {
          fc.pre(!formatType(type).includes('Struct'));
          return !isAssignable(type, inferTypeSet(value)) || isInstance(type, value);
        }),
      ),
    ).toBeUndefined();
  });
});
