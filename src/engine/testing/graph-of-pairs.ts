import type { Successors } from '../graph/cycles/components.ts';

/**
 * Creates a graph of numbers from pairs (from, to). Its vertices are the numbers below `count` and all numbers in the
 * pairs. A duplicate pair counts once.
 */
export function graphOfPairs(pairs: readonly (readonly [number, number])[], count = 0): Successors<number> {
  const targets = new Map<number, Set<number>>(Array.from({ length: count }, (_, vertex) => [vertex, new Set()]));
  for (const [from, to] of pairs) {
    for (const vertex of [from, to]) if (!targets.has(vertex)) targets.set(vertex, new Set());
    targets.get(from)?.add(to);
  }
  return { vertices: [...targets.keys()], successors: (vertex) => targets.get(vertex) ?? [] };
}
