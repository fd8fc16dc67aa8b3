import type { Outcome, ResourceRunView, RunView } from '../../../protocol/run.ts';
import { selectRun } from '../../../store/selectors.ts';
import type { AppState } from '../../../store/state.ts';

/** What is known of a run at the moment that the page shows: the step of a replay, a run under way, or its end. */
export interface RunMoment {
  /** Of the resources that had their turn by then. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** The resource that acts at this very moment. */
  readonly active: string | undefined;
  /** Resources without an outcome are still to come, rather than not part of a run. */
  readonly partial: boolean;
}

const nothing: RunMoment = { outcomes: new Map(), active: undefined, partial: false };

function outcomesOf(resources: readonly ResourceRunView[]): ReadonlyMap<string, Outcome> {
  return new Map(resources.map(({ ref, outcome }) => [ref, outcome]));
}

/** The moment at a journal step: 0 is before the run; the resource that made step n acts at n. */
export function momentAtStep(report: RunView, step: number): RunMoment {
  const end = report.journal.length;
  const done = report.resources.filter(({ steps: [from, to] }) => to <= step && (from < step || step >= end));
  const acting = report.resources.find(({ steps: [from, to] }) => from < step && step <= to);
  return { outcomes: outcomesOf(done), active: acting?.ref ?? report.journal[step - 1]?.ref, partial: step < end };
}

const kept = new WeakMap<object, Map<number | undefined, RunMoment>>();

/** The moment that the page shows; the same object as long as nothing of it changed. */
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
      : { outcomes: outcomesOf(source.resources), active: undefined, partial: progress !== undefined };
  if (moments.size > 32) moments.clear();
  moments.set(at, moment);
  return moment;
}

const severity: readonly Outcome[] = ['unchanged', 'refreshed', 'noop', 'changed', 'skipped', 'failed'];

/** The outcome that stands for several: the one that most wants attention. */
export function worstOutcome(outcomes: Iterable<Outcome | undefined>): Outcome | undefined {
  let worst = -1;
  for (const outcome of outcomes) if (outcome !== undefined) worst = Math.max(worst, severity.indexOf(outcome));
  return severity[worst];
}
