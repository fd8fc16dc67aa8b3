/**
 * Writes the graphs of `puppet apply --graph` in the same DOT text as Puppet (`external/dot.rb`, `simple_graph.rb`).
 */
import type { InstanceTable } from '../resource-types/instances/instance-table.ts';
import { buildRelationshipGraph } from './build.ts';
import type { RelationshipGraph } from './relationship-graph.ts';

/** DOT source of each graph. The keys are the names of Puppet's files without `.dot`. */
export interface DotFiles {
  /** The containment graph, with edges from containers to their contents. */
  readonly resources: string;
  /** The declared relationships between resources and containers. */
  readonly relationships: string;
  /** The graph that a run walks. In it, two vertices replace each container. */
  readonly expanded_relationships: string;
}

export function dotFiles(table: InstanceTable): DotFiles {
  const relationships: string[] = [];
  const expanded = buildRelationshipGraph(table, {
    beforeAnchors: (graph) => relationships.push(relationshipDot(graph, 'Relationships')),
  });
  return {
    resources: containmentDot(table),
    relationships: relationships.join(''),
    expanded_relationships: relationshipDot(expanded, 'Expanded_relationships'),
  };
}

function containmentDot(table: InstanceTable): string {
  const nodes = table.resources.map(({ ref }) => ref);
  const edges = table.resources.flatMap((contained) =>
    contained.containers.map((container) => [container.ref, contained.ref] as const),
  );
  return digraph('Resources', nodes, edges);
}

function relationshipDot(graph: RelationshipGraph, name: string): string {
  const nodes = [...graph.vertices].map(({ sortKey }) => sortKey);
  const edges = [...graph.edges()].map(({ source, target }) => [source.sortKey, target.sortKey] as const);
  return digraph(name, nodes, edges);
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

function digraph(name: string, nodes: readonly string[], edges: readonly (readonly [string, string])[]): string {
  const parts = [
    ...nodes.map((node) => `    ${quote(node)} [\n        fontsize = 8,\n        label = ${quote(node)}\n    ]\n`),
    ...edges.map(([from, to]) => `    ${quote(from)} -> ${quote(to)} [\n        fontsize = 8\n    ]\n`),
  ];
  return `digraph ${name} {\n    label = "${name}"\n${parts.join('\n')}\n}\n`;
}
