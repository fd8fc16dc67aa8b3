import { describe, expect, test } from 'vitest';
import type { Box } from '../../../layout/types.ts';
import { computeBounds } from './geometry.ts';
import { centeredOn, computeExtent, fitBox, isInside, openingView, revealBox } from './viewport.ts';

const size = { width: 600, height: 500 };
const node = (x: number, y: number): Box => ({ x, y, width: 200, height: 46 });

test('fitted centers the whole graph and does not enlarge it too far', () => {
  const bounds = { x: -500, y: 100, width: 2000, height: 300 };
  const extent = computeExtent(fitBox(bounds, size), size);
  expect(extent.x).toBeLessThanOrEqual(bounds.x);
  expect(extent.x + extent.width).toBeGreaterThanOrEqual(bounds.x + bounds.width);
  expect(extent.y + extent.height / 2).toBeCloseTo(bounds.y + bounds.height / 2);
  expect(fitBox({ x: 0, y: 0, width: 10, height: 10 }, size).zoom).toBe(1.15);
});

describe('opening', () => {
  test('shows the whole graph if it is legible', () => {
    const nodes = [node(0, 0), node(0, 100), node(240, 100)];
    const extent = computeExtent(openingView(computeBounds(nodes), size, nodes), size);
    for (const each of nodes) expect(isInside(each, extent)).toBe(true);
  });

  test('shows the roots if they are in the middle of a wide graph', () => {
    // One root above forty nodes in a row, like a class before forty others.
    const row = Array.from({ length: 40 }, (_, index) => node(index * 222, 400));
    const root = node(20 * 222, 0);
    const nodes = [root, ...row];
    const view = openingView(computeBounds(nodes), size, nodes);
    expect(view.zoom).toBeGreaterThan(0.6);
    const extent = computeExtent(view, size);
    expect(isInside(root, extent)).toBe(true);
    expect(row.filter((each) => isInside(each, extent)).length).toBeGreaterThan(1);
  });

  test('shows the upper left if the graph is alike everywhere', () => {
    const nodes = Array.from({ length: 400 }, (_, index) => node((index % 10) * 222, Math.floor(index / 10) * 70));
    const extent = computeExtent(openingView(computeBounds(nodes), size, nodes), size);
    expect(isInside(node(0, 0), extent)).toBe(true);
    expect(nodes.filter((each) => isInside(each, extent)).length).toBeGreaterThan(20);
  });

  test('always shows some nodes', () => {
    // Nodes at two opposite corners of an otherwise empty square.
    const nodes = [node(5000, 0), node(0, 5000)];
    const extent = computeExtent(openingView(computeBounds(nodes), size, nodes), size);
    expect(isInside(node(5000, 0), extent)).toBe(true);
  });
});

test('revealing a visible node moves nothing', () => {
  const view = centeredOn({ x: 0, y: 0, zoom: 1 }, size, { x: 0, y: 0 });
  expect(revealBox(view, size, { x: -50, y: -20, width: 100, height: 40 })).toBe(view);
  const moved = computeExtent(revealBox(view, size, { x: 1000, y: 0, width: 100, height: 40 }), size);
  expect(moved.x + moved.width / 2).toBeCloseTo(1050);
});
