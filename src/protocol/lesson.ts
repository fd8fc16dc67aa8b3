/** What the worker says of a learner's project in a lesson. */

export interface LessonAnswer {
  /** All checks of the lesson, in its order. */
  readonly checks: readonly CheckedTask[];
  /** Absent where the lesson has no question, or where the project as it is leaves nothing to predict. */
  readonly prediction?: PredictionView;
}

export interface CheckedTask {
  readonly id: string;
  /** What is to be reached: `The service is refreshed when the file changes`. */
  readonly task: string;
  /** Why it is not passed, in a sentence that says what was seen; absent when it is passed. */
  readonly seen?: string;
}

/** A question to answer before the run, worked out from what the learner's own project does. */
export interface PredictionView {
  readonly question: string;
  readonly choices: readonly string[];
  /** The right one of the choices. */
  readonly answer: string;
  readonly why?: string;
}
