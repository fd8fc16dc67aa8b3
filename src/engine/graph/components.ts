/** What `stronglyConnectedComponents` needs of a graph. */
export interface Successors<V> {
  readonly vertices: Iterable<V>;
  successors(vertex: V): Iterable<V>;
}

interface Frame<V> {
  readonly vertex: V;
  readonly children: Iterator<V>;
}

/**
 * Tarjan's strongly connected components, without recursion so that a chain of any length fits, in linear time.
 * Components come in reverse topological order.
 */
export function stronglyConnectedComponents<V>(graph: Successors<V>): V[][] {
  const index = new Map<V, number>();
  const lowLink = new Map<V, number>();
  const onStack = new Set<V>();
  const stack: V[] = [];
  const components: V[][] = [];
  const frames: Frame<V>[] = [];

  const enter = (vertex: V): void => {
    const number = index.size;
    index.set(vertex, number);
    lowLink.set(vertex, number);
    stack.push(vertex);
    onStack.add(vertex);
    frames.push({ vertex, children: graph.successors(vertex)[Symbol.iterator]() });
  };
  const lower = (vertex: V, number: number): void => {
    if (number < (lowLink.get(vertex) ?? 0)) lowLink.set(vertex, number);
  };
  const leave = (vertex: V): void => {
    if (lowLink.get(vertex) !== index.get(vertex)) return;
    const component = stack.splice(stack.lastIndexOf(vertex));
    for (const member of component) onStack.delete(member);
    components.push(component.reverse());
  };

  for (const root of graph.vertices) {
    if (index.has(root)) continue;
    enter(root);
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const next = frame.children.next();
      if (next.done !== true) {
        const seen = index.get(next.value);
        if (seen === undefined) enter(next.value);
        else if (onStack.has(next.value)) lower(frame.vertex, seen);
        continue;
      }
      frames.pop();
      leave(frame.vertex);
      const parent = frames.at(-1);
      if (parent !== undefined) lower(parent.vertex, lowLink.get(frame.vertex) ?? 0);
    }
  }
  return components;
}

/** The components that hold a cycle: more than one vertex, or one with an edge to itself. */
export function cyclicComponents<V>(graph: Successors<V> & { hasEdge(source: V, target: V): boolean }): V[][] {
  return stronglyConnectedComponents(graph).filter((component) => {
    const [first] = component;
    return component.length > 1 || (first !== undefined && graph.hasEdge(first, first));
  });
}
