/** Groups a lesson's tasks by step, and finds the step to work on. */
import { stepOfTask } from '../../lessons/index.ts';
import type { LessonStep } from '../../lessons/lesson.ts';
import type { CheckedTask } from '../../protocol/lessons/lesson.ts';

export interface StepProgress {
  readonly tasks: readonly CheckedTask[];
  readonly isDone: boolean;
}

export function stepProgress(steps: readonly LessonStep[], tasks: readonly CheckedTask[]): readonly StepProgress[] {
  return steps.map((_, index) => {
    const own = tasks.filter(({ id }) => stepOfTask(steps, id) === index);
    return { tasks: own, isDone: own.length > 0 && own.every(({ state }) => state.kind === 'passed') };
  });
}

/**
 * Returns the index of the first step with an open task. Undefined if all tasks are done or the lesson has no tasks.
 */
export function currentStep(progress: readonly StepProgress[]): number | undefined {
  const index = progress.findIndex(({ tasks, isDone }) => tasks.length > 0 && !isDone);
  return index === -1 ? undefined : index;
}

/**
 * Returns the index of the step at which the reader continues: the one directly after the last completed step with
 * tasks. That step may have no tasks itself.
 */
export function readingStep(progress: readonly StepProgress[]): number | undefined {
  const current = currentStep(progress);
  if (current === undefined) return undefined;
  return progress.findLastIndex(({ tasks }, index) => index < current && tasks.length > 0) + 1;
}
