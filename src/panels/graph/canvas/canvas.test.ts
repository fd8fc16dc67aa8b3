import { describe, expect, test } from 'vitest';
import { dependency, analysisOf, resource } from '../../testing/build.ts';
import type { Drawing } from '../drawing.ts';
import { graphModel } from '../model.ts';
import { visibleGraph } from '../visible.ts';
import { hitAt, isSamePlace, sceneBetween, sceneOf, type Scene } from './scene.ts';
import { centeredOn, extentOf, fitted, opening, revealing, toGraph, zoomedAt } from './viewport.ts';

const size = { width: 400, height: 300 };

describe('what is in view', () => {
  test('zooming holds the point under the pointer', () => {
    const at = { x: 120, y: 40 };
    const before = { x: 30, y: -20, zoom: 0.5 };
    const after = zoomedAt(before, 1.7, at);
    expect(toGraph(after, at).x).toBeCloseTo(toGraph(before, at).x);
    expect(toGraph(after, at).y).toBeCloseTo(toGraph(before, at).y);
    expect(zoomedAt(before, 1000, at).zoom).toBe(3);
    expect(zoomedAt(before, 0, at).zoom).toBe(0.03);
  });

  test('fitting shows all of it in the middle, and blows nothing up', () => {
    const bounds = { x: -500, y: 100, width: 2000, height: 300 };
    const extent = extentOf(fitted(bounds, size), size);
    expect(extent.x).toBeLessThanOrEqual(bounds.x);
    expect(extent.x + extent.width).toBeGreaterThanOrEqual(bounds.x + bounds.width);
    expect(extent.y + extent.height / 2).toBeCloseTo(bounds.y + bounds.height / 2);
    expect(fitted({ x: 0, y: 0, width: 10, height: 10 }, size).zoom).toBe(1.15);
  });

  test('a graph too large to be read whole is first shown from its upper left, a very large one whole', () => {
    const bounds = { x: 0, y: 0, width: 4000, height: 3000 };
    const first = extentOf(opening(bounds, size, 30), size);
    expect(first.x).toBeLessThan(0);
    expect(first.width).toBeLessThan(bounds.width);
    expect(extentOf(opening(bounds, size, 3000), size).width).toBeGreaterThan(bounds.width);
  });

  test('revealing what is in view moves nothing', () => {
    const view = centeredOn({ x: 0, y: 0, zoom: 1 }, size, { x: 0, y: 0 });
    expect(revealing(view, size, { x: -50, y: -20, width: 100, height: 40 })).toBe(view);
    const moved = extentOf(revealing(view, size, { x: 1000, y: 0, width: 100, height: 40 }), size);
    expect(moved.x + moved.width / 2).toBeCloseTo(1050);
  });
});

const model = graphModel(
  analysisOf(
    [resource('Class[A]'), resource('File[a]', 'Class[A]'), resource('File[b]', 'Class[A]')],
    [dependency('File[a]', 'File[b]', 'require')],
  ),
  'dependencies',
);
if (model === undefined) throw new Error('no catalog');
const graph = visibleGraph(model, { mode: 'dependencies', collapsed: new Set(), levels: undefined, focus: undefined });

function drawingAt(y: number): Pick<Drawing, 'graph' | 'layout'> {
  const boxes = {
    'Class[A]': { x: 0, y: 0, width: 300, height: 300 },
    'File[a]': { x: 50, y: 50, width: 200, height: 46 },
    'File[b]': { x: 50, y, width: 200, height: 46 },
  };
  const routes = {
    'File[a] -> File[b]': [
      { x: 150, y: 96 },
      { x: 150, y },
    ],
  };
  return { graph, layout: { boxes, routes, width: 300, height: 300, quality: 'layered' } };
}

describe('a scene', () => {
  const scene = sceneOf(drawingAt(200));
  const at = (x: number, y: number, of: Scene = scene): string | undefined => {
    const hit = hitAt(of, { x, y }, 6);
    return hit?.kind === 'node' ? hit.node.visible.ref : hit?.edge.id;
  };

  test('tells what is at a point: a resource, an edge near it, the box behind them, nothing', () => {
    expect(at(60, 60)).toBe('File[a]');
    expect(at(154, 150)).toBe('File[a] -> File[b]');
    expect(at(170, 150)).toBe('Class[A]');
    expect(at(400, 150)).toBeUndefined();
  });

  test('goes from one drawing to the next', () => {
    const next = sceneOf(drawingAt(260));
    const half = sceneBetween(scene, next, 0.5);
    expect(half.byRef.get('File[b]')?.box.y).toBe(230);
    expect(half.edges[0]?.points.at(-1)?.y).toBe(230);
    expect(isSamePlace(sceneBetween(scene, next, 1), next)).toBe(true);
    expect(isSamePlace(scene, next)).toBe(false);
  });

  test('leaves out what has no place', () => {
    const { layout } = drawingAt(200);
    const { 'File[b]': gone, ...boxes } = layout.boxes;
    expect(gone).toBeDefined();
    const partial = sceneOf({ graph, layout: { ...layout, boxes, routes: {} } });
    expect(partial.nodes).toHaveLength(2);
    expect(partial.edges).toEqual([]);
  });
});
