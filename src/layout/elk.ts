import type { ELK, ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { Arrange, Arrangement, Piece } from './nested.ts';
import { boxPadding, type Box, type LayoutDirection, type LayoutEdge, type Point } from './types.ts';

/** Maximum number of nodes for which ELK uses a slower placement with a better result. */
const smallEnough = 200;

/**
 * Arranges a graph with the layered layout of the Eclipse Layout Kernel, with orthogonal edges. Keeps manifest order
 * where the graph allows it.
 */
export function elkArrange(elk: ELK, direction: LayoutDirection): Arrange {
  return async (pieces, edges) => {
    const layout = await elk.layout({
      id: 'root',
      layoutOptions: options(direction, countPieces(pieces)),
      children: pieces.map((piece) => elkNode(piece, direction)),
      edges: edges.map(elkEdge),
    });
    return arrangement(layout);
  };
}

/** Returns options of ELK, described at https://eclipse.dev/elk/reference/options.html. */
function options(direction: LayoutDirection, size: number): LayoutOptions {
  return {
    'elk.algorithm': 'layered',
    'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    ...spacing(direction),
    'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    'elk.layered.nodePlacement.strategy': size <= smallEnough ? 'NETWORK_SIMPLEX' : 'BRANDES_KOEPF',
    'elk.layered.nodePlacement.favorStraightEdges': 'true',
    'elk.layered.thoroughness': size <= smallEnough ? '7' : '2',
    'elk.json.shapeCoords': 'ROOT',
    'elk.json.edgeCoords': 'ROOT',
  };
}

/** Returns spacing options, which each box needs because ELK's boxes do not inherit them. */
function spacing(direction: LayoutDirection): LayoutOptions {
  return {
    'elk.spacing.nodeNode': '22',
    'elk.spacing.edgeNode': '14',
    'elk.spacing.edgeEdge': '10',
    'elk.layered.spacing.nodeNodeBetweenLayers': direction === 'down' ? '38' : '48',
    'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  };
}

function countPieces(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { children }) => sum + 1 + countPieces(children ?? []), 0);
}

function elkNode(piece: Piece, direction: LayoutDirection): ElkNode {
  if (piece.children === undefined) return { id: piece.id, width: piece.width, height: piece.height };
  const { top, bottom } = boxPadding;
  const { side = boxPadding.side } = piece;
  return {
    id: piece.id,
    layoutOptions: {
      ...spacing(direction),
      'elk.padding': `[top=${top},left=${side},bottom=${bottom},right=${side}]`,
    },
    children: piece.children.map((child) => elkNode(child, direction)),
  };
}

function elkEdge({ id, from, to }: LayoutEdge): ElkExtendedEdge {
  return { id, sources: [from], targets: [to] };
}

function arrangement(root: ElkNode): Arrangement {
  const boxes = new Map<string, Box>();
  const collect = (nodes: readonly ElkNode[]): void => {
    for (const { id, x = 0, y = 0, width = 0, height = 0, children } of nodes) {
      boxes.set(id, { x, y, width, height });
      collect(children ?? []);
    }
  };
  collect(root.children ?? []);
  const routes = new Map<string, readonly Point[]>();
  for (const { id, sections } of root.edges ?? []) {
    const [section] = sections ?? [];
    if (section !== undefined) routes.set(id, [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]);
  }
  return { width: root.width ?? 0, height: root.height ?? 0, boxes, routes };
}
