import Elk from 'elkjs/lib/elk.bundled.js';
import { describe, expect, test } from 'vitest';
import { elkArrange } from './elk.ts';
import { layoutNested, type Arrangement } from './nested.ts';
import { quickLayout } from './quick-layout.ts';
import type { Box, LayoutEdge, LayoutNode, LayoutRequest } from './types.ts';

const elk = new Elk({ algorithms: ['layered'] });
const node = (id: string, parent?: string): LayoutNode => ({
  id,
  width: 100,
  height: 40,
  ...(parent === undefined ? {} : { parent }),
});
const edge = (from: string, to: string): LayoutEdge => ({ id: `${from}-${to}`, from, to });
const request = (nodes: readonly LayoutNode[], edges: readonly LayoutEdge[]): LayoutRequest => ({
  nodes,
  edges,
  direction: 'down',
  aspect: 1.5,
});

async function layered(request: LayoutRequest, closeAll = false): Promise<Arrangement> {
  return layoutNested(request, { arrange: elkArrange(elk, request.direction), closeAll });
}

function boxOf(arrangement: Arrangement, id: string): Box {
  const box = arrangement.boxes.get(id);
  if (box === undefined) throw new Error(`no box of ${id}`);
  return box;
}

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width + 0.5 &&
    inner.y + inner.height <= outer.y + outer.height + 0.5
  );
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('layoutNested', () => {
  test('places resources that are applied first above their dependents', async () => {
    const layout = await layered(request([node('a'), node('b')], [edge('b', 'a')]));
    expect(boxOf(layout, 'b').y + 40).toBeLessThan(boxOf(layout, 'a').y);
    expect(layout.routes.get('b-a')?.length).toBeGreaterThan(1);
  });

  test('keeps members inside their boxes, whether edges enter the boxes or not', async () => {
    const nodes = [
      node('A'),
      node('a1', 'A'),
      node('a2', 'A'),
      node('B'),
      node('b1', 'B'),
      node('b2', 'B'),
      node('b3', 'B'),
    ];
    for (const edges of [[edge('A', 'B')], [edge('a1', 'b1')], [edge('a1', 'a2'), edge('a2', 'B')]]) {
      const layout = await layered(request(nodes, edges));
      expect(layout.boxes.size).toBe(nodes.length);
      const strays = nodes.filter(({ id, parent = id }) => !holds(boxOf(layout, parent), boxOf(layout, id)));
      expect(strays).toEqual([]);
      expect(overlap(boxOf(layout, 'A'), boxOf(layout, 'B'))).toBe(false);
      expect(overlap(boxOf(layout, 'b2'), boxOf(layout, 'b3'))).toBe(false);
    }
  });

  test('widens a box with a requested side padding, whether edges enter it or not', async () => {
    const nodes = [{ ...node('A'), side: 40 }, node('a', 'A'), node('b')];
    for (const edges of [[], [edge('a', 'b')]]) {
      const layout = await layered(request(nodes, edges));
      const [outer, inner] = [boxOf(layout, 'A'), boxOf(layout, 'a')];
      expect(inner.x - outer.x).toBeGreaterThanOrEqual(40);
      expect(outer.x + outer.width - inner.x - inner.width).toBeGreaterThanOrEqual(40);
    }
  });

  test('an edit inside a closed box does not move the content of other boxes', async () => {
    const nodes = [node('A'), node('a1', 'A'), node('B'), node('b1', 'B'), node('b2', 'B')];
    const edges = [edge('A', 'B'), edge('b1', 'b2')];
    const one = await layered(request(nodes, edges));
    const two = await layered(request([...nodes, node('a2', 'A')], edges));
    const relative = (layout: Arrangement): readonly number[] => [
      boxOf(layout, 'b2').x - boxOf(layout, 'B').x,
      boxOf(layout, 'b2').y - boxOf(layout, 'B').y,
    ];
    expect(relative(two)).toEqual(relative(one));
  });

  test('handles cycles, loops, edges between a box and its own member, and edges to absent nodes', async () => {
    const nodes = [node('A'), node('a', 'A'), node('b'), node('c')];
    const edges = [edge('b', 'c'), edge('c', 'b'), edge('b', 'b'), edge('A', 'a'), edge('a', 'A'), edge('a', 'gone')];
    for (const closeAll of [false, true]) {
      const layout = await layered(request(nodes, edges), closeAll);
      expect([...layout.boxes.keys()].toSorted()).toEqual(['A', 'a', 'b', 'c']);
    }
    expect(Object.keys((await quickLayout(request(nodes, edges))).boxes)).toHaveLength(4);
  });

  test('packs unconnected nodes into the aspect ratio', async () => {
    const layout = await layered(
      request(
        Array.from({ length: 60 }, (_, index) => node(`n${index}`)),
        [],
      ),
    );
    expect(layout.width / layout.height).toBeGreaterThan(0.9);
    expect(layout.width / layout.height).toBeLessThan(2.2);
  });
});

describe('quickLayout', () => {
  test('ranks by the longest path and keeps boxes apart', async () => {
    const nodes = [node('a'), node('b'), node('c'), node('B'), node('b1', 'B')];
    const { boxes, quality } = await quickLayout(
      request(nodes, [edge('a', 'b'), edge('b', 'c'), edge('a', 'c'), edge('c', 'b1')]),
    );
    expect(quality).toBe('quick');
    const y = (id: string): number => boxes[id]?.y ?? NaN;
    expect([y('a'), y('b'), y('c'), y('B')]).toEqual([y('a'), y('b'), y('c'), y('B')].toSorted((a, b) => a - b));
    expect(y('b1')).toBeGreaterThan(y('B'));
  });

  test('handles a chain of ten thousand nodes without overflow', { tags: 'limit' }, async () => {
    const nodes = Array.from({ length: 10_000 }, (_, index) => node(`n${index}`));
    const edges = nodes.slice(1).map(({ id }, index) => edge(`n${index}`, id));
    expect(Object.keys((await quickLayout(request(nodes, edges))).boxes)).toHaveLength(10_000);
  });
});
