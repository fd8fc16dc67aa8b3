import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typeRegistry } from '../../resource-types/registry.ts';
import { createCatalog } from '../../testing/create-catalog.ts';
import { elementaryCycles } from './elementary-cycles.ts';
import { relationshipGraph } from '../result.ts';
import { builtinType } from '../../testing/builtin-type.ts';

type Pair = readonly [number, number];

function search(size: number, pairs: readonly Pair[], bounds?: { most: number; steps: number }) {
  const vertices = Array.from({ length: size }, (_, index) => index);
  const successors = (vertex: number) => pairs.flatMap(([from, to]) => (from === vertex ? [to] : []));
  return elementaryCycles(vertices, successors, bounds);
}

/** Finds all elementary cycles by trying every simple path. */
function byForce(size: number, pairs: readonly Pair[]): string[] {
  const found = new Set<string>();
  const walk = (path: readonly number[]): void => {
    for (const [from, to] of pairs) {
      if (from !== path.at(-1)) continue;
      if (to === path[0]) found.add(path.join(' '));
      else if (!path.includes(to) && to > (path[0] ?? 0)) walk([...path, to]);
    }
  };
  for (let start = 0; start < size; start += 1) walk([start]);
  return [...found].toSorted();
}

describe('elementary cycles', () => {
  it('are complete', () => {
    const vertex = fc.nat(5);
    fc.assert(
      fc.property(fc.array(fc.tuple(vertex, vertex), { maxLength: 16 }), (pairs) => {
        const { cycles, isComplete } = search(6, pairs, { most: 10_000, steps: 1_000_000 });
        expect(isComplete).toBe(true);
        expect(cycles.map((cycle) => cycle.join(' ')).toSorted()).toEqual(byForce(6, pairs));
      }),
      { numRuns: 200 },
    );
  });

  it('stop at a bound, with the shortest of those found first', () => {
    const all = Array.from({ length: 12 }, (_, from) =>
      Array.from({ length: 12 }, (__, to): Pair => [from, to]),
    ).flat();
    const { cycles, isComplete } = search(12, all);
    expect(isComplete).toBe(false);
    expect(cycles).toHaveLength(100);
    expect(cycles[0]).toHaveLength(1);
  });

  it('are found in long cycles', () => {
    const ring = new Map(Array.from({ length: 20_000 }, (_, index) => [index, [(index + 1) % 20_000]] as const));
    const { cycles, isComplete } = elementaryCycles([...ring.keys()], (vertex) => ring.get(vertex) ?? []);
    expect(isComplete).toBe(true);
    expect(cycles.map(({ length }) => length)).toEqual([20_000]);
  });

  it('belong to the cycle that they share', () => {
    const types = typeRegistry([builtinType('notify')]);
    const result = relationshipGraph(
      createCatalog(
        {
          'Notify[a]': { parameters: { require: ['Notify[b]', 'Notify[c]'] } },
          'Notify[b]': { parameters: { require: 'Notify[a]' } },
          'Notify[c]': { parameters: { require: 'Notify[b]' } },
        },
        types,
      ),
      types,
    );
    if (result.kind !== 'cyclic') throw new Error(result.kind);
    const [cycle] = result.cycles;
    expect(cycle?.loops.cycles.map((loop) => loop.map(({ name }) => name))).toEqual([
      ['Notify[a]', 'Notify[b]'],
      ['Notify[a]', 'Notify[b]', 'Notify[c]'],
    ]);
  });
});
