import { describe, expect, test } from 'vitest';
import type { LayoutResult } from '../../layout/types.ts';
import type { RunMoment } from '../shared/runs/run-moment.ts';
import { cycleAnalysis, ntpAnalysis } from '../testing/fixtures.ts';
import { createDrawing, outcomeReader } from './drawing.ts';
import { alignLayout, betterFit, layoutKey, layoutRequest } from './model/layout-request.ts';
import { graphModel } from './model/model.ts';
import type { Palette } from './palette.ts';
import { boxTowards } from './model/box-towards.ts';
import { graphSvg } from './svg.ts';
import { graphTreeRows } from './model/tree-rows.ts';
import { visibleGraph, type VisibleGraph } from './model/visible.ts';

const model = graphModel(ntpAnalysis, 'dependencies');
if (model === undefined) throw new Error('no catalog');
const graphOf = (collapsed: readonly string[] = []): VisibleGraph =>
  visibleGraph(model, { mode: 'dependencies', collapsed: new Set(collapsed), levels: undefined, focus: undefined });

const layoutOf = (boxes: LayoutResult['boxes']): LayoutResult => ({
  boxes,
  routes: {},
  width: 100,
  height: 100,
  quality: 'layered',
});
const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

describe('the layout request', () => {
  test('is the same after a change of attributes only', () => {
    const key = (graph: VisibleGraph): string => layoutKey(layoutRequest(graph, 'down', 1));
    expect(key(graphOf())).toBe(key(graphOf()));
    expect(key(graphOf())).not.toBe(key(graphOf(['Class[Ntp]'])));
  });

  test('keeps the drawing in place when a resource is added', () => {
    const before = layoutOf({ a: box(0, 0), b: box(0, 50) });
    const after = alignLayout(layoutOf({ a: box(30, 20), b: box(30, 70), c: box(60, 70) }), before, undefined);
    expect(after.boxes).toEqual({ a: box(0, 0), b: box(0, 50), c: box(30, 50) });
  });

  test('keeps the selected node in place', () => {
    const before = layoutOf({ a: box(0, 0), b: box(0, 50) });
    expect(alignLayout(layoutOf({ a: box(0, 0), b: box(0, 90) }), before, 'b').boxes['b']).toEqual(box(0, 50));
  });

  test('chooses the direction that fills the available space', () => {
    const [tall, wide] = [
      { ...layoutOf({}), width: 100, height: 1000 },
      { ...layoutOf({}), width: 1000, height: 100 },
    ];
    expect(betterFit(tall, wide, 2)).toBe('right');
    expect(betterFit(tall, wide, 0.5)).toBe('down');
  });
});

test('arrow keys go to the nearest node in their direction', () => {
  const boxes = { a: box(0, 0), b: box(2, 40), c: box(60, 30), d: box(0, 200) };
  expect(boxTowards(boxes, Object.keys(boxes), 'a', 'ArrowDown')).toBe('b');
  expect(boxTowards(boxes, Object.keys(boxes), 'a', 'ArrowRight')).toBe('c');
  expect(boxTowards(boxes, Object.keys(boxes), 'a', 'ArrowUp')).toBeUndefined();
});

test('a closed box shows the worst outcome of the resources inside', () => {
  const moment: RunMoment = {
    outcomes: new Map([
      ['Package[ntp]', 'changed'],
      ['Service[ntp]', 'failed'],
    ]),
    active: undefined,
    partial: false,
  };
  const read = outcomeReader(model, moment);
  const [closed] = graphOf(['Class[Ntp]']).nodes;
  const [opened] = graphOf().nodes;
  expect(closed === undefined ? undefined : read(closed)).toBe('failed');
  expect(opened === undefined ? undefined : read(opened)).toBeUndefined();
});

test('the bounds of a drawing include lines that run around its boxes', () => {
  const graph = graphOf();
  const [edge] = graph.edges;
  if (edge === undefined) throw new Error('no edge');
  const boxes = Object.fromEntries(graph.nodes.map(({ ref }, index) => [ref, box(index * 20, 0)]));
  const around = [
    { x: 10, y: 5 },
    { x: -40, y: 5 },
    { x: -40, y: 90 },
    { x: 20, y: 90 },
  ];
  const { bounds } = createDrawing('', graph, { ...layoutOf(boxes), routes: { [edge.id]: around } });
  expect(bounds.x).toBe(-40);
  expect(bounds.y + bounds.height).toBe(90);
});

describe('the tree of the graph', () => {
  test('lists incoming and outgoing edges of a resource with their reasons', () => {
    const rows = graphTreeRows(model, new Set(['File[/etc/ntp.conf]']));
    const texts = rows.map(({ text }) => text);
    expect(texts).toContain('File[/etc/ntp.conf], edges: 1 incoming, 0 outgoing');
    expect(texts).toContain('after Package[ntp]: require, manifests/site.pp:15; before, manifests/site.pp:17');
    expect(rows.find(({ id }) => id === 'Class[Ntp]')).toMatchObject({ level: 1, isExpanded: true });
  });

  test('hides the rows of a closed box', () => {
    const rows = graphTreeRows(model, new Set(['Class[Ntp]']));
    expect(rows.some(({ id }) => id === 'Package[ntp]')).toBe(false);
  });
});

test('the SVG contains every node and edge, and escapes titles', () => {
  const cycles = graphModel(cycleAnalysis, 'dependencies');
  if (cycles === undefined) throw new Error('no catalog');
  const graph = visibleGraph(cycles, {
    mode: 'dependencies',
    collapsed: new Set(),
    levels: undefined,
    focus: undefined,
  });
  const layout = layoutOf(Object.fromEntries(graph.nodes.map(({ ref }, index) => [ref, box(index * 20, index * 20)])));
  const color = '#000000';
  const palette: Palette = {
    paper: color,
    surface: color,
    raised: color,
    line: color,
    lineStrong: color,
    ink: color,
    muted: color,
    selection: color,
    selected: color,
    failed: '#ff0000',
    sans: "'Inter & <co>'",
    mono: 'mono',
    outcomes: { unchanged: color, changed: color, refreshed: color, noop: color, skipped: color, failed: color },
  };
  const decoration = {
    moment: { outcomes: new Map(), active: undefined, partial: false },
    selectedRef: undefined,
    selectedEdges: new Set<string>(),
    lit: undefined,
    refreshes: [],
    outcomeOf: () => 'changed' as const,
  };
  const svg = graphSvg(createDrawing('', graph, layout), palette, decoration);
  expect(svg.match(/<title>/g)).toHaveLength(graph.nodes.length + graph.edges.length);
  expect(svg).toContain('&amp; &lt;co&gt;');
  expect(svg).toContain('Service[app] -&gt; File[/etc/app.conf]');
  expect(svg).not.toContain('NaN');
});
