import { describe, expect, test } from 'vitest';
import { stylesheet } from '../cytoscape/stylesheet.ts';
import { lineShapes } from './face-shapes.ts';
import { edgeFace, edgeKinds, nodeFace, nodeForms } from './faces.ts';
import type { Palette } from '../palette.ts';

const palette: Palette = {
  paper: '#000001',
  surface: '#000002',
  raised: '#000003',
  line: '#000004',
  lineStrong: '#000005',
  ink: '#000006',
  muted: '#000007',
  selection: '#000008',
  selected: '#000009',
  failed: '#00000a',
  sans: 'sans',
  mono: 'mono',
  outcomes: {
    unchanged: '#000010',
    changed: '#000011',
    refreshed: '#000012',
    noop: '#000013',
    skipped: '#000014',
    failed: '#000015',
  },
};

describe('a face', () => {
  test('uses the last of several states in their order', () => {
    expect(nodeFace('resource', new Set(['selected', 'cycle']))).toMatchObject({ stroke: 'selection', width: 2.5 });
    expect(edgeFace('order', new Set(['cycle', 'touching', 'dim']))).toMatchObject({ stroke: 'failed', opacity: 0.22 });
  });

  test('differs from every other kind in form, not in color alone', () => {
    const forms = Object.values(edgeKinds).map(({ line, head, width }) => `${line} ${head} ${width}`);
    expect(new Set(forms).size).toBe(forms.length);
    const borders = Object.values(nodeForms).map(({ line, fill }) => `${line} ${fill}`);
    expect(new Set(borders).size).toBe(borders.length);
  });
});

test('is the same for an edge on screen and in a file', () => {
  const sheet = JSON.stringify(stylesheet(palette));
  expect(sheet).toContain('edge.refresh');
  for (const [kind, face] of Object.entries(edgeKinds)) {
    const rule = stylesheet(palette).find((each) => each.selector === `edge.${kind}`);
    const shapes = lineShapes(
      [
        { x: 0, y: 0 },
        { x: 50, y: 0 },
      ],
      face,
      palette,
    );
    expect(JSON.stringify(rule)).toContain(palette[face.stroke]);
    expect(JSON.stringify(shapes)).toContain(palette[face.stroke]);
  }
});
