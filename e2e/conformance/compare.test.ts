import { expect, test } from 'vitest';
import { differences, same } from './compare.ts';

test('equal results have no differences, whatever the order of their keys', () => {
  expect(
    differences({ catalog: { classes: ['a'] }, puppet: '8' }, { bunraku: '0', catalog: { classes: ['a'] } }),
  ).toEqual([]);
});

test('a difference is filed under its stage', () => {
  const found = differences({ compile_logs: [{ level: 'notice' }] }, { compile_logs: [{ level: 'err' }] });
  expect(found.map((difference) => difference.stage)).toEqual(['compile logs']);
  expect(found[0]?.lines).toContain('  - "notice"');
});

test('a stage that only one side reached is a difference', () => {
  expect(differences({ graph: { order: ['A'] } }, {}).map((difference) => difference.stage)).toEqual(['order']);
});

test('lists of different length name what is missing and what is too much', () => {
  const lines = differences({ evaluated: ['a', 'b'] }, { evaluated: ['b', 'c', 'd'] })[0]?.lines ?? [];
  expect(lines).toContain('  - "a"');
  expect(lines).toContain('  + "d"');
});

test('null is not the same as nothing', () => {
  expect(same({ a: null }, {})).toBe(false);
});
