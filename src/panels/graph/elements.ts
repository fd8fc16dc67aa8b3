import type { ElementDefinition } from 'cytoscape';
import type { LayoutResult } from '../../worker/layout-types.ts';
import type { Drawing } from './drawing.ts';
import { routeData } from './route.ts';
import type { VisibleEdge, VisibleNode } from './visible.ts';

/** A drawing as Cytoscape takes it: boxes before what lies in them, then the edges. What has no place is left out. */
export function graphElements({ graph, layout }: Pick<Drawing, 'graph' | 'layout'>): readonly ElementDefinition[] {
  const depths = new Map<string, number>();
  const nodes = graph.nodes.flatMap((visible) => {
    const depth = visible.parent === undefined ? 0 : (depths.get(visible.parent) ?? 0) + 1;
    depths.set(visible.ref, depth);
    return nodeElement(visible, layout, depth);
  });
  return [...nodes, ...graph.edges.flatMap((edge) => edgeElement(edge, layout))];
}

/** Boxes deeper than this are drawn in one plane; resources and edges lie above all of them (see `cy-style.ts`). */
const deepest = 30;

function nodeElement(visible: VisibleNode, layout: LayoutResult, depth: number): readonly ElementDefinition[] {
  const box = layout.boxes[visible.ref];
  if (box === undefined) return [];
  const { width, height } = box;
  return [
    {
      group: 'nodes',
      data: { id: visible.ref, width, height, depth: Math.min(depth, deepest) },
      position: { x: box.x + width / 2, y: box.y + height / 2 },
      classes: [
        visible.form,
        ...(visible.node.floating === undefined ? [] : ['floating']),
        ...(visible.inCycle ? ['cycle'] : []),
      ],
    },
  ];
}

function edgeElement(edge: VisibleEdge, layout: LayoutResult): readonly ElementDefinition[] {
  const [from, to] = [layout.boxes[edge.from], layout.boxes[edge.to]];
  if (from === undefined || to === undefined) return [];
  const route = routeData(layout.routes[edge.id] ?? [], from, to);
  const form = route === undefined ? [] : [route.weights === '' ? 'direct' : 'routed'];
  return [
    {
      group: 'edges',
      data: { id: edge.id, source: edge.from, target: edge.to, ...route },
      classes: [edge.kind, ...(edge.inCycle ? ['cycle'] : []), ...form],
    },
  ];
}
