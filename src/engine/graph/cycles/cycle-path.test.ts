import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cyclicComponents, type Successors } from './components.ts';
import { firstPathInCycle } from './cycle-path.ts';
import { graphOfPairs } from '../../testing/graph-of-pairs.ts';

/** Puppet's own search (`simple_graph.rb`, `paths_in_cycle`): all walks, breadth-first, until one repeats a vertex. */
function searchedPath(graph: Successors<number>, members: readonly number[]): number[] {
  const queue: number[][] = [[members[0] ?? 0]];
  for (const walk of queue) {
    const last = walk.at(-1) ?? 0;
    if (walk.indexOf(last) < walk.length - 1) return walk;
    for (const next of graph.successors(last)) if (members.includes(next)) queue.push([...walk, next]);
  }
  return [];
}

describe('the printed path of a cycle', () => {
  it('follows a cycle from its first member', () => {
    const graph = graphOfPairs([
      [0, 1],
      [1, 2],
      [2, 0],
    ]);
    expect(firstPathInCycle(graph, [0, 1, 2])).toEqual([0, 1, 2, 0]);
  });

  it('may start before the loop', () => {
    const graph = graphOfPairs([
      [0, 1],
      [1, 2],
      [2, 1],
      [2, 3],
      [3, 0],
    ]);
    expect(firstPathInCycle(graph, [0, 1, 2, 3])).toEqual([0, 1, 2, 1]);
  });

  it('is the one that a search over all walks finds first', () => {
    const vertex = fc.nat(6);
    fc.assert(
      fc.property(fc.array(fc.tuple(vertex, vertex), { maxLength: 16 }), (pairs) => {
        const graph = graphOfPairs(pairs);
        for (const component of cyclicComponents(graph)) {
          const members = component.sort((a, b) => a - b);
          expect(firstPathInCycle(graph, members)).toEqual(searchedPath(graph, members));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('handles a cycle of 50,000 vertices', { tags: 'limit' }, () => {
    const size = 50_000;
    const graph = graphOfPairs(Array.from({ length: size }, (_, index) => [index, (index + 1) % size] as const));
    expect(firstPathInCycle(graph, [...graph.vertices])).toHaveLength(size + 1);
  });
});
