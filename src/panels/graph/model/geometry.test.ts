import { expect, test } from 'vitest';
import { computeBounds, findLine, pointAlong } from './geometry.ts';

const corner = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 30 },
];

test('a point along a line counts the length around corners', () => {
  expect(pointAlong(corner, 0)).toEqual({ x: 0, y: 0 });
  expect(pointAlong(corner, 0.5)).toEqual({ x: 10, y: 10 });
  expect(pointAlong(corner, 1)).toEqual({ x: 10, y: 30 });
  expect(pointAlong([], 0.5)).toBeUndefined();
});

test('an edge without a route runs straight between the borders; a loop lies beside its node', () => {
  const boxes = { a: { x: 0, y: 0, width: 10, height: 10 }, b: { x: 0, y: 50, width: 10, height: 10 } };
  const layout = { boxes, routes: {}, width: 10, height: 60, quality: 'quick' } as const;
  expect(findLine({ id: 'e', from: 'a', to: 'b' }, layout)).toEqual([
    { x: 5, y: 10 },
    { x: 5, y: 50 },
  ]);
  expect(findLine({ id: 'e', from: 'a', to: 'gone' }, layout)).toEqual([]);
  expect(
    computeBounds(findLine({ id: 'e', from: 'a', to: 'a' }, layout).map((point) => ({ ...point, width: 0, height: 0 })))
      .x,
  ).toBe(10);
});
