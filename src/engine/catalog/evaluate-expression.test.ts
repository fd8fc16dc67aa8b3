import { expect, it } from 'vitest';
import { testTypes } from '../testing/compile.ts';
import { evaluateExpression } from './evaluate-expression.ts';

it('stops at the memory limit when printing an iterator whose elements exceed it', () => {
  const result = evaluateExpression('Integer[1, 9223372036854775807].step(2)', 'eval.pp', {
    node: { name: 'node.example.com', facts: {} },
    types: testTypes,
    budget: { bytes: 100_000 },
  });
  expect(result).toMatchObject({ error: { message: expect.stringContaining('Stopped') as unknown } });
});
