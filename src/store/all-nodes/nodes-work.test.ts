import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { WorkTurns } from './nodes-work.ts';
import { nothing, type AllNodesState } from './state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const store = createStore<AllNodesState>()(() => nothing);
  return { store, turns: new WorkTurns(store) };
}

it('shows finished nodes in batches, and starts each pass at 0', () => {
  const { store, turns } = start();
  const work = turns.begin('compile', 2);
  expect(store.getState().work).toEqual({ kind: 'compile', done: 0, total: 2, isFurther: false });
  work.add();
  work.add();
  expect(store.getState().work?.done).toBe(0);
  vi.runAllTimers();
  expect(store.getState().work?.done).toBe(2);
  work.beginPass(1);
  work.draw();
  expect(store.getState().work).toEqual({ kind: 'compile', done: 0, total: 1, isFurther: true });
  work.end();
  expect(store.getState().work).toBeUndefined();
});

it('drops results of superseded work', () => {
  const { store, turns } = start();
  const earlier = turns.begin('compile', 1);
  const entries = vi.fn<() => AllNodesState['entries']>();
  earlier.add(entries);
  const later = turns.begin('compare', 3);
  vi.runAllTimers();
  earlier.end();
  expect(entries).not.toHaveBeenCalled();
  expect([earlier.isCurrent, later.isCurrent]).toEqual([false, true]);
  expect(store.getState().work).toMatchObject({ kind: 'compare', total: 3 });
  turns.abandon();
  expect(later.isCurrent).toBe(false);
});
