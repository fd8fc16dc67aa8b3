import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stage } from '../resource-types/component.ts';
import type { ResourceTypeDefinition } from '../resource-types/definition.ts';
import { typeRegistry } from '../resource-types/registry.ts';
import { createCatalog, type WrittenResource } from '../testing/create-catalog.ts';
import { cycleReport } from './cycles/cycles.ts';
import { describeReason } from './edge.ts';
import { graphToJson } from './json.ts';
import { relationshipGraph } from './result.ts';
import { builtinType } from '../testing/builtin-type.ts';

/** Resource type that autorequires the resource named in its parameter `needs`. */
const needy: ResourceTypeDefinition = {
  name: 'needy',
  doc: 'A type with an autorequire.',
  attributes: [
    { kind: 'parameter', name: 'name', doc: 'The name.', namevar: true },
    { kind: 'parameter', name: 'needs', doc: 'The title of another.' },
  ],
  autorequire: [{ type: 'needy', why: 'what it needs comes first', titles: (it) => [String(it.get('needs'))] }],
};
const types = typeRegistry([builtinType('notify'), stage, needy]);

function related(resources: Readonly<Record<string, WrittenResource>>): ReturnType<typeof relationshipGraph> {
  return relationshipGraph(createCatalog(resources, types), types);
}

function edgesOf(resources: Readonly<Record<string, WrittenResource>>): string[] {
  const { edges = [] } = graphToJson(related(resources));
  return edges.map(([from, to, kind]) => `${from} > ${to} (${kind})`);
}

function orderOf(resources: Readonly<Record<string, WrittenResource>>): string[] {
  const { order = [] } = graphToJson(related(resources));
  return order.filter((name) => !name.includes(':') && !name.startsWith('Stage'));
}

describe('edges', () => {
  it('keep two relationships of one pair apart', () => {
    const edges = edgesOf({
      'Notify[a]': { parameters: { notify: 'Notify[b]' } },
      'Notify[b]': { parameters: { subscribe: 'Notify[a]' } },
    });
    expect(edges.filter((edge) => edge === 'Notify[a] > Notify[b] (refresh)')).toHaveLength(2);
  });

  it('lead to the nearer end of a container', () => {
    const edges = edgesOf({
      'Class[A]': { parameters: { before: 'Class[B]' } },
      'Notify[a]': { inside: 'Class[A]' },
      'Class[B]': {},
      'Notify[b]': { inside: 'Class[B]', parameters: { before: 'Notify[c]' } },
      'Notify[c]': { parameters: { require: 'Class[A]' } },
    });
    expect(edges).toContain('completed:class[A] > admissible:class[B] (order)');
    expect(edges).toContain('completed:class[A] > Notify[c] (order)');
    expect(edges).toContain('Notify[b] > Notify[c] (order)');
  });

  it('join the two ends of an empty container', () => {
    expect(edgesOf({ 'Class[A]': {} })).toContain('admissible:class[A] > completed:class[A] (order)');
  });

  it('are added by types only if nothing joins the pair yet, in either direction', () => {
    const opposite = edgesOf({
      'Needy[a]': { parameters: { needs: 'b' } },
      'Needy[b]': { parameters: { require: 'Needy[a]' } },
    });
    expect(opposite).toContain('Needy[a] > Needy[b] (order)');
    expect(opposite).not.toContain('Needy[b] > Needy[a] (order)');
    expect(edgesOf({ 'Needy[a]': { parameters: { needs: 'b' } }, 'Needy[b]': {} })).toContain(
      'Needy[b] > Needy[a] (order)',
    );
  });

  it('have a reason', () => {
    const result = related({
      'Needy[a]': { parameters: { needs: 'b' } },
      'Needy[b]': {},
      'Notify[c]': { parameters: { require: 'Needy[a]' } },
    });
    if (result.kind !== 'ordered') throw new Error('there is an order');
    const reasons = [...result.graph.edges()].map(({ reason }) => describeReason(reason));
    expect(reasons).toContain('autorequire of Needy[a]: what it needs comes first');
    expect(reasons).toContain('require (catalog) on Notify[c] at site.pp:3');
    expect(reasons).toContain('Class[Main] contains Notify[c]');
  });
});

