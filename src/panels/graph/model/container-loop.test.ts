import { describe, expect, test } from 'vitest';
import type { LayoutResult } from '../../../layout/types.ts';
import { buildAnalysis, dependency, resource } from '../../testing/build-views.ts';
import { containerLoop } from './container-loop.ts';
import { createDrawing } from '../drawing.ts';
import { layoutRequest } from './layout-request.ts';
import { graphModel } from './model.ts';
import { visibleGraph } from './visible.ts';

const container = { x: 0, y: 0, width: 300, height: 300 };
const member = { x: 50, y: 100, width: 200, height: 46 };

describe('containerLoop', () => {
  test('stays inside the container and touches its border and the side of the member', () => {
    const points = containerLoop(container, member, 'top', []);
    expect(points[0]?.y).toBe(0);
    expect(points.at(-1)).toEqual({ x: 250, y: 123 });
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(300);
      expect(y).toBeGreaterThanOrEqual(0);
    }
    expect(containerLoop(container, member, 'bottom', [])[0]?.y).toBe(300);
  });

  test('has only horizontal and vertical segments', () => {
    const points = containerLoop(container, member, 'bottom', [{ x: 255, y: 90, width: 30, height: 60 }]);
    const slanting = points.slice(1).filter(({ x, y }, index) => points[index]?.x !== x && points[index]?.y !== y);
    expect(slanting).toEqual([]);
  });

  test('runs around obstacles beside the member', () => {
    const beside = { x: 255, y: 100, width: 30, height: 46 };
    expect(containerLoop(container, member, 'top', [beside]).at(-1)?.y).not.toBe(123);
    const other = { x: 15, y: 100, width: 30, height: 46 };
    const points = containerLoop(container, member, 'top', [beside, other]);
    expect(points.at(-1)?.y).not.toBe(123);
  });
});

test('routes an edge to the class of a file along the border of the class, outside the layout', () => {
  const model = graphModel(
    buildAnalysis(
      [resource('Class[A]'), resource('Class[B]', 'Class[A]'), resource('File[b]', 'Class[B]')],
      [dependency('File[b]', 'Class[A]', 'before'), dependency('Class[B]', 'File[b]', 'require')],
    ),
    'dependencies',
  );
  if (model === undefined) throw new Error('no catalog');
  const graph = visibleGraph(model, {
    mode: 'dependencies',
    collapsed: new Set(),
    levels: undefined,
    focus: undefined,
  });
  expect(layoutRequest(graph, 'down', 1).edges).toEqual([]);
  const layout: LayoutResult = {
    boxes: {
      'Class[A]': { x: 0, y: 0, width: 300, height: 200 },
      'Class[B]': { x: 20, y: 34, width: 260, height: 120 },
      'File[b]': { x: 40, y: 70, width: 200, height: 46 },
    },
    routes: {},
    width: 300,
    height: 200,
    quality: 'layered',
  };
  const { lines } = createDrawing('', graph, layout);
  // The edge into the class ends at the inside of its upper border.
  expect(lines.get('File[b] -> Class[A]')?.at(-1)?.y).toBe(0);
  // The edge out of the class starts at its lower border.
  expect(lines.get('Class[B] -> File[b]')?.[0]?.y).toBe(154);
});
