import type { Outcome, ResourceRunView, RunView } from '../../../protocol/run.ts';
import { selectRun } from '../../../store/selectors.ts';
import type { AppState } from '../../../store/state.ts';

/** State of a run as the page shows it: at a replay step, during the run, or at its end. */
export interface RunMoment {
  /** Outcomes of resources evaluated up to this moment. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly active: string | undefined;
  /** True if the run may still reach resources without an outcome. False if the run does not contain them. */
  readonly partial: boolean;
}

const nothing: RunMoment = { outcomes: new Map(), active: undefined, partial: false };

function collectOutcomes(resources: readonly ResourceRunView[]): ReadonlyMap<string, Outcome> {
  return new Map(resources.map(({ ref, outcome }) => [ref, outcome]));
}

/**
 * Returns the state at a journal step. Step 0 is the state before the run; at step n, the resource that made the step
 * is active.
 */
export function momentAtStep(report: RunView, step: number): RunMoment {
  const end = report.journal.length;
  const done = report.resources.filter(({ steps: [from, to] }) => to <= step && (from < step || step >= end));
  const acting = report.resources.find(({ steps: [from, to] }) => from < step && step <= to);
  return { outcomes: collectOutcomes(done), active: acting?.ref ?? report.journal[step - 1]?.ref, partial: step < end };
}

const kept = new WeakMap<object, Map<number | undefined, RunMoment>>();

/**
 * Returns the shown moment. Returns the same object while nothing in it changes, so that components do not render
 * again.
 */
export function selectRunMoment(state: AppState): RunMoment {
  const { progress, step } = state;
  const report = selectRun(state);
  const source = progress ?? report;
  if (source === undefined) return nothing;
  const moments = kept.get(source) ?? new Map<number | undefined, RunMoment>();
  kept.set(source, moments);
  const at = progress === undefined ? step : undefined;
  const known = moments.get(at);
  if (known !== undefined) return known;
  const moment: RunMoment =
    report !== undefined && progress === undefined && step !== undefined
      ? momentAtStep(report, step)
      : { outcomes: collectOutcomes(source.resources), active: undefined, partial: progress !== undefined };
  if (moments.size > 32) moments.clear();
  moments.set(at, moment);
  return moment;
}

const severity: readonly Outcome[] = ['unchanged', 'refreshed', 'noop', 'changed', 'skipped', 'failed'];

export function worstOutcome(outcomes: Iterable<Outcome | undefined>): Outcome | undefined {
  let worst = -1;
  for (const outcome of outcomes) if (outcome !== undefined) worst = Math.max(worst, severity.indexOf(outcome));
  return severity[worst];
}
