/** The tasks of a lesson by step, and the step to work on. */
import { stepOfTask } from '../../lessons/index.ts';
import type { LessonStep } from '../../lessons/lesson.ts';
import type { CheckedTask } from '../../protocol/lesson.ts';

export interface StepProgress {
  /** The step's tasks, in the order of the lesson. */
  readonly tasks: readonly CheckedTask[];
  readonly isDone: boolean;
}

export function stepProgress(steps: readonly LessonStep[], tasks: readonly CheckedTask[]): readonly StepProgress[] {
  return steps.map((_, index) => {
    const own = tasks.filter(({ id }) => stepOfTask(steps, id) === index);
    return { tasks: own, isDone: own.length > 0 && own.every(({ state }) => state.kind === 'passed') };
  });
}

/** Index of the first step with a task that is not done; undefined if all are done, or there are no tasks. */
export function currentStep(progress: readonly StepProgress[]): number | undefined {
  const index = progress.findIndex(({ tasks, isDone }) => tasks.length > 0 && !isDone);
  return index === -1 ? undefined : index;
}

/** Index of the step at which the reader goes on: a step without tasks belongs to the next one with tasks. */
export function readingStep(progress: readonly StepProgress[]): number | undefined {
  const current = currentStep(progress);
  if (current === undefined) return undefined;
  return progress.findLastIndex(({ tasks }, index) => index < current && tasks.length > 0) + 1;
}
