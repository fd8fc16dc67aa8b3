/** State of the open lesson. */
import type { CheckedTask, LessonAnswer } from '../../protocol/lessons/lesson.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import type { LessonProgress } from '../../workspace/lessons/lesson-progress.ts';

export interface JudgedRun {
  readonly answer: LessonAnswer;
  /** Id of the checked run in the history. */
  readonly run: string;
  /** Digest of the code that the run applied. */
  readonly text: string;
}

type LessonResult =
  | { readonly kind: 'untried' }
  | { readonly kind: 'checking'; readonly before: JudgedRun | undefined }
  | ({ readonly kind: 'checked' } & JudgedRun)
  /** The worker gave no answer; `message` says why. */
  | { readonly kind: 'failed'; readonly message: string; readonly before: JudgedRun | undefined };

export type LessonPrediction =
  /** There is nothing to predict, or the question has not been loaded yet. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'asked';
      readonly question: string;
      /** Empty while the code does not compile. */
      readonly choices: readonly string[];
      readonly choice: string | undefined;
      /** True if the question is about the second of two applies. */
      readonly isAboutSecond: boolean;
    }
  | { readonly kind: 'skipped' }
  | {
      readonly kind: 'answered';
      readonly question: string;
      readonly choice: string;
      readonly answer: string;
      readonly why: string | undefined;
    };

export interface OpenLesson {
  /** Id of the lesson: `PART/LESSON`. */
  readonly id: string;
  /** Tasks of the lesson, all unchecked. Undefined until the engine has listed them. */
  readonly tasks: readonly CheckedTask[] | undefined;
  readonly result: LessonResult;
  /** Number of visible hints for each check, by the id of the check. */
  readonly hints: Readonly<Record<string, number>>;
  readonly prediction: LessonPrediction;
  /** The learner's own files; set only while the solution is shown. */
  readonly mine: ProjectFiles | undefined;
}

export interface LessonSlice {
  /** The lesson that the open project belongs to; undefined if it belongs to none. */
  readonly lesson: OpenLesson | undefined;
  /** The requested lesson. `token` is incremented so that the same lesson can be requested again. */
  readonly requestedLesson: { readonly id: string; readonly token: number } | undefined;
  readonly lessonProgress: LessonProgress;
}
