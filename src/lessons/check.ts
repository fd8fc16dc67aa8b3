/** Evaluates the checks of a lesson for a run. */
import type { AppliedRun, CheckedTask, LessonAnswer, PredictionView, TaskState } from '../protocol/lessons/lesson.ts';
import type { CommandOutputs } from '../protocol/lessons/lesson-checks.ts';
import { createAttempt, type Attempt, type Plan } from './attempt.ts';

export interface Check {
  /** Id of the check: lower-case words with hyphens. Hints refer to it. */
  readonly id: string;
  /** Goal of the check, such as `The service is refreshed when the file changes`. */
  readonly task: string;
  /**
   * The apply to examine. `any`: any apply of the same code, for events that happen once, such as a restart. `second`:
   * the second of two applies of the same code. `fresh`: an apply to a fresh machine. By default, the last apply.
   */
  readonly on?: 'any' | 'second' | 'fresh';
  /**
   * Returns undefined if the goal is reached. Otherwise describes the actual result in a sentence, for example:
   *
   * `The service was not refreshed: nothing notifies it.`
   */
  seen(attempt: Attempt): string | undefined;
  /** Set for a check that also works if the graph has a cycle, because it reads neither the order nor the run. */
  readonly allowsCycle?: true;
}

/** Question that the learner answers before a run. The correct answer is computed from this run. */
export interface Prediction {
  readonly question: string;
  /** The run to predict: the second of two applies. By default, the next apply. */
  readonly on?: 'second';
  /** Returns the possible answers. With fewer than two, there is nothing to predict. */
  choices(plan: Plan): readonly string[];
  answer(attempt: Attempt): string;
  why?(attempt: Attempt): string;
}

/** The result of a check that cannot be judged because of a cycle. */
export const NO_ORDER = 'The graph has a cycle: no order exists yet.';

/** Exports of a lesson's `check.ts`. */
export interface LessonChecks {
  readonly checks: readonly Check[];
  readonly prediction?: Prediction;
  /** Commands whose output the checks read (`CheckedRun.outputs`). */
  readonly commands?: readonly string[];
}

/** A run that the page shows, with the output of the commands in the checks. */
export interface CheckedRun extends AppliedRun {
  readonly outputs?: CommandOutputs;
}

/**
 * Evaluates the checks for a compiled project and a run of this project.
 *
 * @param applied undefined before the first apply
 * @param before results of earlier applies of the same code
 */
export function checkAttempt(
  { checks, prediction }: LessonChecks,
  plan: Plan,
  applied?: CheckedRun,
  before: readonly CheckedTask[] = [],
): LessonAnswer {
  const attempt = applied === undefined ? undefined : createAttempt(plan, applied.run, applied.outputs);
  const { failure } = attempt ?? plan;
  const stateOf = (check: Check): TaskState =>
    applied === undefined || attempt === undefined || failure !== undefined
      ? { kind: 'unchecked' }
      : judge(check, attempt, applied, before.find(({ id }) => id === check.id)?.state);
  const predicted = prediction === undefined ? undefined : predict(prediction, plan, attempt, applied);
  return {
    checks: checks.map((check) => ({ id: check.id, task: check.task, state: stateOf(check) })),
    ...(failure === undefined ? {} : { failure }),
    ...(predicted === undefined ? {} : { prediction: predicted }),
  };
}

function judge(check: Check, attempt: Attempt, applied: AppliedRun, earlier: TaskState | undefined): TaskState {
  const { on } = check;
  const isKept = earlier?.kind === 'passed' || earlier?.kind === 'open';
  if (attempt.graph.cycles.length > 0 && check.allowsCycle !== true) return { kind: 'open', seen: NO_ORDER };
  if (on === 'second' && !applied.isSecond)
    return isKept ? { ...earlier, isEarlier: true } : { kind: 'waiting', for: on };
  if (on === 'fresh' && !applied.isFresh)
    return isKept ? { ...earlier, isEarlier: true } : { kind: 'waiting', for: on };
  const seen = check.seen(attempt);
  if (seen === undefined) return { kind: 'passed' };
  if (on !== 'any') return { kind: 'open', seen };
  if (earlier?.kind === 'passed') return { kind: 'passed', isEarlier: true };
  return { kind: 'open', seen, ...(applied.isFresh ? {} : { needsFresh: true }) };
}

function predict(
  prediction: Prediction,
  plan: Plan,
  attempt: Attempt | undefined,
  applied: AppliedRun | undefined,
): PredictionView | undefined {
  const { question, on } = prediction;
  const about = on === undefined ? { question } : { question, isAboutSecond: true as const };
  if ((attempt ?? plan).failure !== undefined) return { ...about, choices: [] };
  const choices = prediction.choices(plan);
  if (choices.length < 2) return undefined;
  if (attempt === undefined || (on === 'second' && applied?.isSecond !== true)) return { ...about, choices };
  const why = prediction.why?.(attempt);
  return { ...about, choices, outcome: { answer: prediction.answer(attempt), ...(why === undefined ? {} : { why }) } };
}
