import { describe, expect, test } from 'vitest';
import { buildAnalysis, dependency, resource } from '../../testing/build-views.ts';
import { createDrawing, type Decoration, type Drawing } from '../drawing.ts';
import { graphModel } from '../model/model.ts';
import { visibleGraph } from '../model/visible.ts';
import { createElements, computeRoute, type GraphElement } from './elements.ts';
import { differences } from './sync.ts';

const model = graphModel(
  buildAnalysis(
    [resource('Class[A]'), resource('File[a]', 'Class[A]'), resource('File[b]', 'Class[A]')],
    [dependency('File[a]', 'File[b]', 'notify')],
  ),
  'dependencies',
);
if (model === undefined) throw new Error('no catalog');
const graph = visibleGraph(model, { mode: 'dependencies', collapsed: new Set(), levels: undefined, focus: undefined });

const bendAt = { x: 180, y: 120 };

function drawingAt(y: number): Drawing {
  const boxes = {
    'Class[A]': { x: 0, y: 0, width: 300, height: 300 },
    'File[a]': { x: 50, y: 50, width: 200, height: 46 },
    'File[b]': { x: 50, y, width: 200, height: 46 },
  };
  const routes = { 'File[a] -> File[b]': [{ x: 150, y: 96 }, bendAt, { x: 150, y }] };
  return createDrawing('', graph, { boxes, routes, width: 300, height: 300, quality: 'layered' });
}

const decoration: Decoration = {
  moment: { outcomes: new Map(), active: undefined, partial: false },
  selectedRef: undefined,
  selectedEdges: new Set(),
  lit: undefined,
  refreshes: [],
  outcomeOf: () => undefined,
};

const held = (elements: readonly GraphElement[]) => new Map(elements.map((each) => [each.data.id, each]));
const base = createElements(drawingAt(200), decoration);

describe('createElements', () => {
  test('lists boxes before their members and edges last, with forms and states as classes', () => {
    expect(base.map(({ data, classes }) => `${data.id}: ${classes}`)).toEqual([
      'Class[A]: box group',
      'File[a]: resource',
      'File[b]: resource',
      'edge File[a] -> File[b]: bent refresh double',
    ]);
  });

  test('marks selected, active and dimmed elements', () => {
    const elements = createElements(drawingAt(200), {
      ...decoration,
      selectedRef: 'File[a]',
      moment: { outcomes: new Map(), active: 'File[b]', partial: true },
      lit: new Set(['File[b]']),
    });
    expect(elements.map(({ classes }) => classes)).toEqual([
      'box group dim',
      'resource selected dim',
      'resource acting',
      'bent refresh double touching later dim',
    ]);
  });

  test('leaves out elements without a position', () => {
    const { layout } = drawingAt(200);
    const { 'File[b]': gone, ...boxes } = layout.boxes;
    expect(gone).toBeDefined();
    const partial = createDrawing('', graph, { ...layout, boxes, routes: {} });
    expect(createElements(partial, decoration).map(({ data }) => data.id)).toEqual(['Class[A]', 'File[a]']);
  });
});

test('describes a route by offsets of its ends from the node centers and of its bends from the straight line', () => {
  const from = { x: 0, y: 0, width: 20, height: 10 };
  const to = { x: 0, y: 110, width: 20, height: 10 };
  const route = computeRoute(
    [
      { x: 10, y: 10 },
      { x: 40, y: 60 },
      { x: 10, y: 110 },
    ],
    from,
    to,
  );
  expect(route).toEqual({
    sourceEndpoint: '0px 5px',
    targetEndpoint: '0px -5px',
    weights: [0.5],
    // Negative: the bend is to the left of the line's direction, because y grows downwards.
    distances: [-30],
  });
});

describe('differences', () => {
  test('are none for equal drawings', () => {
    expect(differences(held(base), createElements(drawingAt(200), decoration))).toEqual({
      removed: [],
      added: [],
      changed: [],
    });
  });

  test('include a moved node and its edges', () => {
    const next = createElements(drawingAt(240), decoration);
    const { changed, added } = differences(held(base), next);
    expect(changed.map(({ to }) => to.data.id)).toEqual(['File[b]', 'edge File[a] -> File[b]']);
    expect(added).toEqual([]);
  });

  test('remove edges before their nodes', () => {
    expect(differences(held(base), base.slice(0, 2)).removed).toEqual(['edge File[a] -> File[b]', 'File[b]']);
    expect(differences(held(base.slice(0, 1)), base).added).toEqual(base.slice(1));
  });
});
