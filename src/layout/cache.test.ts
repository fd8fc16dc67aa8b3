import { expect, test } from 'vitest';
import { cachedArrange } from './cache.ts';
import type { Arrange } from './nested.ts';

test('lays out each form once, regardless of names', async () => {
  let calls = 0;
  const arrange: Arrange = (pieces, edges) => {
    calls += 1;
    return Promise.resolve({
      width: 10,
      height: 10,
      boxes: new Map(pieces.map(({ id, width, height }, index) => [id, { x: index, y: 0, width, height }])),
      routes: new Map(edges.map(({ id }) => [id, [{ x: 0, y: 0 }]])),
    });
  };
  const cached = cachedArrange(arrange);
  const pair = (a: string, b: string, width = 5) =>
    cached(
      [
        { id: a, width, height: 1 },
        { id: b, width: 5, height: 1 },
      ],
      [{ id: `${a}-${b}`, from: a, to: b }],
    );
  const one = await pair('a', 'b');
  const two = await pair('c', 'd');
  expect(calls).toBe(1);
  expect([...one.boxes.keys(), ...one.routes.keys()]).toEqual(['a', 'b', 'a-b']);
  expect([...two.boxes.keys(), ...two.routes.keys()]).toEqual(['c', 'd', 'c-d']);
  expect(two.boxes.get('d')).toEqual(one.boxes.get('b'));
  await pair('a', 'b', 6);
  expect(calls).toBe(2);
});

test('forgets failed layouts', async () => {
  let calls = 0;
  const cached = cachedArrange(() => {
    calls += 1;
    return Promise.reject(new Error('no'));
  });
  await expect(cached([], [])).rejects.toThrow('no');
  await expect(cached([], [])).rejects.toThrow('no');
  expect(calls).toBe(2);
});
