import { expect, it } from 'vitest';
import { rankUsualMethod } from './usual-methods.ts';

it.each([
  ['unwrap', ['Sensitive'], 0],
  ['keys', ['Struct'], 3],
  ['each', ['Sensitive'], undefined],
])('the rank of %s on %s is %s', (name, types, rank) => {
  expect(rankUsualMethod(name, types)).toBe(rank);
});
