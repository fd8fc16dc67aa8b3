import { expect, test } from 'vitest';
import type { GraphView } from '../protocol/analysis.ts';
import { edgeChanges } from './edge-changes.ts';

function drawn(refs: readonly string[], ...edges: readonly (readonly [string, string, boolean?])[]) {
  const dependencies = edges.map(([from, to, refresh = false]) => ({
    id: `${from} ${to}`,
    from,
    to,
    refresh,
    reasons: [],
  }));
  const graph: GraphView = { dependencies, order: [], cycles: [] };
  return { refs: new Set(refs), graph };
}

test('lists edges that only one catalog has, and edges that now refresh', () => {
  const before = drawn(['A[a]', 'B[b]', 'C[c]'], ['A[a]', 'B[b]'], ['B[b]', 'C[c]'], ['A[a]', 'C[c]']);
  const after = drawn(['A[a]', 'B[b]', 'C[c]'], ['A[a]', 'B[b]'], ['B[b]', 'C[c]', true]);
  expect(edgeChanges(before, after)).toEqual([
    { status: 'added', from: 'B[b]', to: 'C[c]', refresh: true },
    { status: 'removed', from: 'B[b]', to: 'C[c]', refresh: false },
    { status: 'removed', from: 'A[a]', to: 'C[c]', refresh: false },
  ]);
});

test('leaves out edges of resources that only one catalog has', () => {
  const before = drawn(['A[a]', 'Old[o]'], ['Old[o]', 'A[a]']);
  const after = drawn(['A[a]', 'New[n]'], ['A[a]', 'New[n]']);
  expect(edgeChanges(before, after)).toEqual([]);
});
