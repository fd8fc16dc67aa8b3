import type { JournalStepView, RunView, SystemChange, SystemState } from '../../protocol/run.ts';
import { selectRun } from '../selectors.ts';
import type { AppState } from '../state.ts';

type Areas = { -readonly [Area in keyof SystemState]: Record<string, SystemState[Area][string]> };

function applyChange(areas: Areas, change: SystemChange): void {
  switch (change.area) {
    case 'files':
      return setKey(areas.files, change.key, change.after);
    case 'packages':
      return setKey(areas.packages, change.key, change.after);
    case 'services':
      return setKey(areas.services, change.key, change.after);
    case 'users':
      return setKey(areas.users, change.key, change.after);
    case 'groups':
      return setKey(areas.groups, change.key, change.after);
    case 'crons':
      return setKey(areas.crons, change.key, change.after);
  }
}

function setKey<View>(area: Record<string, View>, key: string, after: View | undefined): void {
  if (after === undefined) delete area[key];
  else area[key] = after;
}

function replay(before: SystemState, steps: readonly JournalStepView[]): SystemState {
  const areas: Areas = {
    files: { ...before.files },
    packages: { ...before.packages },
    services: { ...before.services },
    users: { ...before.users },
    groups: { ...before.groups },
    crons: { ...before.crons },
  };
  for (const step of steps) for (const change of step.changes) applyChange(areas, change);
  return areas;
}

const kept = new WeakMap<RunView, Map<number, SystemState>>();

/**
 * Returns the machine after the first `step` steps of a run's journal. Caches the last few results, so that equal
 * requests return the same object.
 */
export function systemAtStep(report: RunView, step: number): SystemState {
  if (step <= 0) return report.before;
  if (step >= report.journal.length) return report.after;
  const states = kept.get(report) ?? new Map<number, SystemState>();
  kept.set(report, states);
  const known = states.get(step);
  if (known !== undefined) return known;
  const state = replay(report.before, report.journal.slice(0, step));
  if (states.size > 8) states.clear();
  states.set(step, state);
  return state;
}

/**
 * Returns the machine to show: during a replay, the machine at the shown step, otherwise the current machine. Undefined
 * until the worker has described the machine.
 */
export function selectSystem(state: AppState): SystemState | undefined {
  const run = state.step === undefined ? undefined : selectRun(state);
  return run === undefined ? selectSystemNow(state) : systemAtStep(run, state.step ?? 0);
}

/** Returns the current machine, whichever step is shown. Commands and the next run start from this machine. */
export function selectSystemNow(state: AppState): SystemState | undefined {
  const { lastRunSystem, byHand, initialSystem } = state;
  return byHand?.system ?? lastRunSystem?.after ?? initialSystem;
}

/** Returns the machine to compare with: the machine before the run, or before the manual changes. */
export function selectSystemBefore(state: AppState): SystemState | undefined {
  const { step, lastRunSystem, initialSystem, byHand } = state;
  if (step !== undefined) return selectRun(state)?.before ?? initialSystem;
  return byHand?.before ?? lastRunSystem?.before ?? initialSystem;
}
