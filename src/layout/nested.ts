/**
 * Lays out boxes within boxes, from the inside outwards. A box whose border no edge crosses is laid out separately, and
 * is then a single piece of its surroundings: an edit inside a class moves nothing outside of it, and a large graph
 * becomes many small ones. Only boxes that edges enter are laid out together with their surroundings.
 */
import { packShelves } from './pack-shelves.ts';
import { boxPadding, type Box, type LayoutEdge, type LayoutNode, type LayoutRequest, type Point } from './types.ts';

/** Rectangle to arrange. A piece with `children` is a box that edges enter. */
export interface Piece {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly children?: readonly Piece[];
  /** Padding at the left and right inside a box, as in `LayoutNode`. */
  readonly side?: number;
}

export interface Arrangement {
  readonly width: number;
  readonly height: number;
  /** Boxes at all levels, relative to the origin of the arrangement. */
  readonly boxes: ReadonlyMap<string, Box>;
  readonly routes: ReadonlyMap<string, readonly Point[]>;
}

export type Arrange = (pieces: readonly Piece[], edges: readonly LayoutEdge[]) => Promise<Arrangement>;

interface NestedOptions {
  readonly arrange: Arrange;
  /** True to lay out every box separately. Edges that enter a box then end at the box, and get no route. */
  readonly closeAll: boolean;
  readonly onPart?: () => void;
}

const gap = 24;
const emptyBox = { width: 120, height: boxPadding.top + boxPadding.bottom };

/** Lays out the whole graph. Rejects only if `arrange` does. */
export async function layoutNested(request: LayoutRequest, options: NestedOptions): Promise<Arrangement> {
  return new Nesting(request, options).group(undefined);
}

class Nesting {
  readonly #children = new Map<string | undefined, LayoutNode[]>();
  readonly #nodes = new Map<string, LayoutNode>();
  readonly #open = new Set<string>();
  /** Edges by arrangement. The key is the box whose content is arranged; undefined is the top level. */
  readonly #edges = new Map<string | undefined, LayoutEdge[]>();
  readonly #connected = new Set<string>();
  readonly #inside = new Map<string, Arrangement>();
  readonly #request: LayoutRequest;
  readonly #options: NestedOptions;

