/** The relationship graph for people: between resources and containers, each container as one node. */
import {
  cycleReport,
  findEdit,
  resourceOf,
  type CutStatement,
  type Cycle,
  type EdgeReason,
  type InstanceTable,
  type RelationshipEdge,
  type RelationshipGraphResult,
} from '../../engine/index.ts';
import type {
  CatalogView,
  CutStatementView,
  CycleView,
  DependencyView,
  EdgeReasonView,
  GraphView,
} from '../../protocol/analysis.ts';
import type { CycleCuts } from './cycle-cuts.ts';
import { floatingClasses } from './floating-classes.ts';
import type { ManifestFixes } from './manifest-fixes.ts';
import { placed, toViewPlace, placeSuffix } from './places.ts';

interface Ends {
  readonly from: string;
  readonly to: string;
}

interface Collected extends Ends {
  readonly id: string;
  refresh: boolean;
  readonly reasons: Map<string, EdgeReasonView>;
}

/** The dependencies of a graph by their two ends; each pair has one dependency, with all reasons. */
class Dependencies {
  readonly #table: InstanceTable;
  readonly #byId = new Map<string, Collected>();

  constructor(table: InstanceTable) {
    this.#table = table;
  }

  /** Returns the id of the edge's dependency. */
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

  /** A derived edge gets the ends of the relationship as it was written. */
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
      const place = toViewPlace(reason.place);
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

/** Limit of listed statements for one cycle, and of edges for one statement. */
const MOST_LISTED = 60;

function toCycle(cycle: Cycle, dependencies: Dependencies, cycleCuts: CycleCuts): CycleView {
  const idOf = new Map(cycle.edges.map((edge) => [edge, dependencies.add(edge)]));
  const path = cycle.path.map((vertex, index) => {
    const next = cycle.path[index + 1];
    const edge = cycle.edges.find(({ source, target }) => source === vertex && target === next);
    const id = edge === undefined ? undefined : idOf.get(edge);
    return { ref: resourceOf(vertex).ref, ...(id === undefined ? {} : { edge: id }) };
  });
  const { ways, hasMore } = cycleCuts.of(cycle);
  const inCuts = new Set(ways.flatMap(({ statements }) => statements.flatMap(({ edges }) => edges)));
  return {
    members: [...new Set(cycle.members.map((vertex) => resourceOf(vertex).ref))],
    edges: [...new Set(idOf.values())],
    path,
    cuts: ways.map(({ statements, fix }) => ({
      statements: statements.map((statement) => toStatement(statement, dependencies)),
      ...(fix === undefined ? {} : { fix }),
    })),
    ...(hasMore ? { moreCuts: true as const } : {}),
    others: toOthers(
      cycle.edges.filter((edge) => !inCuts.has(edge)),
      dependencies,
    ),
    ...toLoops(cycle),
  };
}

function toStatement({ edges }: Pick<CutStatement, 'edges'>, dependencies: Dependencies): CutStatementView {
  const [first] = edges;
  const edit = first === undefined ? undefined : findEdit(first.reason);
  return {
    edges: [...new Set(edges.slice(0, MOST_LISTED).map((edge) => dependencies.add(edge)))],
    // An arrow between collectors or lists creates edges of many resources.
    ...(edit === undefined ? {} : { what: edges.length > 1 && isArrow(first?.reason) ? 'an arrow' : edit.what }),
    ...placed(toViewPlace(edit?.place)),
  };
}

function isArrow(reason: EdgeReason | undefined): boolean {
  return reason?.kind === 'relationship' && reason.origin === 'arrow';
}

/** The written relationships that no cut contains, each one once for all of its edges. */
function toOthers(edges: readonly RelationshipEdge[], dependencies: Dependencies): readonly CutStatementView[] {
  const statements = new Map<string, CutStatementView>();
  for (const edge of edges) {
    if (statements.size >= MOST_LISTED) break;
    const edit = findEdit(edge.reason);
    if (edit === undefined) continue;
    const key = `${edit.what} ${edit.place.file}:${edit.place.line}`;
    if (!statements.has(key)) statements.set(key, toStatement({ edges: [edge] }, dependencies));
  }
  return [...statements.values()];
}

/** Merges both ends of each container; loops that become equal are listed once. */
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

/** Undefined without a graph, because the catalog has an invalid resource. */
export function toGraphView(
  result: RelationshipGraphResult,
  catalog: CatalogView,
  { fixes, cycleCuts }: { readonly fixes: ManifestFixes; readonly cycleCuts: CycleCuts },
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
      const cycles = result.cycles.map((cycle) => toCycle(cycle, dependencies, cycleCuts));
      const cycleMessage = cycleReport(result.cycles).replaceAll('\\n', '\n');
      return { dependencies: dependencies.views(), order: [], cycles, cycleMessage, floating };
    }
  }
}
