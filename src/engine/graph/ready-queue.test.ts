import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReadyQueue } from './ready-queue.ts';

function taken(queue: ReadyQueue): number[] {
  const ids: number[] = [];
  for (let id = queue.pop(); id !== 0; id = queue.pop()) ids.push(id);
  return ids;
}

describe('a queue of what is ready', () => {
  it('yields by priority, whatever comes in between', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(40_000)), fc.uniqueArray(fc.nat(40_000)), (first, second) => {
        const queue = new ReadyQueue(40_000);
        for (const priority of first) queue.push(priority + 1, priority);
        const least = queue.pop();
        const left = first.filter((priority) => priority + 1 !== least);
        expect(least).toBe(first.length === 0 ? 0 : Math.min(...first) + 1);
        const more = second.filter((priority) => !left.includes(priority));
        for (const priority of more) queue.push(priority + 1, priority);
        expect(taken(queue)).toEqual([...left, ...more].sort((a, b) => a - b).map((priority) => priority + 1));
      }),
    );
  });

  it('puts what was generated right behind its origin, and takes priorities that it has no bits for', () => {
    const queue = new ReadyQueue(3);
    queue.push(12, [1, 2]);
    queue.push(9, 900);
    queue.push(2, 2);
    queue.push(11, [1, 1]);
    queue.push(1, 1);
    expect(taken(queue)).toEqual([1, 11, 12, 2, 9]);
  });

  it('keeps both of one priority', () => {
    const queue = new ReadyQueue(3);
    queue.push(5, 2);
    queue.push(6, 2);
    expect(new Set(taken(queue))).toEqual(new Set([5, 6]));
  });
});