  constructor(request: LayoutRequest, options: NestedOptions) {
    this.#request = request;
    this.#options = options;
    for (const node of request.nodes) this.#nodes.set(node.id, node);
    for (const node of request.nodes) push(this.#children, this.#parentOf(node.id), node);
    const edges = request.edges.filter(({ from, to }) => this.#nodes.has(from) && this.#nodes.has(to) && from !== to);
    if (!options.closeAll) for (const edge of edges) this.#openBoxes(edge);
    for (const edge of edges) this.#assign(edge);
  }

  async group(id: string | undefined): Promise<Arrangement> {
    const pieces = await Promise.all((this.#children.get(id) ?? []).map((node) => this.#piece(node)));
    const parts = components(pieces, this.#edges.get(id) ?? []);
    const arranged = await Promise.all(
      parts.map(async ({ pieces, edges }) => {
        const [only] = pieces;
        if (pieces.length === 1 && only !== undefined && only.children === undefined) return single(only);
        return this.#options.arrange(pieces, edges);
      }),
    );
    this.#options.onPart?.();
    return this.#unfold(packShelves(arranged, gap, this.#request.aspect));
  }

  async #piece(node: LayoutNode): Promise<Piece> {
    if (!this.#children.has(node.id)) return { id: node.id, width: node.width, height: node.height };
    if (!this.#open.has(node.id)) {
      const inside = await this.group(node.id);
      this.#inside.set(node.id, inside);
      return {
        id: node.id,
        width: Math.max(node.width, emptyBox.width, inside.width + 2 * (node.side ?? boxPadding.side)),
        height: Math.max(emptyBox.height, inside.height + boxPadding.top + boxPadding.bottom),
      };
    }
    const pieces = await Promise.all((this.#children.get(node.id) ?? []).map((child) => this.#piece(child)));
    const loose = pieces.filter(({ id, children }) => children === undefined && !this.#connected.has(id));
    const bound = pieces.filter((piece) => !loose.includes(piece));
    const side = node.side === undefined ? {} : { side: node.side };
    if (loose.length < 2) return { id: node.id, width: node.width, height: 0, children: pieces, ...side };
    // Packs unconnected nodes into one rectangle, because they would form one long row beside the connected nodes.
    const pack = `pack ${node.id}`;
    const packed = packShelves(loose.map(single), gap, this.#request.aspect);
    this.#inside.set(pack, packed);
    return {
      id: node.id,
      width: node.width,
      height: 0,
      children: [...bound, { id: pack, width: packed.width, height: packed.height }],
      ...side,
    };
  }

  #unfold(arrangement: Arrangement): Arrangement {
    const boxes = new Map(arrangement.boxes);
    const routes = new Map(arrangement.routes);
    for (const [id, box] of arrangement.boxes) {
      const inside = this.#inside.get(id);
      if (inside === undefined) continue;
      const isPack = !this.#nodes.has(id);
      if (isPack) boxes.delete(id);
      const dx = box.x + (isPack ? 0 : (box.width - inside.width) / 2);
      const dy = box.y + (isPack ? 0 : boxPadding.top);
      for (const [inner, place] of inside.boxes) boxes.set(inner, { ...place, x: place.x + dx, y: place.y + dy });
      for (const [edge, points] of inside.routes) {
        routes.set(
          edge,
          points.map(({ x, y }) => ({ x: x + dx, y: y + dy })),
        );
      }
    }
    return { ...arrangement, boxes, routes };
  }

  /** Marks the boxes that the edge enters or leaves as open: they contain only one of its ends. */
  #openBoxes(edge: LayoutEdge): void {
    const from = this.#ancestors(edge.from);
    const to = this.#ancestors(edge.to);
    for (const id of from) if (!to.includes(id) && id !== edge.to) this.#open.add(id);
    for (const id of to) if (!from.includes(id) && id !== edge.from) this.#open.add(id);
  }

  /** Assigns the edge to the innermost arrangement that contains both of its ends. */
  #assign(edge: LayoutEdge): void {
    const from = this.#ancestors(edge.from);
    const to = this.#ancestors(edge.to);
    // Skips an edge between a box and a node inside it. The layout computes no route for such an edge.
    if (from.includes(edge.to) || to.includes(edge.from)) return;
    const shared = from.find((id) => to.includes(id));
    if (this.#options.closeAll) {
      const lifted = { id: edge.id, from: below(edge.from, from, shared), to: below(edge.to, to, shared) };
      push(this.#edges, shared, lifted);
      return;
    }
    let holder = shared;
    while (holder !== undefined && this.#open.has(holder)) holder = this.#parentOf(holder);
    push(this.#edges, holder, edge);
    for (const id of [edge.from, ...from, edge.to, ...to]) this.#connected.add(id);
  }

  #parentOf(id: string): string | undefined {
    const parent = this.#nodes.get(id)?.parent;
    return parent !== undefined && this.#nodes.has(parent) ? parent : undefined;
  }

  #ancestors(id: string): readonly string[] {
    const found: string[] = [];
    for (let parent = this.#parentOf(id); parent !== undefined; parent = this.#parentOf(parent)) found.push(parent);
    return found;
  }
}

function below(id: string, ancestors: readonly string[], shared: string | undefined): string {
  const depth = shared === undefined ? ancestors.length : ancestors.indexOf(shared);
  return depth === 0 ? id : (ancestors[depth - 1] ?? id);
}

function push<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

function single(piece: Piece): Arrangement {
  const { id, width, height } = piece;
  return { width, height, boxes: new Map([[id, { x: 0, y: 0, width, height }]]), routes: new Map() };
}

interface Part {
  readonly pieces: Piece[];
  readonly edges: LayoutEdge[];
}

/** Returns the connected components of the pieces, in the order of their first pieces. */
function components(pieces: readonly Piece[], edges: readonly LayoutEdge[]): readonly Part[] {
  const roots = new Map<string, string>();
  const find = (id: string): string => {
    let root = id;
    for (let up = roots.get(root); up !== undefined && up !== root; up = roots.get(root)) root = up;
    roots.set(id, root);
    return root;
  };
  const register = (piece: Piece, top: string): void => {
    roots.set(piece.id, top);
    for (const child of piece.children ?? []) register(child, top);
  };
  for (const piece of pieces) register(piece, piece.id);
  for (const { from, to } of edges) roots.set(find(from), find(to));
  const parts = new Map<string, Part>();
  const partOf = (id: string): Part => {
    const known = parts.get(find(id));
    if (known !== undefined) return known;
    const part: Part = { pieces: [], edges: [] };
    parts.set(find(id), part);
    return part;
  };
  for (const piece of pieces) partOf(piece.id).pieces.push(piece);
  for (const edge of edges) partOf(edge.from).edges.push(edge);
  return [...parts.values()];
}
