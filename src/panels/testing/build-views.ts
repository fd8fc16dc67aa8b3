/** Builders for the worker's answers, so that a panel's test states only the data that matters to it. */
import type {
  AnalysisView,
  CycleView,
  DependencyView,
  EdgeReasonView,
  ParameterView,
  Place,
  ResourceView,
} from '../../protocol/analysis.ts';
import { countTotals } from '../../protocol/run-totals.ts';
import type { Outcome, ResourceRunView, RunReportView, SystemState } from '../../protocol/run.ts';

const file = 'manifests/site.pp';

/** Returns a place in the manifest, or in the file `path`. */
export function at(line: number, path = file): Place {
  return { file: path, line, column: 1 };
}

const containerKinds: Readonly<Record<string, ResourceView['kind']>> = { Stage: 'stage', Class: 'class', Node: 'node' };

/** Returns a resource; the type in `ref` determines its kind (`Ntp::Peer` is a define). */
export function resource(
  ref: string,
  container?: string,
  options: {
    readonly line?: number;
    readonly file?: string;
    readonly parameters?: Readonly<Record<string, string>>;
    readonly tags?: readonly string[];
  } = {},
): ResourceView {
  const open = ref.indexOf('[');
  const type = ref.slice(0, open);
  const place = options.line === undefined ? undefined : at(options.line, options.file);
  const parameters = Object.entries(options.parameters ?? {}).map(([name, text], index): ParameterView => ({
    name,
    text,
    origin: 'attribute',
    ...(options.line === undefined ? {} : { place: at(options.line + index + 1, options.file) }),
  }));
  return {
    ref,
    type,
    title: ref.slice(open + 1, -1),
    kind: containerKinds[type] ?? (type.includes('::') ? 'define' : 'native'),
    parameters,
    tags: options.tags ?? [type.toLowerCase()],
    virtual: false,
    exported: false,
    ...(place === undefined ? {} : { place }),
    ...(container === undefined ? {} : { container }),
  };
}

type ReasonKind = EdgeReasonView['kind'];
const automatic: ReadonlySet<ReasonKind> = new Set(['autorequire', 'autobefore', 'autonotify', 'autosubscribe']);

/** Returns a dependency with one reason. */
export function dependency(from: string, to: string, kind: ReasonKind = 'require', line?: number): DependencyView {
  const place = line === undefined ? undefined : at(line);
  const text = automatic.has(kind)
    ? `${kind} of ${from}`
    : `${kind}${place === undefined ? '' : `, ${place.file}:${place.line}`}`;
  return {
    id: `${from} -> ${to}`,
    from,
    to,
    refresh: kind === 'notify' || kind === 'subscribe' || kind === 'autonotify' || kind === 'autosubscribe',
    reasons: [
      { kind, text, ...(automatic.has(kind) ? {} : { via: 'attribute' }), ...(place === undefined ? {} : { place }) },
    ],
  };
}

/** Returns an analysis with these resources and dependencies. */
export function buildAnalysis(
  resources: readonly ResourceView[],
  dependencies: readonly DependencyView[],
  cycles?: { readonly cycles: readonly CycleView[]; readonly cycleMessage: string },
): AnalysisView {
  return {
    revision: 1,
    resourceTypes: ['file', 'package', 'service'],
    problems: [],
    logs: [],
    catalog: {
      classes: resources.filter(({ kind }) => kind === 'class').map(({ title }) => title.toLowerCase()),
      resources,
    },
    graph: {
      dependencies,
      order: cycles === undefined ? resources.map(({ ref }) => ref) : [],
      cycles: cycles?.cycles ?? [],
      ...(cycles === undefined ? {} : { cycleMessage: cycles.cycleMessage }),
    },
    timings: { parse: 1, compile: 3, relate: 1 },
  };
}

/** The resources at the start of every catalog. */
export const mainResources: readonly ResourceView[] = [
  resource('Stage[main]', undefined, { tags: ['stage'] }),
  resource('Class[Settings]', 'Stage[main]', { tags: ['class', 'settings'] }),
  resource('Class[main]', 'Stage[main]', { tags: ['class'] }),
];

export const emptySystem: SystemState = { files: {}, packages: {}, services: {}, users: {}, groups: {}, crons: {} };

/** Returns the result of one resource in a run, by default without changes. */
export function ran(
  ref: string,
  start: number,
  end: number,
  outcome: Outcome,
  more: Partial<ResourceRunView> = {},
): ResourceRunView {
  return { ref, start, end, outcome, changes: [], corrective: false, steps: [0, 0], ...more };
}

/** Returns a report with these resources on an empty machine; `more` overrides its other values. */
export function buildReport(resources: readonly ResourceRunView[], more: Partial<RunReportView> = {}): RunReportView {
  return {
    revision: 1,
    noop: false,
    status: 'changed',
    resources,
    refreshes: [],
    logs: [],
    journal: [],
    before: emptySystem,
    after: emptySystem,
    totals: countTotals(resources),
    duration: Math.max(0, ...resources.map(({ end }) => end)),
    machine: { version: 1, state: null },
    ...more,
  };
}
