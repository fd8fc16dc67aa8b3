import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cyclicComponents, stronglyConnectedComponents } from './components.ts';
import { graphOfPairs } from '../../testing/graph-of-pairs.ts';

describe('strongly connected components', () => {
  it('walks a chain of 50,000 without recursion', () => {
    const chain = graphOfPairs(Array.from({ length: 49_999 }, (_, index) => [index, index + 1] as const));
    expect(stronglyConnectedComponents(chain)).toHaveLength(50_000);
    expect(cyclicComponents(chain)).toEqual([]);
  });

  it('finds a cycle of 5,000 vertices as one component', () => {
    const ring = graphOfPairs(Array.from({ length: 5000 }, (_, index) => [index, (index + 1) % 5000] as const));
    expect(cyclicComponents(ring).map((component) => component.length)).toEqual([5000]);
  });

  it('counts a vertex with an edge to itself as a cycle, but not one without', () => {
    expect(cyclicComponents(graphOfPairs([[0, 0]], 2))).toEqual([[0]]);
  });

  it('puts two vertices into one component exactly when each reaches the other', () => {
    const size = 8;
    const vertex = fc.nat(size - 1);
    fc.assert(
      fc.property(fc.array(fc.tuple(vertex, vertex), { maxLength: 20 }), (pairs) => {
        const graph = graphOfPairs(pairs, size);
        const reach = (from: number): Set<number> => {
          const seen = new Set([from]);
          for (const at of seen) for (const next of graph.successors(at)) seen.add(next);
          return seen;
        };
        const componentOf = new Map<number, number>();
        for (const [index, component] of stronglyConnectedComponents(graph).entries()) {
          for (const member of component) componentOf.set(member, index);
        }
        for (let a = 0; a < size; a += 1) {
          for (let b = 0; b < size; b += 1) {
            const together = reach(a).has(b) && reach(b).has(a);
            expect(componentOf.get(a) === componentOf.get(b)).toBe(together);
          }
        }
      }),
    );
  });
});
