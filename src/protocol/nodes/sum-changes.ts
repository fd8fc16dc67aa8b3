/** Groups the changes of many nodes: lists each change once, with all nodes that it affects. */
import type { EdgeDifference, NodeComparison, ResourceChangeView } from './nodes.ts';

export interface SummedChange {
  /** Unique among the changes of one comparison. */
  readonly id: string;
  readonly change: ResourceChangeView;
  /** Certnames of the nodes with this change, in the order of the comparisons. */
  readonly nodes: readonly string[];
}

export interface SummedEdge {
  readonly id: string;
  readonly edge: EdgeDifference;
  readonly nodes: readonly string[];
}

/** Nodes that compile in only one version, or fail in both versions for different reasons. */
export interface SummedError {
  readonly id: string;
  readonly before?: string;
  readonly after?: string;
  readonly nodes: readonly string[];
}

export interface ComparisonSum {
  readonly errors: readonly SummedError[];
  /** Changes that affect the most nodes come first. Changes of equally many nodes keep the order of the comparisons. */
  readonly changes: readonly SummedChange[];
  /** In the same order as the changes. */
  readonly edges: readonly SummedEdge[];
  /** Certnames of nodes with any difference. */
  readonly touched: readonly string[];
}

export function sumChanges(comparisons: readonly NodeComparison[]): ComparisonSum {
  const changes = new Map<string, { change: ResourceChangeView; nodes: string[] }>();
  const errors = new Map<string, { before?: string; after?: string; nodes: string[] }>();
  const edges = new Map<string, { edge: EdgeDifference; nodes: string[] }>();
  const touched: string[] = [];
  for (const { certname, errors: own, changes: ownChanges, edges: ownEdges = [] } of comparisons) {
    const failsOtherwise = plain(own.before, certname) !== plain(own.after, certname);
    if (failsOtherwise || ownChanges.length > 0 || ownEdges.length > 0) touched.push(certname);
    if (failsOtherwise) {
      const id = JSON.stringify([plain(own.before, certname), plain(own.after, certname)]);
      const known = errors.get(id) ?? { ...own, nodes: [] };
      known.nodes.push(certname);
      errors.set(id, known);
    }
    for (const change of ownChanges) {
      const id = keyOf(change);
      const known = changes.get(id) ?? { change, nodes: [] };
      known.nodes.push(certname);
      changes.set(id, known);
    }
    for (const edge of ownEdges) {
      const id = JSON.stringify([edge.status, edge.kind, edge.from, edge.to]);
      const known = edges.get(id) ?? { edge, nodes: [] };
      known.nodes.push(certname);
      edges.set(id, known);
    }
  }
  return {
    errors: [...errors].map(([id, sum]) => ({ id, ...sum })),
    changes: mostNodesFirst(changes),
    edges: mostNodesFirst(edges),
    touched,
  };
}

function mostNodesFirst<Sum extends { readonly nodes: readonly string[] }>(sums: ReadonlyMap<string, Sum>) {
  return [...sums].map(([id, sum]) => ({ id, ...sum })).sort((one, other) => other.nodes.length - one.nodes.length);
}

/**
 * Returns a key that is the same for the same change on several nodes. For a string of several lines, only the lines
 * that differ count, because other lines may contain the node's name.
 */
function keyOf({ resource, status, attributes }: ResourceChangeView): string {
  return JSON.stringify([
    resource,
    status,
    attributes.map(({ name, before, after, isText }) =>
      isText === true && before !== undefined && after !== undefined
        ? [name, ...differingLines(before, after)]
        : [name, before ?? null, after ?? null],
    ),
  ]);
}

/** Removes the first and last lines that two strings have in common. */
function differingLines(before: string, after: string): readonly [string, string] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [old.slice(start, old.length - end).join('\n'), now.slice(start, now.length - end).join('\n')];
}

/** Removes the node's name from an error message, so that nodes with the same error form a group. */
function plain(message: string | undefined, certname: string): string | undefined {
  return message?.replaceAll(`node ${certname}`, 'node');
}
