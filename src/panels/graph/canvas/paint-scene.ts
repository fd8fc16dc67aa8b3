import type { Box } from '../../../layout/types.ts';
import type { Decoration } from '../drawing.ts';
import { overlaps } from '../geometry.ts';
import type { Palette } from '../palette.ts';
import { paintBody } from './paint-bodies.ts';
import { paintEdges, type EdgeEmphasis, type EdgeStroke } from './paint-edges.ts';
import { paintFaces, type NodeFace } from './paint-faces.ts';
import type { Scene, SceneEdge, SceneNode } from './scene.ts';

/** Paints what of a scene lies within `extent` (all without one): boxes, edges over them, resources, and every text. */
export function paintScene(
  context: CanvasRenderingContext2D,
  scene: Scene,
  decoration: Decoration,
  palette: Palette,
  zoom: number,
  extent: Box | undefined,
): void {
  const { moment, lit, selectedRef } = decoration;
  const nodes = scene.nodes.filter(({ box }) => extent === undefined || overlaps(box, extent));
  const body = (node: SceneNode): void => {
    const { ref } = node.visible;
    const look = { isSelected: ref === selectedRef, isActive: ref === moment.active, isDim: lit?.has(ref) === false };
    paintBody(context, node, look, palette, zoom);
  };
  for (const node of nodes) if (node.visible.form === 'box') body(node);
  const edges = scene.edges.filter(({ bounds }) => extent === undefined || overlaps(bounds, extent));
  paintEdges(
    context,
    edges.map((edge) => strokeOf(edge, decoration)),
    palette,
    zoom,
  );
  for (const node of nodes) if (node.visible.form !== 'box') body(node);
  context.globalAlpha = 1;
  paintFaces(
    context,
    nodes.map((node) => faceOf(node, decoration)),
    palette,
    zoom,
  );
}

function strokeOf({ edge, points }: SceneEdge, { lit, selectedRef, selectedEdges, moment }: Decoration): EdgeStroke {
  const emphasis: EdgeEmphasis =
    selectedEdges.size > 0 && edge.dependencies.some((id) => selectedEdges.has(id))
      ? 'selected'
      : edge.from === selectedRef || edge.to === selectedRef
        ? 'touching'
        : 'plain';
  const isDim = lit !== undefined && !(lit.has(edge.from) && lit.has(edge.to));
  const isLater = moment.partial && !moment.outcomes.has(edge.from);
  const presence = isDim ? 'dim' : isLater ? 'later' : 'plain';
  return { look: { kind: edge.kind, inCycle: edge.inCycle, emphasis, presence }, points };
}

function faceOf({ visible, box }: SceneNode, { moment, lit, outcomeOf }: Decoration): NodeFace {
  const { ref, form } = visible;
  const isLater = moment.partial && form === 'resource' && !moment.outcomes.has(ref) && ref !== moment.active;
  const emphasis = lit?.has(ref) === false ? 'dim' : isLater ? 'later' : 'plain';
  return { visible, box, outcome: outcomeOf(visible), emphasis };
}
