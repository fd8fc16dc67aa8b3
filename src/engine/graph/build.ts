/** From resources to the graph of their order (`relationship_graph.rb`). */
import type { AutoRelation, ResourceTypeDefinition } from '../resource-types/definition.ts';
import { Instance } from '../resource-types/instance.ts';
import type { InstanceTable } from '../resource-types/instance-table.ts';
import type { ResourceInstance } from '../resource-types/resource.ts';
import { eachRelation } from '../resource-types/relations.ts';
import { replaceContainers } from './anchors.ts';
import { AUTOMATIC_RELATIONS } from './automatic-relations.ts';
import { NONE } from './pair-lists.ts';
import { RelationshipGraph } from './relationship-graph.ts';

/** What the two phases yield: the graph with containers as they are written (Puppet's `relationships.dot`), and the final one. */
export interface BuildListener {
  /** Called with the graph before its containers are replaced. Not to be kept: the graph goes on changing. */
  readonly beforeAnchors?: (graph: RelationshipGraph) => void;
}

/** The relationship graph of a catalog's resources, ready to be walked. It may hold cycles. */
export function buildRelationshipGraph(table: InstanceTable, listener: BuildListener = {}): RelationshipGraph {
  const graph = new RelationshipGraph(table);
  const { resources } = table;
  const containers = resources.filter(({ isContainer }) => isContainer);
  // Two ends of each container, two edges for what is contained, and one relationship each.
  const vertices = resources.length + 2 * containers.length;
  graph.reserve(resources.length, vertices, 3 * resources.length);
  for (const resource of resources) graph.addResource(resource);
  for (const resource of resources) addManual(graph, resource);
  addAllAutomatic(graph, table);
  listener.beforeAnchors?.(graph);
  replaceContainers(graph, containers);
  return graph;
}

function addManual(graph: RelationshipGraph, resource: Instance): void {
  const own = graph.idOfResource(resource);
  if (own === NONE) return;
  for (const other of resource.generatedBefore) addGenerated(graph, resource, other);
  eachRelation(resource, (related, metaparameter, index) => {
    const other = graph.idOfResource(related);
    if (other === NONE) return;
    const origin = graph.origins.relationship(resource, metaparameter, index);
    if (metaparameter.direction === 'in') graph.link(other, own, origin);
    else graph.link(own, other, origin);
  });
}

function addGenerated(graph: RelationshipGraph, resource: Instance, other: Instance): void {
  const source = graph.vertexOf(resource);
  const target = graph.vertexOf(other);
  if (source === undefined || target === undefined) return;
  graph.addEdge({ source, target, refresh: false, reason: { kind: 'generated', by: resource.ref } });
}

/** What a type has of these, in Puppet's order. */
interface Automatic {
  /** A place in `AUTOMATIC_RELATIONS`. */
  readonly place: number;
  readonly direction: 'in' | 'out';
  readonly rules: readonly AutoRelation[];
}

function automaticOf(type: ResourceTypeDefinition): readonly Automatic[] {
  return AUTOMATIC_RELATIONS.flatMap(({ relation, direction }, place) => {
    const rules = type[relation];
    return rules === undefined ? [] : { place, direction, rules };
  });
}

function addAllAutomatic(graph: RelationshipGraph, table: InstanceTable): void {
  const byType = new Map<ResourceTypeDefinition, readonly Automatic[]>();
  let lastType: ResourceTypeDefinition | undefined;
  let automatic: readonly Automatic[] = [];
  for (const resource of table.resources) {
    const { type } = resource;
    if (type !== lastType) {
      lastType = type;
      automatic = byType.get(type) ?? automaticOf(type);
      byType.set(type, automatic);
    }
    for (const each of automatic) addAutomatic(graph, resource, each);
  }
}

/** Automatic relations yield to any edge that joins the pair already, in either direction. */
function addAutomatic(graph: RelationshipGraph, resource: Instance, { place, direction, rules }: Automatic): void {
  const own = graph.idOfResource(resource);
  if (own === NONE) return;
  for (let rule = 0; rule < rules.length; rule += 1) {
    const { type = '', titles } = rules[rule] ?? {};
    for (const title of titles?.(resource) ?? []) {
      const related = relatedBy(type, title, resource);
      const other = related === undefined ? NONE : graph.idOfResource(related);
      if (other === NONE || graph.isLinked(own, other) || graph.isLinked(other, own)) continue;
      const origin = graph.origins.automatic(resource.number, place, rule);
      if (direction === 'in') graph.link(other, own, origin);
      else graph.link(own, other, origin);
    }
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
