/** Which number the vertices of a graph have. The numbers are given by the graph, from 1. */
export interface Numbering<V> {
  get(vertex: V): number | undefined;
  set(vertex: V, number: number): void;
}
