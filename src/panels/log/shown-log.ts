import type { LogLineView } from '../../protocol/analysis.ts';
import type { RunReportView } from '../../protocol/run.ts';
import { selectLogs } from '../../store/selectors.ts';
import type { AppState } from '../../store/state.ts';

let last: { readonly report: RunReportView; readonly step: number; readonly lines: readonly LogLineView[] } | undefined;

/** The log's lines; during a replay those up to the time of the step that is shown. */
export function selectShownLog(state: AppState): readonly LogLineView[] {
  const { report, step, progress } = state;
  if (progress !== undefined || report === undefined || step === undefined || step >= report.journal.length) {
    return selectLogs(state);
  }
  if (last?.report === report && last.step === step) return last.lines;
  const until = step === 0 ? 0 : (report.journal[step - 1]?.time ?? 0);
  const lines = report.logs.filter(({ time }) => time === undefined || time <= until);
  last = { report, step, lines };
  return lines;
}
