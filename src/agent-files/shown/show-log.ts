/** Converts a log to a run with the outcomes of the resources in the log, and the graph of its cycles. */
import type { AgentEdge, AgentLog, AgentLogLine, MissingDependency } from '../../protocol/agent-files.ts';
import { countTotals } from '../../protocol/run-totals.ts';
import type { Outcome, ResourceRunView, RunView, SystemState } from '../../protocol/run.ts';
import { createNamesGraph, type NamesGraph } from './names-graph.ts';

export interface ShownLog {
  readonly run: RunView;
  readonly names: NamesGraph;
}

export const noSystem: SystemState = { files: {}, packages: {}, services: {}, users: {}, groups: {}, crons: {} };

export function showLog(log: AgentLog): ShownLog {
  const resources = collectResources(log);
  const cycleLine = log.cycles[0]?.lineIndex;
  const cycleMessage = cycleLine === undefined ? undefined : log.lines[cycleLine]?.message;
  const failedLine = log.lines.find(({ level }) => level !== 'debug' && level !== 'info' && isError(level));
  const error = resources.length > 0 ? undefined : (cycleMessage ?? failedLine?.message);
  const names = createNamesGraph({
    refs: [
      ...log.missing.flatMap(({ ref, wantedBy }) => (wantedBy === undefined ? [ref] : [wantedBy, ref])),
      ...log.duplicates.map(({ ref }) => ref),
      ...resources.map(({ ref }) => ref),
    ],
    edges: [
      ...log.edges,
      ...log.missing.flatMap(toMissingEdge),
      // The path from the failed resource to the skipped one may lead through resources that the log does not name.
      ...log.skipped.flatMap(({ ref, failedDependencies }) =>
        failedDependencies.filter((from) => from !== ref).map((from) => ({ from, to: ref })),
      ),
    ],
    cycles: log.cycles,
    ...(cycleMessage === undefined ? {} : { cycleMessage: cycleMessage.replaceAll('\\n', '\n') }),
  });
  const times = log.lines.flatMap(({ time }) => time ?? []);
  return {
    names,
    run: {
      ...(log.puppetVersion === undefined ? {} : { puppetVersion: log.puppetVersion }),
      noop: resources.some(({ outcome }) => outcome === 'noop'),
      status: findStatus(log, resources),
      ...(error === undefined ? {} : { error }),
      catalog: names.catalog,
      resources,
      refreshes: [],
      logs: log.lines,
      journal: [],
      before: noSystem,
      after: noSystem,
      totals: countTotals(resources),
      duration: times.reduce((latest, time) => Math.max(latest, time), 0),
    },
  };
}

/** Returns the edge of a relationship with a resource that the catalog lacks. */
function toMissingEdge({ ref, wantedBy, parameter }: MissingDependency): readonly AgentEdge[] {
  if (wantedBy === undefined) return [];
  const isFirst = parameter === 'before' || parameter === 'notify';
  const [from, to] = isFirst ? [wantedBy, ref] : [ref, wantedBy];
  return [{ from, to, ...(parameter === undefined || parameter === 'arrow' ? {} : { relationship: parameter }) }];
}

function isError(level: AgentLogLine['level']): boolean {
  return level === 'err' || level === 'alert' || level === 'emerg' || level === 'crit';
}

function findStatus(log: AgentLog, resources: readonly ResourceRunView[]): RunView['status'] {
  const isFailed = log.cycles.length + log.failures.length + log.compileErrors.length + log.missing.length > 0;
  if (isFailed || log.duplicates.length > 0) return 'failed';
  if (resources.some(({ outcome }) => outcome === 'changed' || outcome === 'refreshed')) return 'changed';
  return resources.some(({ outcome }) => outcome === 'noop') ? 'noop' : 'unchanged';
}

/** Outcomes by severity, the worst last. A resource with several messages gets the worst outcome. */
const SEVERITY: readonly Outcome[] = ['unchanged', 'refreshed', 'noop', 'changed', 'skipped', 'failed'];

/** Collects the resources with messages about their own state, in the order of the log. */
function collectResources({ lines, failures, skipped }: AgentLog): readonly ResourceRunView[] {
  const failed = new Map(failures.map((failure) => [failure.lineIndex, failure]));
  const skips = new Map(skipped.map((skip) => [skip.lineIndex, skip]));
  const found = new Map<string, ResourceRunView>();
  lines.forEach((line, index) => {
    const ref = failed.get(index)?.ref ?? skips.get(index)?.ref ?? line.ref;
    const outcome = failed.has(index) ? 'failed' : skips.has(index) ? 'skipped' : readOutcome(line);
    if (ref === undefined || outcome === undefined) return;
    found.set(ref, withLine(found.get(ref), ref, outcome, line));
  });
  return [...found.values()];
}

function readOutcome({ level, message, source }: AgentLogLine): Outcome | undefined {
  if (level !== 'notice' || source.endsWith('/returns')) return undefined;
  if (message.endsWith('(noop)') || message.startsWith('Would have ')) return 'noop';
  return message.startsWith('Triggered ') ? 'refreshed' : 'changed';
}

function withLine(
  known: ResourceRunView | undefined,
  ref: string,
  outcome: Outcome,
  { message, time = 0, place, source }: AgentLogLine,
): ResourceRunView {
  const worst =
    known !== undefined && SEVERITY.indexOf(known.outcome) > SEVERITY.indexOf(outcome) ? known.outcome : outcome;
  const isReason = outcome === 'skipped' || outcome === 'refreshed';
  const change = {
    property: source.slice(source.lastIndexOf(']') + 1).replace(/^\//, ''),
    message,
    previous: '',
    desired: '',
    status: outcome === 'failed' ? 'failure' : outcome === 'noop' ? 'noop' : 'success',
    corrective: /^corrective\b/.test(message) || message.includes('(corrective)'),
  } as const;
  const changes = isReason ? (known?.changes ?? []) : [...(known?.changes ?? []), change];
  return {
    ref,
    start: known?.start ?? time,
    end: Math.max(known?.end ?? time, time),
    outcome: worst,
    changes,
    corrective: changes.some(({ corrective }) => corrective),
    ...(isReason ? { reason: message } : {}),
    ...(known?.reason === undefined || isReason ? {} : { reason: known.reason }),
    ...(known?.place === undefined ? (place === undefined ? {} : { place }) : { place: known.place }),
    steps: [0, 0],
  };
}
