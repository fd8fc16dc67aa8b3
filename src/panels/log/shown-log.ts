import type { LogLineView } from '../../protocol/analysis.ts';
import type { RunView } from '../../protocol/run.ts';
import { selectLogs, selectRun } from '../../store/selectors.ts';
import type { AppState } from '../../store/state.ts';

let last: { readonly run: RunView; readonly step: number; readonly lines: readonly LogLineView[] } | undefined;

/** Selects the lines of the log. During a replay, only lines up to the time of the shown step. */
export function selectShownLog(state: AppState): readonly LogLineView[] {
  const { step, progress } = state;
  const run = selectRun(state);
  if (progress !== undefined || run === undefined || step === undefined || step >= run.journal.length) {
    return selectLogs(state);
  }
  if (last?.run === run && last.step === step) return last.lines;
  const until = step === 0 ? 0 : (run.journal[step - 1]?.time ?? 0);
  const lines = run.logs.filter(({ time }) => time === undefined || time <= until);
  last = { run, step, lines };
  return lines;
}
