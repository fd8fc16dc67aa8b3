/** Properties that hold for the order of every acyclic graph, and for the cycles of every other graph. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typeRegistry } from '../resource-types/registry.ts';
import { createCatalog, type WrittenResource } from '../testing/create-catalog.ts';
import { relationshipGraph, type RelationshipGraphResult } from './result.ts';
import { builtinType } from '../testing/builtin-type.ts';

const types = typeRegistry([builtinType('notify')]);
const SIZE = 9;

type Relation = readonly [from: number, to: number, parameter: 'before' | 'require' | 'notify' | 'subscribe'];

interface Plan {
  /** Relationships between numbered resources: two numbers and a metaparameter. */
  readonly relations: readonly Relation[];
  readonly inClass: readonly number[];
}

const relation: fc.Arbitrary<Relation> = fc.tuple(
  fc.nat(SIZE - 1),
  fc.nat(SIZE - 1),
  fc.constantFrom('before', 'require', 'notify', 'subscribe'),
);
const plans: fc.Arbitrary<Plan> = fc.record({
  relations: fc.array(relation, { maxLength: 14 }),
  inClass: fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: 4 }),
});

/** Resources in which `from` comes before `to` for each relation, whichever of the two declares it. */
function written({ relations, inClass }: Plan): Record<string, WrittenResource> {
  const name = (number: number): string => `Notify[n${number}]`;
  const resources: Record<string, WrittenResource> = inClass.length === 0 ? {} : { 'Class[Held]': {} };
  for (let number = 0; number < SIZE; number += 1) {
    const parameters: Record<string, string[]> = {};
    for (const [from, to, parameter] of relations) {
      const isForward = parameter === 'before' || parameter === 'notify';
      if (number === (isForward ? from : to)) (parameters[parameter] ??= []).push(name(isForward ? to : from));
    }
    resources[name(number)] = inClass.includes(number) ? { parameters, inside: 'Class[Held]' } : { parameters };
  }
  return resources;
}

function graphOf(plan: Plan): RelationshipGraphResult {
  return relationshipGraph(createCatalog(written(plan), types), types);
}

function orderOf(plan: Plan): readonly string[] {
  const result = graphOf(plan);
  return result.kind === 'ordered' ? result.order.map((vertex) => vertex.name) : [];
}

describe('an order', () => {
  it('respects every edge, and contains every vertex once', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const result = graphOf(plan);
        if (result.kind !== 'ordered') return;
        const places = new Map(result.order.map((vertex, place) => [vertex, place] as const));
        expect(places.size).toBe(result.graph.vertices.length);
        expect(result.order).toHaveLength(result.graph.vertices.length);
        for (const { source, target } of result.graph.edges()) {
          expect(places.get(source)).toBeLessThan(places.get(target) ?? -1);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is the same each time', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(orderOf(plan)).toEqual(orderOf(plan));
      }),
      { numRuns: 60 },
    );
  });

  it('always takes the first ready vertex of the manifest', () => {
    fc.assert(
      fc.property(fc.array(relation, { maxLength: 14 }), (relations) => {
        const order = orderOf({ relations, inClass: [] }).filter((name) => name.startsWith('Notify['));
        if (order.length === 0) return;
        const left = new Set(Array.from({ length: SIZE }, (_, number) => number));
        const expected: string[] = [];
        while (left.size > 0) {
          const isReady = (number: number): boolean => !relations.some(([from, to]) => to === number && left.has(from));
          const next = [...left].find(isReady) ?? -1;
          left.delete(next);
          expected.push(`Notify[n${next}]`);
        }
        expect(order).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('is that of the manifest without other constraints', () => {
    const order = orderOf({ relations: [], inClass: [] }).filter((name) => name.startsWith('Notify['));
    expect(order).toEqual(Array.from({ length: SIZE }, (_, number) => `Notify[n${number}]`));
  });
});

describe('a graph without an order', () => {
  it('has cycles: each of its loops is one, and none is left after the first cuts', () => {
    fc.assert(
      fc.property(fc.array(relation, { minLength: 3, maxLength: 16 }), (relations) => {
        const result = graphOf({ relations, inClass: [] });
        fc.pre(result.kind === 'cyclic');
        const broken = new Set<string>();
        for (const cycle of result.cycles) {
          const { loops, members, path } = cycle;
          for (const loop of loops.cycles) {
            expect(new Set(loop).size).toBe(loop.length);
            for (const [index, vertex] of loop.entries()) {
              const next = loop[(index + 1) % loop.length] ?? vertex;
              expect(members).toContain(vertex);
              expect(result.graph.successors(vertex)).toContain(next);
            }
          }
          expect(path.slice(0, -1)).toContain(path.at(-1));
          const [cut = []] = cycle.cuts().cuts;
          for (const { edges } of cut)
            for (const { source, target } of edges) broken.add(`${source.name} ${target.name}`);
        }
        const left = relations.filter(([from, to]) => !broken.has(`Notify[n${from}] Notify[n${to}]`));
        expect(graphOf({ relations: left, inClass: [] }).kind).toBe('ordered');
      }),
      { numRuns: 120 },
    );
  });
});
