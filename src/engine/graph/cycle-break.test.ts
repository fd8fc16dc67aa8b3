import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notify } from '../resource-types/notify/notify.ts';
import { typeRegistry } from '../resource-types/registry.ts';
import { catalogOf, type WrittenResource } from '../testing/catalog-of.ts';
import { relationshipGraph } from './result.ts';

const types = typeRegistry([notify]);

/** A catalog of notifies, each of which requires what comes before it in a pair. */
function requiring(size: number, pairs: readonly (readonly [number, number])[]): Record<string, WrittenResource> {
  return Object.fromEntries(
    Array.from({ length: size }, (_, index) => {
      const sources = new Set(pairs.flatMap(([from, to]) => (to === index ? [`Notify[n${from}]`] : [])));
      return [`Notify[n${index}]`, { parameters: { require: [...sources] } }] as const;
    }),
  );
}

function cutsOf(size: number, pairs: readonly (readonly [number, number])[]): { cut: string[]; isSmallest: boolean } {
  const result = relationshipGraph(catalogOf(requiring(size, pairs), types), types);
  if (result.kind !== 'cyclic') return { cut: [], isSmallest: true };
  const number = (name: string): string => name.replace(/\D/g, '');
  return {
    cut: result.cycles.flatMap(({ cut }) =>
      cut.edges.map(({ source, target }) => `${number(source.name)} ${number(target.name)}`),
    ),
    isSmallest: result.cycles.every(({ cut }) => cut.isSmallest),
  };
}

function without(pairs: readonly (readonly [number, number])[], cut: readonly string[]): (readonly [number, number])[] {
  return pairs.filter(([from, to]) => !cut.includes(`${from} ${to}`));
}

/** The fewest pairs whose absence leaves no cycle, by trying all orders in which the vertices could come. */
function fewest(size: number, pairs: readonly (readonly [number, number])[]): number {
  const distinct = [...new Set(pairs.map((pair) => pair.join(' ')))].map((text) => text.split(' ').map(Number));
  let best = Infinity;
  const place = (order: readonly number[]): void => {
    if (order.length === size) {
      const backwards = distinct.filter(([from = 0, to = 0]) => order.indexOf(from) >= order.indexOf(to));
      best = Math.min(best, backwards.length);
      return;
    }
    for (let vertex = 0; vertex < size; vertex += 1) if (!order.includes(vertex)) place([...order, vertex]);
  };
  place([]);
  return best;
}

describe('what would break the cycles', () => {
  const vertex = fc.nat(4);

  it('leaves none, and could not be less', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(vertex, vertex), { maxLength: 12 }), (pairs) => {
        const { cut, isSmallest } = cutsOf(5, pairs);
        expect(cutsOf(5, without(pairs, cut)).cut).toEqual([]);
        expect(isSmallest).toBe(true);
        expect(cut).toHaveLength(fewest(5, pairs));
      }),
      { numRuns: 150 },
    );
  });

  it('is found soon, if not the least, where a thousand resources are tangled', () => {
    const pairs = Array.from(
      { length: 2000 },
      (_, index) => [(index * 7) % 1000, (index * (index < 1000 ? 13 : 17) + 5) % 1000] as const,
    );
    const { cut, isSmallest } = cutsOf(1000, pairs);
    expect(isSmallest).toBe(false);
    expect(cutsOf(1000, without(pairs, cut)).cut).toEqual([]);
  });
});
