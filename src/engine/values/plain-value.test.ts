import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strictlyEqual } from './equality.ts';
import { valueFromPlain, valueToPlain } from './plain-value.ts';
import { DEFAULT, PuppetHash, type Value } from './value.ts';

const scalar = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(undefined),
);
const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(fc.string(), tie('value')), { maxLength: 4 }).map((entries): Value => PuppetHash.of(entries)),
  ),
}));

test('plain data is restored as the same value', () => {
  fc.assert(
    fc.property(value, (given) => {
      const plain = valueToPlain(given);
      if (plain === undefined) throw new Error('has a plain form');
      expect(strictlyEqual(valueFromPlain(JSON.parse(JSON.stringify(plain))), given)).toBe(true);
    }),
  );
});

test('values that are not data have no plain form, nor do values that contain them', () => {
  expect(valueToPlain(DEFAULT)).toBeUndefined();
  expect(valueToPlain(['a', DEFAULT])).toBeUndefined();
});
