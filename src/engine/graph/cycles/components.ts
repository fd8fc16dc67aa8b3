export interface Successors<V> {
  readonly vertices: Iterable<V>;
  successors(vertex: V): Iterable<V>;
}

/**
 * A graph of numbered vertices. The successors of vertex n are the items of `targets` from index `first[n]` to before
 * `first[n + 1]`.
 */
interface CompactGraph<V> {
  readonly vertices: readonly V[];
  readonly first: Int32Array;
  readonly targets: Int32Array;
}

/**
 * Finds strongly connected components in linear time with Tarjan's algorithm, in reverse topological order. It is
 * iterative, so that long chains do not overflow the stack.
 */
export function stronglyConnectedComponents<V>(graph: Successors<V>): V[][] {
  const compact = compactGraph(graph);
  const components: V[][] = [];
  visitComponents(compact, (stack, start, end) => components.push(popComponent(compact, stack, start, end)));
  return components;
}

/**
 * Returns the components that contain a cycle: components with more than one vertex, or with an edge from a vertex to
 * itself.
 */
export function cyclicComponents<V>(graph: Successors<V>): V[][] {
  const compact = compactGraph(graph);
  const components: V[][] = [];
  visitComponents(compact, (stack, start, end) => {
    if (end - start > 1 || hasLoop(compact, stack[start] ?? 0)) {
      components.push(popComponent(compact, stack, start, end));
    }
  });
  return components;
}

function hasLoop({ first, targets }: CompactGraph<unknown>, number: number): boolean {
  const end = first[number + 1] ?? 0;
  for (let edge = first[number] ?? 0; edge < end; edge += 1) if (targets[edge] === number) return true;
  return false;
}

function popComponent<V>({ vertices }: CompactGraph<V>, stack: Int32Array, start: number, end: number): V[] {
  return Array.from(stack.subarray(start, end), (number) => vertices[number])
    .filter((vertex) => vertex !== undefined)
    .reverse();
}

/** Numbers the vertices in order. Vertices that occur only in edges come last. */
function compactGraph<V>(graph: Successors<V>): CompactGraph<V> {
  const vertices: V[] = [];
  const numbers = new Map<V, number>();
  const numberOf = (vertex: V): number => {
    let number = numbers.get(vertex);
    if (number === undefined) {
      number = vertices.push(vertex) - 1;
      numbers.set(vertex, number);
    }
    return number;
  };
  for (const vertex of graph.vertices) numberOf(vertex);
  const first = [0];
  const targets: number[] = [];
  for (const vertex of vertices) {
    for (const target of graph.successors(vertex)) targets.push(numberOf(target));
    first.push(targets.length);
  }
  return { vertices, first: Int32Array.from(first), targets: Int32Array.from(targets) };
}

const UNSEEN = 0;
/**
 * Greater than every index. A vertex that has left the stack has this value, so that it lowers no other vertex's value.
 */
const DONE = 0x7fffffff;

/**
 * Calls `found` for each component. The members of the component are `stack[start]` to `stack[end - 1]`, in the order
 * in which they were visited.
 */
function visitComponents(
  { vertices, first, targets }: CompactGraph<unknown>,
  found: (stack: Int32Array, start: number, end: number) => void,
): void {
  const size = vertices.length;
  const next = first.slice(0, size);
  /** `own` is the index of each vertex, counted from 1. `low` is the lowest known index of a vertex that it reaches. */
  const own = new Int32Array(size);
  const low = new Int32Array(size);
  const path = new Int32Array(size);
  const stack = new Int32Array(size);
  let stacked = 0;
  let index = 0;

  for (let root = 0; root < size; root += 1) {
    if (low[root] !== UNSEEN) continue;
    let depth = 0;
    let at = root;
    index += 1;
    low[at] = own[at] = index;
    stack[stacked++] = at;
    for (;;) {
      const edge = next[at] ?? 0;
      if (edge < (first[at + 1] ?? 0)) {
        next[at] = edge + 1;
        const target = targets[edge] ?? 0;
        const reached = low[target] ?? UNSEEN;
        if (reached === UNSEEN) {
          path[depth++] = at;
          at = target;
          index += 1;
          low[at] = own[at] = index;
          stack[stacked++] = at;
        } else if (reached < (low[at] ?? 0)) low[at] = reached;
        continue;
      }
      const reached = low[at] ?? 0;
      if (reached === own[at]) {
        let start = stacked - 1;
        for (; stack[start] !== at; start -= 1) low[stack[start] ?? 0] = DONE;
        low[at] = DONE;
        found(stack, start, stacked);
        stacked = start;
      }
      if (depth === 0) break;
      const parent = path[--depth] ?? root;
      if (reached < (low[parent] ?? 0)) low[parent] = reached;
      at = parent;
    }
  }
}
