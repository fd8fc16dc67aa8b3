/**
 * Measures the search for strongly connected components in a large random graph, compared with a minimal implementation
 * of the same algorithm.
 */
import { stronglyConnectedComponents } from '../../../src/engine/graph/cycles/components.ts';
import { measure, milliseconds } from '../measure.ts';
import { row } from '../row.ts';

const VERTICES = 100_000;
const EDGES = 300_000;

interface Vertex {
  readonly number: number;
  readonly targets: Vertex[];
}

export function benchComponents(): void {
  const { sources, targets } = randomPairs();
  const vertices = Array.from({ length: VERTICES }, (_, number) => ({ number, targets: [] as Vertex[] }));
  for (const [index, from] of sources.entries()) {
    const [source, target] = [vertices[from], vertices[targets[index] ?? 0]];
    if (source !== undefined && target !== undefined) source.targets.push(target);
  }
  const graph = { vertices, successors: ({ targets }: Vertex) => targets };
  const { first, next } = adjacency(sources, targets);
  let count = 0;
  const plain = measure(() => {
    count = plainComponents(first, next);
  });
  const ours = measure(() => {
    const found = stronglyConnectedComponents(graph).length;
    if (found !== count) throw new Error(`${found} components instead of ${count}`);
  });
  row(`components ${VERTICES}`, milliseconds(ours), `${EDGES} edges, ${count} components`);
  row(
    '  on bare arrays',
    milliseconds(plain),
    `${(ours.seconds / plain.seconds).toFixed(1)} times as fast as the graph`,
  );
}

/** Creates the same random graph every time (xorshift). */
function randomPairs(): { readonly sources: Int32Array; readonly targets: Int32Array } {
  let state = 0x2545f491;
  const below = (limit: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  const sources = new Int32Array(EDGES).map(() => below(VERTICES));
  const targets = new Int32Array(EDGES).map(() => below(VERTICES));
  return { sources, targets };
}

/** Returns the graph as two arrays. The targets of vertex n are in `next`, from `first[n]` to before `first[n + 1]`. */
function adjacency(
  sources: Int32Array,
  targets: Int32Array,
): { readonly first: Int32Array; readonly next: Int32Array } {
  const first = new Int32Array(VERTICES + 2);
  for (const source of sources) first[source + 2] = (first[source + 2] ?? 0) + 1;
  for (let vertex = 2; vertex < first.length; vertex += 1)
    first[vertex] = (first[vertex] ?? 0) + (first[vertex - 1] ?? 0);
  const next = new Int32Array(sources.length);
  sources.forEach((source, index) => {
    const at = first[source + 1] ?? 0;
    next[at] = targets[index] ?? 0;
    first[source + 1] = at + 1;
  });
  return { first: first.subarray(0, VERTICES + 1), next };
}

/** Tarjan's algorithm on plain numbers, as a baseline. Only counts the components. */
function plainComponents(first: Int32Array, next: Int32Array): number {
  const size = first.length - 1;
  const edge = first.slice(0, size);
  const index = new Int32Array(size);
  const low = new Int32Array(size);
  const isStacked = new Uint8Array(size);
  const stack = new Int32Array(size);
  const path = new Int32Array(size);
  let stacked = 0;
  let seen = 0;
  let count = 0;
  for (let root = 0; root < size; root += 1) {
    if (index[root] !== 0) continue;
    let depth = 0;
    path[0] = root;
    seen += 1;
    index[root] = low[root] = seen;
    stack[stacked++] = root;
    isStacked[root] = 1;
    while (depth >= 0) {
      const at = path[depth]!;
      if (edge[at]! < first[at + 1]!) {
        const target = next[edge[at]!]!;
        edge[at]! += 1;
        if (index[target] === 0) {
          seen += 1;
          index[target] = low[target] = seen;
          stack[stacked++] = target;
          isStacked[target] = 1;
          depth += 1;
          path[depth] = target;
        } else if (isStacked[target] === 1) low[at] = Math.min(low[at]!, index[target]!);
        continue;
      }
      if (low[at] === index[at]) {
        count += 1;
        let member;
        do {
          member = stack[--stacked]!;
          isStacked[member] = 0;
        } while (member !== at);
      }
      depth -= 1;
      if (depth >= 0) low[path[depth]!] = Math.min(low[path[depth]!]!, low[at]!);
    }
  }
  return count;
}
