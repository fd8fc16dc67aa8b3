/** Finds the differences between the edges of two catalogs: the containment, and the relationships in the code. */
import { referenceText, type Catalog, type RelationshipOrigin } from '../engine/index.ts';
import type { EdgeDifference, ResourceChangeView } from '../protocol/nodes/nodes.ts';
import { byReference } from './catalog-changes.ts';
import { RELATIONSHIPS } from './relationship-targets.ts';

type Edge = Omit<EdgeDifference, 'status'>;

interface DeclaredEdge extends Edge {
  /** References of the resources that declare the edge. The contained resource declares a containment edge. */
  readonly declaredBy: Set<string>;
}

/**
 * Returns the edges that only one catalog has, first the removed ones. Leaves out edges that an added or removed
 * resource declares, because the comparison of resources already lists that resource with its attributes. Leaves out
 * containment if one of the catalogs has none, as a list of resources from PuppetDB.
 */
export function edgeDifferences(before: Catalog, after: Catalog): readonly EdgeDifference[] {
  const withContainment = before.containment.length > 0 && after.containment.length > 0;
  const [old, now] = [before, after].map((catalog) => ({
    edges: declaredEdges(catalog, withContainment),
    resources: byReference(catalog),
  }));
  if (old === undefined || now === undefined) return [];
  const missing = (from: typeof old, to: typeof old, status: EdgeDifference['status']): readonly EdgeDifference[] =>
    [...from.edges].flatMap(([key, { declaredBy, ...edge }]) =>
      to.edges.has(key) || ![...declaredBy].some((ref) => to.resources.has(ref)) ? [] : [{ status, ...edge }],
    );
  return [...missing(old, now, 'removed'), ...missing(now, old, 'added')];
}

/** Returns the edges by key. `before` and `require` of both ends are the same edge. */
function declaredEdges(
  { resources, containment, aliases }: Catalog,
  withContainment: boolean,
): ReadonlyMap<string, DeclaredEdge> {
  const edges = new Map<string, DeclaredEdge>();
  const add = (edge: Edge, declaredBy: string): void => {
    const key = JSON.stringify([edge.kind, edge.from, edge.to]);
    const known = edges.get(key);
    if (known === undefined) edges.set(key, { ...edge, declaredBy: new Set([declaredBy]) });
    else known.declaredBy.add(declaredBy);
  };
  for (const { container, contained } of withContainment ? containment : []) {
    const to = referenceText(contained);
    add({ kind: 'containment', from: referenceText(container), to }, to);
  }
  for (const resource of resources) {
    const own = referenceText(resource);
    for (const { parameter, target } of resource.relationships)
      add(edgeOf(parameter, own, aliases.get(target) ?? target), own);
  }
  return edges;
}

function edgeOf(parameter: RelationshipOrigin['parameter'], own: string, target: string): Edge {
  const kind = parameter === 'notify' || parameter === 'subscribe' ? 'refresh' : 'order';
  return parameter === 'before' || parameter === 'notify'
    ? { kind, from: own, to: target }
    : { kind, from: target, to: own };
}

/** Removes relationship attributes from the changes of resources that both catalogs have. */
export function withoutRelationships(changes: readonly ResourceChangeView[]): readonly ResourceChangeView[] {
  return changes.flatMap((change) => {
    if (change.status !== 'changed') return [change];
    const attributes = change.attributes.filter(({ name }) => !RELATIONSHIPS.has(name));
    return attributes.length === 0 ? [] : [{ ...change, attributes }];
  });
}
