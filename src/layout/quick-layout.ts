import type { Arrange, Arrangement, Piece } from './nested.ts';
import { layoutNested } from './nested.ts';
import type { Box, LayoutDirection, LayoutEdge, LayoutRequest, LayoutResult } from './types.ts';

const [between, beside] = [44, 22];

/**
 * Lays out a graph in linear time, if its layered layout takes too long: rows by longest path, manifest order within
 * rows, straight edges.
 */
export async function quickLayout(request: LayoutRequest): Promise<LayoutResult> {
  const { width, height, boxes } = await layoutNested(request, {
    arrange: quickArrange(request.direction),
    closeAll: true,
  });
  return { width, height, boxes: Object.fromEntries(boxes), routes: {}, quality: 'quick' };
}

function quickArrange(direction: LayoutDirection): Arrange {
  return (pieces, edges) => Promise.resolve(inRanks(pieces, ranks(pieces, edges), direction));
}

/** Returns the longest path to each piece, in edges. Ignores edges that close a cycle. */
function ranks(pieces: readonly Piece[], edges: readonly LayoutEdge[]): ReadonlyMap<string, number> {
  const next = new Map<string, string[]>(pieces.map(({ id }) => [id, []]));
  const waiting = new Map<string, number>(pieces.map(({ id }) => [id, 0]));
  for (const { from, to } of edges) {
    next.get(from)?.push(to);
    waiting.set(to, (waiting.get(to) ?? 0) + 1);
  }
  const rank = new Map<string, number>();
  const ready = pieces.map(({ id }) => id).filter((id) => waiting.get(id) === 0);
  const unseen = new Set(pieces.map(({ id }) => id));
  while (unseen.size > 0) {
    const id = ready.pop() ?? first(unseen);
    if (id === undefined) break;
    if (!unseen.delete(id)) continue;
    const here = rank.get(id) ?? 0;
    rank.set(id, here);
    for (const to of next.get(id) ?? []) {
      if (!unseen.has(to)) continue;
      rank.set(to, Math.max(rank.get(to) ?? 0, here + 1));
      const left = (waiting.get(to) ?? 0) - 1;
      waiting.set(to, left);
      if (left === 0) ready.push(to);
    }
  }
  return rank;
}

function first<Item>(items: Iterable<Item>): Item | undefined {
  for (const item of items) return item;
  return undefined;
}

function inRanks(pieces: readonly Piece[], rank: ReadonlyMap<string, number>, direction: LayoutDirection): Arrangement {
  const rows: Piece[][] = [];
  for (const piece of pieces) (rows[rank.get(piece.id) ?? 0] ??= []).push(piece);
  const boxes = new Map<string, Box>();
  let [along, across] = [0, 0];
  for (const row of rows) {
    let [offset, thickness] = [0, 0];
    for (const { id, width, height } of row ?? []) {
      const [length, depth] = direction === 'down' ? [width, height] : [height, width];
      boxes.set(
        id,
        direction === 'down' ? { x: offset, y: along, width, height } : { x: along, y: offset, width, height },
      );
      offset += length + beside;
      thickness = Math.max(thickness, depth);
    }
    across = Math.max(across, offset - beside);
    along += thickness + between;
  }
  along -= between;
  const [width, height] = direction === 'down' ? [across, along] : [along, across];
  return { width, height, boxes, routes: new Map() };
}
