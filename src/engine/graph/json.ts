/** Converts the relationship graph to the JSON format of the graphs recorded from Puppet. */
import type { PuppetErrorClass } from '../diagnostics/puppet-error.ts';
import { compareText } from '../values/text.ts';
import type { RelationshipGraphResult } from './result.ts';

type GraphEdgeJson = readonly [from: string, to: string, kind: 'refresh' | 'order'];

interface GraphJson {
  readonly edges?: readonly GraphEdgeJson[];
  readonly order?: readonly string[];
  readonly cycles?: readonly (readonly string[])[];
  readonly error?: {
    readonly class: PuppetErrorClass;
    readonly message: string;
    readonly file?: string;
    readonly line?: number;
  };
}

function compareRows(a: GraphEdgeJson, b: GraphEdgeJson): number {
  return compareText(a[0], b[0]) || compareText(a[1], b[1]) || compareText(a[2], b[2]);
}

/**
 * Returns the sorted edges together with the order or the cycles. If there is no graph, returns only the error.
 * Resources that every catalog contains are left out of the order.
 */
export function graphToJson(result: RelationshipGraphResult): GraphJson {
  if (result.kind === 'failed') return { error: result.error };
  const edges = [...result.graph.edges()]
    .map((edge): GraphEdgeJson => [edge.source.name, edge.target.name, edge.refresh ? 'refresh' : 'order'])
    .sort(compareRows);
  if (result.kind === 'cyclic') {
    return { edges, cycles: result.cycles.map(({ members }) => members.map((vertex) => vertex.name)) };
  }
  const order = result.order.filter((vertex) => vertex.kind !== 'resource' || !vertex.resource.implicit);
  return { edges, order: order.map((vertex) => vertex.name) };
}
