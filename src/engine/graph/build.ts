/** From resources to the graph of their order (`relationship_graph.rb`). */
import type { AutoRelation, ResourceTypeDefinition } from '../resource-types/definition.ts';
import { Instance } from '../resource-types/instance.ts';
import type { InstanceTable } from '../resource-types/instance-table.ts';
import type { ResourceInstance } from '../resource-types/resource.ts';
import { RELATIONSHIP_METAPARAMETERS } from '../resource-types/metaparameters.ts';
import { replaceContainers } from './anchors.ts';
import { AUTOMATIC_RELATIONS } from './automatic-relations.ts';
import { NONE } from './pair-lists.ts';
import { RelationshipGraph } from './relationship-graph.ts';
import { RelationshipReasons } from './relationship-reasons.ts';

/** What the two phases yield: the graph with containers as they are written (Puppet's `relationships.dot`), and the final one. */
export interface BuildListener {
  /** Called with the graph before its containers are replaced. Not to be kept: the graph goes on changing. */
  readonly beforeAnchors?: (graph: RelationshipGraph) => void;
}

/** The relationship graph of a catalog's resources, ready to be walked. It may hold cycles. */
export function buildRelationshipGraph(table: InstanceTable, listener: BuildListener = {}): RelationshipGraph {
  const graph = new RelationshipGraph(table);
  const { resources, relations } = table;
  const containers = resources.filter(({ isContainer }) => isContainer);
  // Two ends of each container, and two edges for what is contained.
  const vertices = resources.length + 2 * containers.length;
  graph.reserve(resources.length, vertices, relations.count + 2 * resources.length);
  for (const resource of resources) graph.addResource(resource);
  for (const resource of resources) addManual(graph, resource);
  addAllAutomatic(graph, table);
  listener.beforeAnchors?.(graph);
  replaceContainers(graph, table, containers);
  return graph;
}

function addManual(graph: RelationshipGraph, resource: Instance): void {
  const own = graph.idOfResource(resource);
  if (own === NONE) return;
  for (const other of resource.generatedBefore) addGenerated(graph, resource, other);
  const { relations } = resource.catalog;
  const first = relations.firstOf(resource.number);
  if (first === NONE) {
    addAnew(graph, resource);
    return;
  }
  const end = first + relations.countOf(resource.number);
  for (let record = first; record < end; record += 1) {
    const other = graph.idOfNumber(relations.relatedBy(record));
    if (other === NONE) continue;
    const isInto = RELATIONSHIP_METAPARAMETERS[relations.metaparameterOf(record)]?.direction === 'in';
    if (isInto) graph.link(other, own, record);
    else graph.link(own, other, record);
  }
}

function addGenerated(graph: RelationshipGraph, resource: Instance, other: Instance): void {
  const source = graph.vertexOf(resource);
  const target = graph.vertexOf(other);
  if (source === undefined || target === undefined) return;
  graph.addEdge({ source, target, refresh: false, reason: { kind: 'generated', by: resource.ref } });
}

/** What was set after the relations were looked for, as far as it leads somewhere. */
function addAnew(graph: RelationshipGraph, resource: Instance): void {
  if (resource.relationNames.length === 0) return;
  const own = graph.vertexOf(resource);
  for (const { metaparameter, references } of resource.relations) {
    const { name, direction, refresh } = metaparameter;
    const reasons = new RelationshipReasons(resource, name);
    for (const reference of references) {
      const related = resource.catalog.findReference(reference);
      const other = related === undefined ? undefined : graph.vertexOf(related);
      if (own === undefined || other === undefined) continue;
      const reason = reasons.next(reference);
      const [source, target] = direction === 'in' ? [other, own] : [own, other];
      graph.addEdge({ source, target, refresh, reason });
    }
  }
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
