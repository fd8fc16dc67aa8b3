/** Builds the relationship graph from resources (`relationship_graph.rb`). */
import type { ResourceTypeDefinition } from '../resource-types/definition.ts';
import { Instance } from '../resource-types/instances/instance.ts';
import type { InstanceTable } from '../resource-types/instances/instance-table.ts';
import type { ResourceInstance } from '../resource-types/resource.ts';
import { replaceContainers } from './replace-containers.ts';
import { AUTOMATIC_RELATIONS, type AutomaticRelation } from './edge-causes.ts';
import { RelationshipGraph } from './relationship-graph.ts';

interface BuildListener {
  /**
   * Called with the graph while containers are still vertices (Puppet's `relationships.dot`). The graph changes
   * afterwards, so do not keep it.
   */
  readonly beforeAnchors?: (graph: RelationshipGraph) => void;
}

/** Builds the relationship graph of a catalog's resources, ready to be walked. It may contain cycles. */
export function buildRelationshipGraph(table: InstanceTable, listener: BuildListener = {}): RelationshipGraph {
  const { resources } = table;
  // Estimates the number of edges: most resources have two edges to the vertices of their container, and often one
  // more.
  const graph = new RelationshipGraph(table, 3 * resources.length);
  for (const resource of resources) graph.addResource(resource);
  const relate: typeof graph.relate = (resource, other, metaparameter, index) => {
    if (graph.holds(other)) graph.relate(resource, other, metaparameter, index);
  };
  for (const resource of resources) {
    addGenerated(graph, resource);
    table.relations.visit(resource, relate);
  }
  const relationsByType = new Map<ResourceTypeDefinition, readonly AutomaticRelation[]>();
  for (const resource of resources) {
    const { type } = resource;
    let relations = relationsByType.get(type);
    if (relations === undefined) {
      relations = AUTOMATIC_RELATIONS.filter(({ relation }) => type[relation] !== undefined);
      relationsByType.set(type, relations);
    }
    for (const automatic of relations) addAutomatic(graph, resource, automatic);
  }
  listener.beforeAnchors?.(graph);
  replaceContainers(
    graph,
    resources.filter(({ isContainer }) => isContainer),
  );
  return graph;
}

function addGenerated(graph: RelationshipGraph, resource: Instance): void {
  for (const other of resource.generatedBefore) {
    const [source, target] = [graph.vertexOf(resource), graph.vertexOf(other)];
    if (source !== undefined && target !== undefined) graph.joinGenerated(source, target, resource);
  }
}

/**
 * Adds the edges of one kind of automatic relationship, such as autorequire. Skips resources between which there is
 * already an edge in either direction.
 */
function addAutomatic(graph: RelationshipGraph, resource: Instance, automatic: AutomaticRelation): void {
  let index = 0;
  for (const { type, titles } of resource.type[automatic.relation] ?? []) {
    for (const title of titles(resource)) {
      const other = relatedBy(type, title, resource);
      if (other === undefined || !graph.holds(other) || graph.areRelated(resource, other)) continue;
      // An autorequire never refers to a class or define, because these are not resource types.
      if (resource.catalog.types.find(type) === undefined) continue;
      graph.relateAutomatically(resource, other, automatic, index);
    }
    index += 1;
  }
}

function relatedBy(
  type: string,
  title: string | ResourceInstance | undefined,
  { catalog }: Instance,
): Instance | undefined {
  if (title === undefined) return undefined;
  if (typeof title === 'string') return catalog.find(type, title);
  return title instanceof Instance ? title : catalog.findReference(title.ref);
}
