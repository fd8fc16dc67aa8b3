import { withoutCode, type LogLine } from '../../diagnostics/log.ts';
import type { Cycle } from '../../graph/cycles/cycles.ts';
import { recordedError, type RunError } from '../../resource-types/run-error.ts';
import { statusToJson, type ResourceStatus, type StatusJson } from './status.ts';
import type { RunTotals } from './totals.ts';

export interface RunReport {
  /** `failed` if a resource failed or the run ended early. Otherwise `changed` or `unchanged`. */
  readonly status: 'unchanged' | 'changed' | 'failed';
  readonly noop: boolean;
  /** The error for an invalid value that was found before anything was applied. */
  readonly graphError: RunError | undefined;
  /** The error that ended the run, such as cycles or a missing schedule. */
  readonly applyError: RunError | undefined;
  readonly cycles: readonly Cycle[];
  readonly logs: readonly LogLine[];
  /** Statuses in the order in which they were first requested. The two ends of a container share one status. */
  readonly statuses: readonly ResourceStatus[];
  /**
   * Paths of the evaluated resources, in evaluation order. Leaves out resources that Puppet adds to every catalog, such
   * as `Schedule[daily]`.
   */
  readonly evaluated: readonly string[];
  readonly totals: RunTotals;
  readonly cancelled: boolean;
  /** True if any resource had drifted since the last run, even if noop prevented its correction. */
  readonly correctiveChange: boolean;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** The report as JSON, with the keys of the reports recorded from Puppet. */
interface RunReportJson {
  readonly statuses?: readonly StatusJson[];
  readonly evaluated: readonly string[];
  readonly apply_logs: readonly LogLine[];
  readonly graph_error?: Omit<RunError, 'issue'>;
  readonly apply_error?: Omit<RunError, 'issue'>;
}

export function reportToJson(report: RunReport): RunReportJson {
  const common = { evaluated: report.evaluated, apply_logs: report.logs.map(withoutCode) };
  if (report.graphError !== undefined) return { ...common, graph_error: recordedError(report.graphError) };
  const statuses = report.statuses.map(statusToJson);
  return report.applyError === undefined
    ? { statuses, ...common }
    : { statuses, ...common, apply_error: recordedError(report.applyError) };
}
