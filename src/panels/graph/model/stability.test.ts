import Elk from 'elkjs/lib/elk.bundled.js';
import { describe, expect, test } from 'vitest';
// The movement depends on both the worker's layout and the panel's alignment.
// oxlint-disable-next-line no-restricted-imports
import { elkArrange } from '../../../layout/elk.ts';
// oxlint-disable-next-line no-restricted-imports
import { layoutNested } from '../../../layout/nested.ts';
import type { LayoutResult } from '../../../layout/types.ts';
import type { AnalysisView } from '../../../protocol/analysis.ts';
import { dependency, resource } from '../../testing/build-views.ts';
import { ntpAnalysis } from '../../testing/fixtures.ts';
import { largeAnalysis } from '../../testing/large.ts';
import { alignLayout, layoutRequest, nodeSize } from './layout-request.ts';
import { graphModel } from './model.ts';
import { visibleGraph } from './visible.ts';

const elk = new Elk({ algorithms: ['layered'] });

async function layoutOf(analysis: AnalysisView): Promise<LayoutResult> {
  const model = graphModel(analysis, 'dependencies');
  if (model === undefined) throw new Error('no catalog');
  const graph = visibleGraph(model, {
    mode: 'dependencies',
    collapsed: new Set(),
    levels: undefined,
    focus: undefined,
  });
  const request = layoutRequest(graph, 'down', 0.8);
  const { boxes, routes, width, height } = await layoutNested(request, {
    arrange: elkArrange(elk, 'down'),
    closeAll: false,
  });
  return { boxes: Object.fromEntries(boxes), routes: Object.fromEntries(routes), width, height, quality: 'layered' };
}

/**
 * Returns the analysis with an additional resource after the one named `after`. With `requires`, the new resource
 * requires that one.
 */
function withOneMore(analysis: AnalysisView, after: string, requires: boolean): AnalysisView {
  const resources = [...(analysis.catalog?.resources ?? [])];
  const at = resources.findIndex(({ ref }) => ref === after);
  const added = resource('File[/added]', resources[at]?.container);
  resources.splice(at + 1, 0, added);
  const dependencies = [
    ...(analysis.graph?.dependencies ?? []),
    ...(requires ? [dependency(after, added.ref, 'require', 99)] : []),
  ];
  return { ...analysis, catalog: { classes: [], resources }, graph: { dependencies, order: [], cycles: [] } };
}

/** Average movement of the nodes of both layouts, in pixels. Boxes count by their upper left corners. */
function meanMovement(before: LayoutResult, after: LayoutResult): number {
  const moves = Object.entries(before.boxes).flatMap(([ref, box]) => {
    const now = after.boxes[ref];
    return now === undefined ? [] : [Math.hypot(now.x - box.x, now.y - box.y)];
  });
  return moves.reduce((sum, move) => sum + move, 0) / moves.length;
}

describe('one more resource moves little', () => {
  const cases = [
    {
      name: 'a class with sub-classes',
      analysis: ntpAnalysis,
      refs: ['File[/etc/ntp.conf]', 'User[deploy]', 'Notify[done]'],
    },
    {
      name: '60 resources',
      analysis: largeAnalysis(60),
      refs: ['Package[app0]', 'File[/etc/app2/conf.d/3.conf]', 'Service[app3]'],
    },
  ];
  for (const { name, analysis, refs } of cases) {
    for (const requires of [false, true]) {
      test(`${name}, ${requires ? 'with' : 'without'} an edge`, async () => {
        const before = await layoutOf(analysis);
        const moves = [];
        for (const ref of refs) {
          const after = alignLayout(await layoutOf(withOneMore(analysis, ref, requires)), before, undefined);
          moves.push(meanMovement(before, after));
        }
        // Only the surroundings of the new resource move, so the average is at most two thirds of a node's width.
        for (const move of moves) expect(move).toBeLessThan((nodeSize.width * 2) / 3);
      }, 30_000);
    }
  }
});
