/** A drawing as it is at one moment: every node's box and every edge's line, on their way from the drawing before. */
import type { Box, Point } from '../../../layout/types.ts';
import type { Drawing } from '../drawing.ts';
import { boundsOf, boundsOfLine, distanceToLine, lineOf } from '../geometry.ts';
import type { VisibleEdge, VisibleNode } from '../visible.ts';

export interface SceneNode {
  readonly visible: VisibleNode;
  readonly box: Box;
}

export interface SceneEdge {
  readonly edge: VisibleEdge;
  readonly points: readonly Point[];
  readonly bounds: Box;
}

export interface Scene {
  /** Boxes before what lies in them. */
  readonly nodes: readonly SceneNode[];
  readonly edges: readonly SceneEdge[];
  readonly byRef: ReadonlyMap<string, SceneNode>;
  readonly bounds: Box;
}

/** What has no place is left out. */
export function sceneOf({ graph, layout }: Pick<Drawing, 'graph' | 'layout'>): Scene {
  const nodes = graph.nodes.flatMap((visible): readonly SceneNode[] => {
    const box = layout.boxes[visible.ref];
    return box === undefined ? [] : [{ visible, box }];
  });
  const edges = graph.edges.flatMap((edge): readonly SceneEdge[] => {
    const points = lineOf(edge, layout);
    return points.length < 2 ? [] : [{ edge, points, bounds: boundsOfLine(points) }];
  });
  return scene(nodes, edges);
}

function scene(nodes: readonly SceneNode[], edges: readonly SceneEdge[]): Scene {
  return {
    nodes,
    edges,
    byRef: new Map(nodes.map((node) => [node.visible.ref, node])),
    bounds: boundsOf(nodes.map(({ box }) => box)),
  };
}

/** `share` of the way (0 to 1) from one scene to another. What is new is in its place at once. */
export function sceneBetween(from: Scene, to: Scene, share: number): Scene {
  const lines = new Map(from.edges.map(({ edge, points }) => [edge.id, points]));
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const nodes = to.nodes.map(({ visible, box }) => {
    const before = from.byRef.get(visible.ref)?.box;
    if (before === undefined) return { visible, box };
    const { x, y, width, height } = before;
    return {
      visible,
      box: { x: mix(x, box.x), y: mix(y, box.y), width: mix(width, box.width), height: mix(height, box.height) },
    };
  });
  const edges = to.edges.map((target) => {
    const before = lines.get(target.edge.id);
    if (before?.length !== target.points.length) return target;
    const points = target.points.map(({ x, y }, index) => ({
      x: mix(before[index]?.x ?? x, x),
      y: mix(before[index]?.y ?? y, y),
    }));
    return { edge: target.edge, points, bounds: boundsOfLine(points) };
  });
  return { ...scene(nodes, edges), bounds: to.bounds };
}

/** Whether every node and line of two scenes is in the same place. */
export function isSamePlace(one: Scene, other: Scene): boolean {
  return (
    one.nodes.length === other.nodes.length &&
    one.edges.length === other.edges.length &&
    one.nodes.every(({ visible, box }, index) => {
      const twin = other.nodes[index];
      return twin?.visible.ref === visible.ref && sameBox(twin.box, box);
    }) &&
    one.edges.every(({ bounds }, index) => {
      const twin = other.edges[index];
      return twin !== undefined && sameBox(twin.bounds, bounds);
    })
  );
}

function sameBox(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

export type Hit =
  { readonly kind: 'node'; readonly node: SceneNode } | { readonly kind: 'edge'; readonly edge: VisibleEdge };

/** What is at a point of the graph: a resource before an edge, an edge before the box behind it. `reach` is how near an edge must be. */
export function hitAt({ nodes, edges }: Scene, point: Point, reach: number): Hit | undefined {
  const at = nodes.filter(({ box }) => isIn(box, point));
  const resource = at.findLast(({ visible }) => visible.form !== 'box');
  if (resource !== undefined) return { kind: 'node', node: resource };
  let [nearest, least]: [VisibleEdge | undefined, number] = [undefined, reach];
  for (const { edge, points, bounds } of edges) {
    if (edge.kind === 'contains' || !isIn(grown(bounds, reach), point)) continue;
    const far = distanceToLine(points, point);
    if (far < least) [nearest, least] = [edge, far];
  }
  if (nearest !== undefined) return { kind: 'edge', edge: nearest };
  const around = at.at(-1);
  return around === undefined ? undefined : { kind: 'node', node: around };
}

function isIn({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
