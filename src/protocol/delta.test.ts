import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeDelta, withDelta } from './delta.ts';

const data = fc.jsonValue({ maxDepth: 4 });

describe('the delta of two answers', () => {
  it('leads from any value to any other', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        expect(withDelta(before, structuredClone(computeDelta(before, after)))).toEqual(after);
      }),
    );
  });

  it('of equal answers is empty, and keeps the old object', () => {
    fc.assert(
      fc.property(data, (value) => {
        const delta = computeDelta(value, structuredClone(value));
        expect(delta).toEqual({ kind: 'same' });
        expect(withDelta(value, delta)).toBe(value);
      }),
    );
  });

  it('keeps the identity of unchanged parts', () => {
    const before = { list: [{ a: 1 }, { a: 2 }, { a: 3 }], other: { deep: [1, 2] } };
    const changed = { ...structuredClone(before), list: [{ a: 1 }, { a: 9 }, { a: 3 }] };
    const one = withDelta(before, computeDelta(before, changed)) as typeof before;
    expect(one.other).toBe(before.other);
    expect(one.list[0]).toBe(before.list[0]);
    expect(one.list[1]).toEqual({ a: 9 });
    const grown = { ...structuredClone(before), list: [{ a: 1 }, { a: 7 }, { a: 2 }, { a: 3 }] };
    const two = withDelta(before, computeDelta(before, grown)) as typeof before;
    expect(two.list).toEqual(grown.list);
    expect(two.list[2]).toBe(before.list[1]);
  });

  it('is small for a small change of a large answer', () => {
    const resources = (content: string) =>
      Array.from({ length: 1000 }, (_, n) => ({ ref: `File[${n}]`, text: n === 500 ? content : '' }));
    const delta = computeDelta(resources('a'), resources('b'));
    expect(JSON.stringify(delta).length).toBeLessThan(200);
  });
});