describe('the order', () => {
  it('is that of the manifest without other constraints', () => {
    expect(orderOf({ 'Notify[z]': {}, 'Notify[a]': {}, 'Notify[m]': {} })).toEqual([
      'Notify[z]',
      'Notify[a]',
      'Notify[m]',
    ]);
  });

  it('respects every edge, and contains every vertex once', () => {
    const size = 7;
    const pair = fc.tuple(fc.nat(size - 1), fc.nat(size - 1));
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 12 }), fc.array(fc.boolean(), { minLength: size }), (pairs, inside) => {
        const resources: Record<string, WrittenResource> = { 'Class[A]': {} };
        for (let index = 0; index < size; index += 1) {
          const require = pairs.flatMap(([from, to]) => (to === index ? [`Notify[n${from}]`] : []));
          const within = inside[index] === true ? { inside: 'Class[A]' } : {};
          resources[`Notify[n${index}]`] = { parameters: { require }, ...within };
        }
        const result = related(resources);
        fc.pre(result.kind === 'ordered');
        if (result.kind !== 'ordered') return;
        const place = new Map(result.order.map((vertex, index) => [vertex, index]));
        expect(place.size).toBe(result.graph.vertices.length);
        for (const { source, target } of result.graph.edges()) {
          expect(place.get(source)).toBeLessThan(place.get(target) ?? -1);
        }
      }),
    );
  });
});

describe('the order of random graphs', () => {
  const size = 8;
  const pairs = fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 12 });
  const written = (relations: readonly (readonly [number, number])[]): Record<string, WrittenResource> =>
    Object.fromEntries(
      Array.from({ length: size }, (_, index) => {
        const require = relations.flatMap(([from, to]) => (to === index ? [`Notify[n${from}]`] : []));
        return [`Notify[n${index}]`, { parameters: { require } }];
      }),
    );

  it('is reproducible, and unchanged by a relationship that is already satisfied', () => {
    fc.assert(
      fc.property(pairs, fc.nat(size - 1), fc.nat(size - 1), (relations, one, other) => {
        const order = orderOf(written(relations));
        fc.pre(order.length > 0 && one !== other);
        expect(orderOf(written(relations))).toEqual(order);
        const place = (index: number): number => order.indexOf(`Notify[n${index}]`);
        const more = place(one) < place(other) ? ([one, other] as const) : ([other, one] as const);
        expect(orderOf(written([...relations, more]))).toEqual(order);
      }),
    );
  });
});

describe('a cycle', () => {
  const twoRings = {
    'Notify[a]': { parameters: { require: 'Notify[b]' } },
    'Notify[b]': { parameters: { require: ['Notify[a]', 'Notify[c]'] } },
    'Notify[c]': { parameters: { require: 'Notify[b]' } },
  };

  it("is reported in Puppet's words", () => {
    const result = related({
      'Notify[a]': { parameters: { require: 'Notify[b]' } },
      'Notify[b]': { parameters: { require: 'Notify[a]' } },
    });
    expect(result.kind === 'cyclic' && cycleReport(result.cycles)).toBe(
      "Found 1 dependency cycle:\n(Notify[a] => Notify[b] => Notify[a])\\nTry the '--graph' option and opening the " +
        "resulting '.dot' file in OmniGraffle or GraphViz",
    );
  });

  it('comes with the fewest relationships whose removal breaks it', () => {
    const result = related(twoRings);
    const [cycle] = result.kind === 'cyclic' ? result.cycles : [];
    expect(cycle?.members.map(({ name }) => name)).toEqual(['Notify[a]', 'Notify[b]', 'Notify[c]']);
    expect(cycle?.edges).toHaveLength(4);
    const { cuts = [], isSmallest } = cycle?.cuts() ?? {};
    expect(isSmallest).toBe(true);
    expect(cuts.map(({ length }) => length)).toEqual([2, 2, 2, 2]);
  });

  it('through a container is broken at the relation, not at the containment', () => {
    const result = related({
      'Class[A]': {},
      'Notify[a]': { inside: 'Class[A]', parameters: { require: 'Class[A]' } },
    });
    const [cycle] = result.kind === 'cyclic' ? result.cycles : [];
    const edges = cycle?.cuts().cuts.flatMap((cut) => cut.flatMap((statement) => statement.edges));
    expect(edges?.map(({ reason }) => reason.kind)).toEqual(['relationship']);
  });
});

describe('an invalid graph', () => {
  it('names the relationship with a missing target', () => {
    const result = related({ 'Notify[a]': { parameters: { require: 'Notify[x]' } } });
    expect(result).toMatchObject({
      kind: 'failed',
      error: {
        class: 'Puppet::ResourceError',
        message: 'Could not find dependency Notify[x] for Notify[a] (file: site.pp, line: 1)',
      },
    });
  });

  it('treats a virtual resource as missing', () => {
    const result = related({ 'Notify[a]': { parameters: { before: 'Notify[b]' } }, 'Notify[b]': { virtual: true } });
    expect(result.kind === 'failed' && result.error.message).toContain('Could not find dependent Notify[b]');
  });
});
