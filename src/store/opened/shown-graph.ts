/** Selects the catalog and graph that the views show, either from the project or from an opened agent file. */
import type { CatalogView, CycleView, DependencyView, GraphView, ResourceView } from '../../protocol/analysis.ts';
import type { RunRecord } from '../../protocol/run-record.ts';
import type { AppState } from '../state.ts';

export interface ShownGraph {
  /** The shown run, if it was read from a file. */
  readonly opened: RunRecord | undefined;
  readonly catalog: CatalogView | undefined;
  readonly graph: GraphView | undefined;
  /** True if the graph is the project's, although an opened run is shown. */
  readonly isOfProject: boolean;
}

/** Returns whether the shown catalog and graph are from an opened agent file. */
export function isOpenedGraph({ opened, isOfProject }: ShownGraph): boolean {
  return opened !== undefined && !isOfProject;
}

type ShownState = Pick<AppState, 'runs' | 'shownRun' | 'progress' | 'analysis'>;

/** Returns the shown run if it was read from a file. */
export function selectOpened({ runs, shownRun, progress }: Omit<ShownState, 'analysis'>): RunRecord | undefined {
  if (progress !== undefined || shownRun === undefined) return undefined;
  const record = runs.find(({ id }) => id === shownRun);
  return record?.opened === undefined ? undefined : record;
}

let last: { readonly shown: ShownGraph; readonly catalog: unknown; readonly graph: unknown } | undefined;

/** Selects the shown catalog and graph. Returns the same object until a part of it changes. */
export function selectShownGraph(state: ShownState): ShownGraph {
  const opened = selectOpened(state);
  const [catalog, graph] = [state.analysis?.catalog, state.analysis?.graph];
  if (last !== undefined && last.shown.opened === opened && last.catalog === catalog && last.graph === graph)
    return last.shown;
  last = { shown: joinWithProject(opened, catalog, graph), catalog, graph };
  return last.shown;
}

/**
 * Minimum share of an opened report's resources that must be in the project's catalog. If fewer are, the catalog does
 * not belong to the report.
 */
const ENOUGH = 0.5;

function joinWithProject(
  opened: RunRecord | undefined,
  catalog: CatalogView | undefined,
  graph: GraphView | undefined,
): ShownGraph {
  const ofProject = { opened, catalog, graph, isOfProject: true };
  if (opened?.opened === undefined) return ofProject;
  const { run, opened: file } = opened;
  const refs = new Map(catalog?.resources.map((resource) => [resource.ref, resource]));
  if (file.graph === undefined) {
    const known = run.resources.filter(({ ref }) => refs.has(ref)).length;
    if (known > 0 && known >= run.resources.length * ENOUGH) return ofProject;
    return { opened, catalog: run.catalog, graph: undefined, isOfProject: false };
  }
  if (!file.isNamesOnly || run.catalog === undefined || graph === undefined)
    return { opened, catalog: run.catalog, graph: file.graph, isOfProject: false };
  return {
    opened,
    catalog: { ...run.catalog, resources: run.catalog.resources.map((resource) => withOrigin(resource, refs)) },
    graph: withReasons(file.graph, graph),
    isOfProject: false,
  };
}

function withOrigin(resource: ResourceView, refs: ReadonlyMap<string, ResourceView>): ResourceView {
  const known = refs.get(resource.ref);
  return known === undefined ? resource : { ...known, virtual: false };
}

/**
 * Completes the graph of a log with data from the project's graph: adds reasons to edges, and replaces each cycle with
 * the project's cycle of the same members, which also has cuts.
 */
function withReasons(named: GraphView, project: GraphView): GraphView {
  const known = new Map(project.dependencies.map((dependency) => [dependency.id, dependency]));
  const byEnds = new Map(project.dependencies.map((dependency) => [endsKey(dependency), dependency]));
  const cycles = new Map(project.cycles.map((cycle) => [memberKey(cycle), cycle]));
  const joined = named.cycles.map((cycle) => cycles.get(memberKey(cycle)) ?? cycle);
  // Adds the edges of the project's cycles that the log does not contain.
  const added = joined.flatMap(({ edges }) => edges.flatMap((id) => known.get(id) ?? []));
  const explained = named.dependencies.map((dependency) => {
    const match = byEnds.get(endsKey(dependency));
    return match === undefined ? dependency : { ...match, id: dependency.id };
  });
  const dependencies = new Map([...added, ...explained].map((dependency) => [dependency.id, dependency]));
  return { ...named, dependencies: [...dependencies.values()], cycles: joined };
}

function endsKey({ from, to }: DependencyView): string {
  return `${from}\n${to}`;
}

function memberKey({ members }: CycleView): string {
  return [...members].sort().join('\n');
}
