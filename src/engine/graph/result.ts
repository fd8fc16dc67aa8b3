/** From a catalog to its relationship graph, its order or its cycles. */
import type { Catalog } from '../catalog/catalog.ts';
import type { LogLine } from '../diagnostics/log.ts';
import { toInstances } from '../resource-types/convert.ts';
import type { InstanceTable } from '../resource-types/instance-table.ts';
import type { TypeRegistry } from '../resource-types/registry.ts';
import { toRunError, type RunError } from '../resource-types/run-error.ts';
import type { Target } from '../target/target.ts';
import { buildRelationshipGraph } from './build.ts';
import { findCycles, type Cycle } from './cycles.ts';
import type { RelationshipGraph } from './relationship-graph.ts';
import { staticOrder } from './traverse.ts';
import type { Vertex } from './vertex.ts';

interface Common {
  readonly graph: RelationshipGraph;
  readonly table: InstanceTable;
  /** What conversion warned of. */
  readonly logs: readonly LogLine[];
}

export type RelationshipGraphResult =
  | (Common & { readonly kind: 'ordered'; readonly order: readonly Vertex[] })
  | (Common & { readonly kind: 'cyclic'; readonly cycles: readonly Cycle[] })
  /** A value that its type refuses, a relation that leads nowhere: there is no graph, and nothing could be applied. */
  | { readonly kind: 'failed'; readonly error: RunError; readonly logs: readonly LogLine[] };

/** Never throws for what is wrong in the catalog. `target` decides which providers suit; without it all do. */
export function relationshipGraph(
  catalog: Catalog,
  types: TypeRegistry,
  options: { readonly target?: Target } = {},
): RelationshipGraphResult {
  const logs: LogLine[] = [];
  try {
    const table = toInstances(catalog, { types, target: options.target, log: (line) => logs.push(line) });
    const graph = buildRelationshipGraph(table);
    const { ids, isComplete } = staticOrder(graph);
    if (!isComplete) return { kind: 'cyclic', graph, table, logs, cycles: findCycles(graph) };
    let order: readonly Vertex[] | undefined;
    return {
      kind: 'ordered',
      graph,
      table,
      logs,
      get order() {
        return (order ??= Array.from(ids, (id) => graph.vertexOfId(id)).filter((vertex) => vertex !== undefined));
      },
    };
  } catch (thrown) {
    return { kind: 'failed', error: toRunError(thrown), logs };
  }
}
