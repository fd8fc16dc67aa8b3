/** The checks of a lesson, and their results for an attempt. */
import type { LessonAnswer, PredictionView } from '../protocol/lesson.ts';
import type { Attempt } from './attempt.ts';

export interface Check {
  /** Lower-case words with hyphens: hints and wrong states name it. */
  readonly id: string;
  /** What is to be reached: `The service is refreshed when the file changes`. */
  readonly task: string;
  /** What was seen in its place, in a sentence: `The service was not refreshed: nothing notifies it.` Undefined when it is reached. */
  seen(attempt: Attempt): string | undefined;
  /** Set for a check that reads neither an order nor a run: it means something while the graph has a cycle, too. */
  readonly allowsCycle?: true;
}

/** A question that the learner answers before the run. Its answer is worked out from the run, never written down. */
export interface Prediction {
  readonly question: string;
  /** Fewer than two where an attempt leaves nothing to predict. */
  choices(attempt: Attempt): readonly string[];
  answer(attempt: Attempt): string;
  why?(attempt: Attempt): string;
}

/** What `check.ts` of a lesson exports. */
export interface LessonChecks {
  readonly checks: readonly Check[];
  readonly prediction?: Prediction;
}

/** If compiling fails, each check reports Puppet's message, and there is nothing to predict. */
export function answerOf({ checks, prediction }: LessonChecks, attempt: Attempt): LessonAnswer {
  const { failure } = attempt;
  const checked = checks.map((check) => {
    const seen = seenBy(check, attempt);
    return { id: check.id, task: check.task, ...(seen === undefined ? {} : { seen }) };
  });
  const predicted = failure === undefined && prediction !== undefined ? predict(prediction, attempt) : undefined;
  return { checks: checked, ...(predicted === undefined ? {} : { prediction: predicted }) };
}

function seenBy(check: Check, attempt: Attempt): string | undefined {
  if (attempt.failure !== undefined) return `Nothing was applied: ${attempt.failure}`;
  if (attempt.graph.cycles.length > 0 && check.allowsCycle !== true)
    return 'The graph has a cycle: no order exists yet.';
  return check.seen(attempt);
}

function predict(prediction: Prediction, attempt: Attempt): PredictionView | undefined {
  const choices = prediction.choices(attempt);
  if (choices.length < 2) return undefined;
  const why = prediction.why?.(attempt);
  return {
    question: prediction.question,
    choices,
    answer: prediction.answer(attempt),
    ...(why === undefined ? {} : { why }),
  };
}
