import { outcomeWords } from '../../../ui/OutcomeMark.tsx';
import type { RunMoment } from '../../shared/runs/run-moment.ts';
import type { TreeRow } from '../../shared/list/tree-keys.ts';
import type { GraphModel, ModelEdge } from './model.ts';

export type GraphTreeRow = TreeRow &
  (
    | { readonly kind: 'node'; readonly ref: string }
    | { readonly kind: 'edge'; readonly edge: ModelEdge; readonly direction: 'in' | 'out' }
  );

/**
 * Converts the graph to a tree: boxes with their members, and under each resource its incoming edges (dependencies) and
 * outgoing edges (dependents). By default, boxes are open and resources are closed; `toggled` contains the refs of
 * nodes that are not in this state.
 */
export function graphTreeRows(model: GraphModel, toggled: ReadonlySet<string>): readonly GraphTreeRow[] {
  const rows: GraphTreeRow[] = [];
  const add = (ref: string, level: number): void => {
    const node = model.nodes.get(ref);
    if (node === undefined) return;
    const [incoming, outgoing] = [model.incoming.get(ref) ?? [], model.outgoing.get(ref) ?? []];
    const count = incoming.length + outgoing.length;
    const isExpanded = node.isBox || count > 0 ? node.isBox !== toggled.has(ref) : undefined;
    rows.push({ kind: 'node', id: ref, ref, level, isExpanded, text: nodeText(ref, incoming.length, outgoing.length) });
    if (isExpanded !== true) return;
    for (const [direction, ids] of [
      ['in', incoming],
      ['out', outgoing],
    ] as const) {
      for (const id of ids) {
        const edge = model.edges.get(id);
        if (edge === undefined) continue;
        rows.push({
          kind: 'edge',
          id: `${ref} ${direction} ${id}`,
          edge,
          direction,
          level: level + 1,
          isExpanded: undefined,
          text: edgeText(edge, direction),
        });
      }
    }
    for (const child of node.children) add(child, level + 1);
  };
  for (const root of model.roots) add(root, 1);
  return rows;
}

/**
 * Returns what screen readers announce for a node that is reached with the arrow keys, for example:
 *
 * `Package[ntp], changed, edges: 0 incoming, 1 outgoing`
 */
export function spokenNode(model: GraphModel, ref: string, { outcomes }: Pick<RunMoment, 'outcomes'>): string {
  const outcome = outcomes.get(ref);
  const [incoming, outgoing] = [model.incoming.get(ref)?.length ?? 0, model.outgoing.get(ref)?.length ?? 0];
  return [
    ref,
    ...(outcome === undefined ? [] : [outcomeWords[outcome].toLowerCase()]),
    ...(model.cycleNodes.has(ref) ? ['in a cycle'] : []),
    `edges: ${incoming} incoming`,
    `${outgoing} outgoing`,
  ].join(', ');
}

function nodeText(ref: string, incoming: number, outgoing: number): string {
  return incoming + outgoing === 0 ? ref : `${ref}, edges: ${incoming} incoming, ${outgoing} outgoing`;
}

/** Returns the text of an edge, such as `after Package[ntp]: require, manifests/site.pp:12`. */
function edgeText({ from, to, dependency }: ModelEdge, direction: 'in' | 'out'): string {
  const reasons = dependency.reasons.map(({ text }) => text).join('; ');
  return `${direction === 'in' ? `after ${from}` : `before ${to}`}${reasons === '' ? '' : `: ${reasons}`}`;
}
