/** From resources to the graph of their order (`relationship_graph.rb`). */
import type { AutoRelation } from '../resource-types/definition.ts';
import type { Instance } from '../resource-types/instance.ts';
import type { InstanceTable } from '../resource-types/instance-table.ts';
import { RELATIONSHIP_METAPARAMETERS, type RelationshipMetaparameter } from '../resource-types/metaparameters.ts';
import { referencesOf } from '../resource-types/reference.ts';
import { replaceContainers } from './anchors.ts';
import type { EdgeReason } from './edge.ts';
import { RelationshipGraph } from './relationship-graph.ts';
import { resourceVertex } from './vertex.ts';

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
  for (const metaparameter of RELATIONSHIP_METAPARAMETERS) {
    const value = resource.get(metaparameter.name);
    if (value === undefined) continue;
    const reasons = new ReasonsOf(resource, metaparameter);
    for (const reference of referencesOf(value)) {
      const related = resource.catalog.findReference(reference);
      const other = related === undefined ? undefined : graph.vertexOf(related);
      if (other === undefined) continue;
      const [source, target] = metaparameter.direction === 'in' ? [other, own] : [own, other];
      graph.addEdge({ source, target, refresh: metaparameter.refresh, reason: reasons.next(reference) });
    }
  }
}

/** Hands out, for each reference in a metaparameter's value, the statement that put it there. */
class ReasonsOf {
  readonly #resource: Instance;
  readonly #parameter: RelationshipMetaparameter['name'];
  readonly #byTarget = new Map<string, Instance['relationships'][number][]>();

  constructor(resource: Instance, { name }: RelationshipMetaparameter) {
    this.#resource = resource;
    this.#parameter = name;
    for (const relationship of resource.relationships) {
      if (relationship.parameter !== name) continue;
      const [target = relationship.target] = referencesOf(relationship.target);
      const known = this.#byTarget.get(target);
      if (known === undefined) this.#byTarget.set(target, [relationship]);
      else known.push(relationship);
    }
  }

  next(target: string): EdgeReason {
    const known = this.#byTarget.get(target);
    const relationship = known !== undefined && known.length > 1 ? known.shift() : known?.[0];
    const place = relationship === undefined ? this.#resource.place : relationship.place;
    return {
      kind: 'relationship',
      parameter: this.#parameter,
      origin: relationship?.origin ?? 'attribute',
      declaredOn: this.#resource.ref,
      target,
      ...(place === undefined ? {} : { place }),
    };
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
  const own = graph.vertexOf(resource);
  if (own === undefined) return;
  for (const { relation, direction, refresh } of AUTOMATIC) {
    for (const rule of resource.type[relation] ?? []) {
      for (const other of relatedBy(rule, resource)) {
        const vertex = graph.vertexOf(other);
        if (vertex === undefined) continue;
        const [source, target] = direction === 'in' ? [vertex, own] : [own, vertex];
        if (graph.hasEdge(source, target) || graph.hasEdge(target, source)) continue;
        const reason = { kind: 'automatic', relation, declaredOn: resource.ref, why: rule.why } as const;
        graph.addEdge({ source, target, refresh, reason });
      }
    }
  }
}

function* relatedBy(rule: AutoRelation, resource: Instance): Iterable<Instance> {
  for (const title of rule.titles(resource)) {
    if (title === undefined) continue;
    const other =
      typeof title === 'string' ? resource.catalog.find(rule.type, title) : resource.catalog.findReference(title.ref);
    if (other !== undefined) yield other;
  }
}
