/** The relationship graph as people think of it: between resources and containers, without the containers' two ends. */
import {
  cycleReport,
  editOf,
  resourceOf,
  type Cycle,
  type EdgeReason,
  type InstanceTable,
  type RelationshipEdge,
  type RelationshipGraphResult,
} from '../../engine/index.ts';
import type { CatalogView, CycleView, DependencyView, EdgeReasonView, GraphView } from '../../protocol/analysis.ts';
import { floatingClasses } from './floating-classes.ts';
import type { ManifestFixes } from './manifest-fixes.ts';
import { placed, placeOf, placeSuffix } from './places.ts';

interface Ends {
  readonly from: string;
  readonly to: string;
}

interface Collected extends Ends {
  readonly id: string;
  refresh: boolean;
  readonly reasons: Map<string, EdgeReasonView>;
}

/** The dependencies of a graph by their two ends; a pair has one, with every reason for it. */
class Dependencies {
  readonly #table: InstanceTable;
  readonly #byId = new Map<string, Collected>();

  constructor(table: InstanceTable) {
    this.#table = table;
  }

  /** Yields the id of the dependency that the edge belongs to. */
  add(edge: RelationshipEdge): string {
    const { from, to } = this.#endsOf(edge);
    const id = `${from} -> ${to}`;
    const known = this.#byId.get(id) ?? { id, from, to, refresh: false, reasons: new Map<string, EdgeReasonView>() };
    this.#byId.set(id, known);
    known.refresh ||= edge.refresh;
    const reason = toReason(edge.reason);
    known.reasons.set(`${reason.kind} ${reason.via ?? ''} ${reason.text}`, reason);
    return id;
  }

  /** The edge may stand between ends of what was written: what was written decides. */
  #endsOf({ source, target, reason }: RelationshipEdge): Ends {
    if (reason.kind === 'containment') return { from: reason.container, to: reason.contained };
    if (reason.kind !== 'relationship') return { from: resourceOf(source).ref, to: resourceOf(target).ref };
    const own = this.#refOf(reason.declaredOn);
    const other = this.#refOf(reason.target);
    const isFirst = reason.parameter === 'before' || reason.parameter === 'notify';
    return isFirst ? { from: own, to: other } : { from: other, to: own };
  }

  #refOf(reference: string): string {
    return this.#table.findReference(reference)?.ref ?? reference;
  }

  views(): readonly DependencyView[] {
    return [...this.#byId.values()].map(({ reasons, ...rest }) => ({ ...rest, reasons: [...reasons.values()] }));
  }
}

function toReason(reason: EdgeReason): EdgeReasonView {
  switch (reason.kind) {
    case 'relationship': {
      const place = placeOf(reason.place);
      const how = reason.origin === 'attribute' ? reason.parameter : `${reason.parameter} by ${reason.origin}`;
      return {
        kind: reason.parameter,
        via: reason.origin,
        text: `${how}${placeSuffix(place)}`,
        ...placed(place),
      };
    }
    case 'automatic':
      return { kind: reason.relation, text: `${reason.relation}: ${reason.why}` };
    case 'containment':
      return { kind: 'containment', text: `${reason.container} contains ${reason.contained}` };
    case 'empty container':
      return { kind: 'containment', text: `${reason.container} begins before it ends` };
    case 'generated':
      return { kind: 'autorequire', text: `brought about by ${reason.by}` };
  }
}

function isDependency({ reason }: RelationshipEdge): boolean {
  return reason.kind === 'relationship' || reason.kind === 'automatic';
}

/** More statements than this of one cycle are not offered to be taken back. */
const mostEdits = 60;

function toCycle(cycle: Cycle, dependencies: Dependencies, fixes: ManifestFixes): CycleView {
  const idOf = new Map(cycle.edges.map((edge) => [edge, dependencies.add(edge)]));
  const path = cycle.path.map((vertex, index) => {
    const next = cycle.path[index + 1];
    const edge = cycle.edges.find(({ source, target }) => source === vertex && target === next);
    const id = edge === undefined ? undefined : idOf.get(edge);
    return { ref: resourceOf(vertex).ref, ...(id === undefined ? {} : { edge: id }) };
  });
  return {
    members: [...new Set(cycle.members.map((vertex) => resourceOf(vertex).ref))],
    edges: [...new Set(idOf.values())],
    path,
    breaks: [...new Set(cycle.cut.edges.map((edge) => dependencies.add(edge)))],
    edits: toEdits(cycle, dependencies, fixes),
    ...toLoops(cycle),
  };
}

/** Those of the fewest edges that break it come first. A statement may stand behind several edges: it is offered once for each dependency. */
function toEdits(
  { cut, edges }: Cycle,
  dependencies: Dependencies,
  fixes: ManifestFixes,
): NonNullable<CycleView['edits']> {
  const edits = new Map<string, NonNullable<CycleView['edits']>[number]>();
  for (const edge of new Set([...cut.edges, ...edges])) {
    const edit = editOf(edge.reason);
    const place = placeOf(edit?.place);
    if (edit === undefined || place === undefined || edits.size >= mostEdits) continue;
    const id = dependencies.add(edge);
    const key = `${id} ${edit.what} ${place.file}:${place.line}`;
    if (edits.has(key)) continue;
    const fix = fixes.ofReason(edge.reason);
    edits.set(key, { edge: id, place, what: edit.what, ...(fix === undefined ? {} : { fix }) });
  }
  return [...edits.values()];
}

/** Both ends of a container are the container; ways round that then are the same appear once. */
function toLoops({ loops }: Cycle): Pick<CycleView, 'loops' | 'moreLoops'> {
  const byText = new Map(
    loops.cycles.map((cycle) => {
      const refs = cycle.map((vertex) => resourceOf(vertex).ref);
      const round = refs.filter((ref, index) => ref !== refs[(index + 1) % refs.length] || refs.length === 1);
      return [round.join('\n'), round] as const;
    }),
  );
  return { loops: [...byText.values()], ...(loops.isComplete ? {} : { moreLoops: true as const }) };
}

/** Undefined where there is no graph, because a resource cannot be made of the catalog. */
export function toGraphView(
  result: RelationshipGraphResult,
  catalog: CatalogView,
  fixes: ManifestFixes,
): GraphView | undefined {
  if (result.kind === 'failed') return undefined;
  const dependencies = new Dependencies(result.table);
  const floating = floatingClasses(catalog, fixes);
  for (const edge of result.graph.edges()) if (isDependency(edge)) dependencies.add(edge);
  switch (result.kind) {
    case 'ordered': {
      const order = result.order.flatMap((vertex) =>
        vertex.kind === 'resource' && !vertex.resource.implicit ? [vertex.resource.ref] : [],
      );
      return { dependencies: dependencies.views(), order, cycles: [], floating };
    }
    case 'cyclic': {
      const cycles = result.cycles.map((cycle) => toCycle(cycle, dependencies, fixes));
      const cycleMessage = cycleReport(result.cycles).replaceAll('\\n', '\n');
      return { dependencies: dependencies.views(), order: [], cycles, cycleMessage, floating };
    }
  }
}
