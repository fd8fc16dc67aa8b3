/** From resources to the graph of their order (`relationship_graph.rb`). */
import type { AutoRelation, ResourceTypeDefinition } from '../resource-types/definition.ts';
import type { Instance } from '../resource-types/instance.ts';
import type { InstanceTable } from '../resource-types/instance-table.ts';
import type { ResourceInstance } from '../resource-types/resource.ts';
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
  addAllAutomatic(graph, table);
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
  for (const { metaparameter, references, resources } of resource.relations) {
    const { name, direction, refresh } = metaparameter;
    const reasons = new RelationshipReasons(resource, name);
    for (let index = 0; index < references.length; index += 1) {
      const reference = references[index] ?? '';
      const related = resources === undefined ? resource.catalog.findReference(reference) : resources[index];
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

type Automatic = (typeof AUTOMATIC)[number] & { readonly rules: readonly AutoRelation[] };

/** What a type has of these, in Puppet's order. */
function automaticOf(type: ResourceTypeDefinition): readonly Automatic[] {
  return AUTOMATIC.flatMap((automatic) => {
    const rules = type[automatic.relation];
    return rules === undefined ? [] : { ...automatic, rules };
  });
}

function addAllAutomatic(graph: RelationshipGraph, table: InstanceTable): void {
  const byType = new Map<ResourceTypeDefinition, readonly Automatic[]>();
  for (const resource of table.resources) {
    let automatic = byType.get(resource.type);
    if (automatic === undefined) {
      automatic = automaticOf(resource.type);
      byType.set(resource.type, automatic);
    }
    for (const each of automatic) addAutomatic(graph, resource, each);
  }
}

/** Automatic relations yield to any edge that joins the pair already, in either direction. */
function addAutomatic(
  graph: RelationshipGraph,
  resource: Instance,
  { relation, direction, refresh, rules }: Automatic,
): void {
  const own = graph.vertexOf(resource);
  if (own === undefined) return;
  for (const { type, why, titles } of rules) {
    for (const title of titles(resource)) {
      const other = relatedBy(type, title, resource, graph);
      if (other === undefined) continue;
      const [source, target] = direction === 'in' ? [other, own] : [own, other];
      if (graph.hasEdge(source, target) || graph.hasEdge(target, source)) continue;
      const reason = { kind: 'automatic', relation, declaredOn: resource.ref, why } as const;
      graph.addEdge({ source, target, refresh, reason });
    }
  }
}

function relatedBy(
  type: string,
  title: string | ResourceInstance | undefined,
  { catalog }: Instance,
  graph: RelationshipGraph,
): Vertex | undefined {
  if (title === undefined) return undefined;
  const other = typeof title === 'string' ? catalog.find(type, title) : catalog.findReference(title.ref);
  return other === undefined ? undefined : graph.vertexOf(other);
}
