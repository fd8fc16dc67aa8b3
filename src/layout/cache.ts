import type { Arrange, Arrangement, Piece } from './nested.ts';
import type { LayoutEdge } from './types.ts';

const most = 2000;

/**
 * Caches arrangements by the shape of the graph, regardless of names, because arranging takes most of the time of a
 * layout. Instances of a define often have the same shape, and an edit leaves most containers unchanged.
 */
export function cachedArrange(arrange: Arrange): Arrange {
  const known = new Map<string, Promise<Arrangement>>();
  return async (pieces, edges) => {
    const names = namesIn(pieces);
    const numbers = new Map(names.map((name, index) => [name, String(index)]));
    const plain = pieces.map((piece) => renamed(piece, numbers));
    const plainEdges = edges.map(({ from, to }, index) => ({
      id: String(index),
      from: numbers.get(from) ?? from,
      to: numbers.get(to) ?? to,
    }));
    const key = JSON.stringify([plain, plainEdges]);
    let found = known.get(key);
    if (found === undefined) {
      if (known.size >= most) known.clear();
      known.set(key, (found = arrange(plain, plainEdges)));
      // Removes a failed arrangement, so that the next request tries again.
      found.catch(() => known.delete(key));
    }
    return named(await found, names, edges);
  };
}

function namesIn(pieces: readonly Piece[]): readonly string[] {
  return pieces.flatMap(({ id, children = [] }) => [id, ...namesIn(children)]);
}

function renamed(piece: Piece, numbers: ReadonlyMap<string, string>): Piece {
  const { id, children, ...form } = piece;
  const name = numbers.get(id) ?? id;
  if (children === undefined) return { id: name, ...form };
  return { id: name, ...form, children: children.map((child) => renamed(child, numbers)) };
}

function named(plain: Arrangement, names: readonly string[], edges: readonly LayoutEdge[]): Arrangement {
  return {
    ...plain,
    boxes: new Map([...plain.boxes].map(([number, box]) => [names[Number(number)] ?? number, box])),
    routes: new Map([...plain.routes].map(([number, points]) => [edges[Number(number)]?.id ?? number, points])),
  };
}
