import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typeRegistry } from '../../resource-types/registry.ts';
import { createCatalog, type WrittenResource } from '../../testing/create-catalog.ts';
import type { Cut, CutOptions } from './smallest-cuts.ts';
import type { RelationshipEdge } from '../edge.ts';
import { relationshipGraph } from '../result.ts';
import { builtinType } from '../../testing/builtin-type.ts';

const types = typeRegistry([builtinType('notify')]);

/** A catalog of notify resources: in each pair, the second requires the first. */
function requiring(size: number, pairs: readonly (readonly [number, number])[]): Record<string, WrittenResource> {
  return Object.fromEntries(
    Array.from({ length: size }, (_, index) => {
      const sources = new Set(pairs.flatMap(([from, to]) => (to === index ? [`Notify[n${from}]`] : [])));
      return [`Notify[n${index}]`, { parameters: { require: [...sources] } }] as const;
    }),
  );
}

interface Found {
  /** For each cycle, the edges of its first cut. */
  readonly cut: string[];
  readonly isSmallest: boolean;
  /** All cuts of the first cycle. */
  readonly cuts: string[][];
  readonly hasMore: boolean;
}

function cutsOf(size: number, pairs: readonly (readonly [number, number])[], options: CutOptions = {}): Found {
  const result = relationshipGraph(createCatalog(requiring(size, pairs), types), types);
  if (result.kind !== 'cyclic') return { cut: [], isSmallest: true, cuts: [], hasMore: false };
  const number = (name: string): string => name.replace(/\D/g, '');
  const named = (cut: Cut): string[] =>
    cut.flatMap(({ edges }) => edges.map(({ source, target }) => `${number(source.name)} ${number(target.name)}`));
  const all = result.cycles.map((cycle) => cycle.cuts(options));
  return {
    cut: all.flatMap(({ cuts: [first = []] }) => named(first)),
    isSmallest: all.every(({ isSmallest }) => isSmallest),
    cuts: (all[0]?.cuts ?? []).map(named),
    hasMore: all[0]?.hasMore ?? false,
  };
}

function without(pairs: readonly (readonly [number, number])[], cut: readonly string[]): (readonly [number, number])[] {
  return pairs.filter(([from, to]) => !cut.includes(`${from} ${to}`));
}

/** The least number of pairs whose removal leaves no cycle, found by trying all orders of the vertices. */
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

describe('cuts of cycles', () => {
  const vertex = fc.nat(4);

  const strongly = [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const;

  it('are all those of the smallest size, each once', () => {
    const { cuts, hasMore } = cutsOf(3, strongly);
    expect(cuts.toSorted(([a = ''], [b = '']) => a.localeCompare(b))).toEqual([['0 1'], ['1 2'], ['2 0']]);
    expect(hasMore).toBe(false);
    // Two cycles that share a vertex need two cuts, in any combination.
    const both = cutsOf(5, [...strongly, [0, 3], [3, 0]]);
    expect(both.cuts.map((cut) => cut.toSorted().join(', ')).toSorted()).toEqual([
      '0 1, 0 3',
      '0 1, 3 0',
      '0 3, 1 2',
      '0 3, 2 0',
      '1 2, 3 0',
      '2 0, 3 0',
    ]);
  });

  it('are at most the requested number, and report whether there are more', () => {
    const ring = Array.from({ length: 1000 }, (_, index) => [index, (index + 1) % 1000] as const);
    const { cuts, hasMore, isSmallest } = cutsOf(1000, ring);
    expect([cuts.length, hasMore, isSmallest]).toEqual([8, true, true]);
    expect(cutsOf(3, strongly, { most: 3 }).hasMore).toBe(false);
    expect(cutsOf(3, strongly, { most: 2 })).toMatchObject({ hasMore: true, cuts: [{ length: 1 }, { length: 1 }] });
  });

  it('count edges of one statement once, and list statements with weaker evidence first', () => {
    // Two cycles through vertex 0: the edges into it are one statement.
    const pairs = [
      [0, 1],
      [1, 0],
      [0, 2],
      [2, 0],
    ] as const;
    const { cuts } = cutsOf(3, pairs, {
      statementOf: ({ source, target }) => (target.name === 'Notify[n0]' ? 'into 0' : `${source.name} ${target.name}`),
    });
    expect(cuts).toEqual([['1 0', '2 0']]);
    const ranked = cutsOf(3, strongly, {
      evidenceOf: ({ edges: [edge] }) => ['Notify[n1]', 'Notify[n0]', 'Notify[n2]'].indexOf(edge?.source.name ?? ''),
    });
    expect(ranked.cuts).toEqual([['1 2'], ['0 1'], ['2 0']]);
  });

  it('do not contain an edge that no edit removes', () => {
    const kept = { statementOf: ({ source }: RelationshipEdge) => (source.name === 'Notify[n1]' ? 'one' : undefined) };
    expect(cutsOf(3, strongly, kept).cuts).toEqual([['1 2']]);
    expect(cutsOf(3, strongly, { statementOf: () => undefined })).toMatchObject({ cuts: [], hasMore: false });
  });

  it('leave no cycle, and no smaller cut exists', () => {
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

  it(
    'are found within the budget, though perhaps not the smallest, among a thousand entangled resources',
    { tags: 'limit' },
    () => {
      const pairs = Array.from(
        { length: 2000 },
        (_, index) => [(index * 7) % 1000, (index * (index < 1000 ? 13 : 17) + 5) % 1000] as const,
      );
      const { cut, isSmallest } = cutsOf(1000, pairs);
      expect(isSmallest).toBe(false);
      expect(cutsOf(1000, without(pairs, cut)).cut).toEqual([]);
    },
  );
});
