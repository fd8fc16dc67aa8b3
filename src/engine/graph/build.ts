/** From resources to the graph of their order (`relationship_graph.rb`). */
import type { AutoRelation } from '../resource-types/definition.ts';
import type { Instance } from '../resource-types/instance.ts';
import type { InstanceTable } from '../resource-types/instance-table.ts';
import { replaceContainers } from './anchors.ts';
import { RelationshipGraph } from './relationship-graph.ts';
import { RelationshipReasons } from './relationship-reasons.ts';
import { resourceVertex, type Vertex } from './vertex.ts';

/** What the two phases yield: the graph with containers as they are written (Puppet's `relationships.dot`), and the final one. */
export interface BuildListener {
  /** Called with the graph before its containers are replaced. Not to be kept: the graph goes on changing. */
  readonly beforeAnchors?: (graph: RelationshipGraph) => void;
}

/** The relationship graph of a catalog's resources, ready to be walked. It may hold cycles. */
export function buildRelationshipGraph(table: InstanceTable, listener: BuildListener = {}): RelationshipGraph {
  const graph = new RelationshipGraph();
  for (const resource of table.resources) graph.add(resourceVertex(resource));
  for (const resource of table.resources) addManual(graph, resource);
  for (const resource of table.resources) addAutomatic(graph, resource);
  listener.beforeAnchors?.(graph);
  replaceContainers(graph, table);
  return graph;
}

function addManual(graph: RelationshipGraph, resource: Instance): void {
  const own = graph.vertexOf(resource);
  if (own === undefined) return;
  for (const other of resource.generatedBefore) {
    const target = graph.vertexOf(other);
    const reason = { kind: 'generated', by: resource.ref } as const;
    if (target !== undefined) graph.addEdge({ source: own, target, refresh: false, reason });
  }
  for (const { metaparameter, references } of resource.relations) {
    const { name, direction, refresh } = metaparameter;
    const reasons = new RelationshipReasons(resource, name);
    for (const reference of references) {
      const related = resource.catalog.findReference(reference);
      const other = related === undefined ? undefined : graph.vertexOf(related);
      if (other === undefined) continue;
      const reason = reasons.next(reference);
      if (direction === 'in') graph.addEdge({ source: other, target: own, refresh, reason });
      else graph.addEdge({ source: own, target: other, refresh, reason });
    }
  }
}

const AUTOMATIC = [
  { relation: 'autorequire', direction: 'in', refresh: false },
  { relation: 'autosubscribe', direction: 'in', refresh: true },
  { relation: 'autobefore', direction: 'out', refresh: false },
  { relation: 'autonotify', direction: 'out', refresh: true },
] as const;

/** Automatic relations yield to any edge that joins the pair already, in either direction. */
function addAutomatic(graph: RelationshipGraph, resource: Instance): void {
  for (const { relation, direction, refresh } of AUTOMATIC) {
    const rules = resource.type[relation];
    if (rules === undefined) continue;
    const own = graph.vertexOf(resource);
    if (own === undefined) return;
    for (const rule of rules) {
      for (const other of relatedBy(rule, resource, graph)) {
        const [source, target] = direction === 'in' ? [other, own] : [own, other];
        if (graph.hasEdge(source, target) || graph.hasEdge(target, source)) continue;
        const reason = { kind: 'automatic', relation, declaredOn: resource.ref, why: rule.why } as const;
        graph.addEdge({ source, target, refresh, reason });
      }
    }
  }
}

function relatedBy(rule: AutoRelation, resource: Instance, graph: RelationshipGraph): readonly Vertex[] {
  const found: Vertex[] = [];
  for (const title of rule.titles(resource)) {
    if (title === undefined) continue;
    const other =
      typeof title === 'string' ? resource.catalog.find(rule.type, title) : resource.catalog.findReference(title.ref);
    const vertex = other === undefined ? undefined : graph.vertexOf(other);
    if (vertex !== undefined) found.push(vertex);
  }
  return found;
}
