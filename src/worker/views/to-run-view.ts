import { machineToJson, runStorageToJson, type RunReport, type RunStorage, type Target } from '../../engine/index.ts';
import type { LogLineView } from '../../protocol/analysis.ts';
import { countTotals } from '../../protocol/run-totals.ts';
import type { MachineToken, ResourceRunView, RunTotals, RunView } from '../../protocol/run.ts';
import { appliedLine, failedLine } from '../run/run-log-lines.ts';
import type { RunRecorder } from './run-recorder.ts';
import { toJournalView } from './to-journal-view.ts';
import { toSystemState } from './to-system-view.ts';

function refsBySteps(resources: readonly ResourceRunView[]): (step: number) => string | undefined {
  const refs = new Map<number, string>();
  for (const { ref, steps } of resources) for (let step = steps[0]; step < steps[1]; step += 1) refs.set(step, ref);
  return (step) => refs.get(step);
}

function toStatus(report: RunReport, totals: RunTotals): RunView['status'] {
  if (report.cancelled) return 'cancelled';
  if (report.status === 'failed') return 'failed';
  if (totals.noop > 0 && totals.changed + totals.refreshed === 0) return 'noop';
  return report.status;
}

interface RunMachine {
  readonly target: Target;
  readonly storage: RunStorage;
}

export function createToken({ target, storage }: RunMachine): MachineToken {
  return { version: 1, state: machineToJson(target), runs: runStorageToJson(storage) };
}

interface FinishedRun {
  readonly report: RunReport;
  readonly recorder: RunRecorder;
  readonly target: Target;
  /** Log lines of the compilation. They come before the log lines of the run. */
  readonly compileLogs: readonly LogLineView[];
}

export function toRunView({ report, recorder, target, compileLogs }: FinishedRun): RunView {
  const { resources } = recorder;
  const totals = countTotals(resources);
  const error = report.graphError ?? report.applyError;
  const duration = report.endedAt - report.startedAt;
  const lastLine = error === undefined ? appliedLine(duration) : failedLine(error, duration);
  return {
    noop: report.noop,
    status: toStatus(report, totals),
    ...(error === undefined ? {} : { error: error.message }),
    resources,
    refreshes: recorder.refreshes,
    logs: [...compileLogs, ...recorder.logs, lastLine],
    journal: toJournalView(target, report.startedAt, refsBySteps(resources)),
    before: toSystemState(target.stateAt(0)),
    after: toSystemState(target.state),
    totals,
    duration,
  };
}

/** Returns a run that did not start because the compilation failed. The machine is unchanged. */
export function notRun(noop: boolean, error: string, target: Target, logs: readonly LogLineView[]): RunView {
  const state = toSystemState(target.state);
  return {
    noop,
    status: 'failed',
    error,
    resources: [],
    refreshes: [],
    logs,
    journal: [],
    before: state,
    after: state,
    totals: countTotals([]),
    duration: 0,
  };
}
