import { GraduationCap } from 'lucide-react';
import { addGoal, useMadeLesson, type LessonGoal } from '../../store/lessons/made-lesson.ts';
import { appStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { showToast } from '../../ui/overlays/toast-queue.ts';

type NewGoal = Pick<LessonGoal, 'task' | 'condition'>;

export function takeGoal(goal: NewGoal): void {
  addGoal(goal, appStore.getState().project.files);
  showToast({ message: `Added to your lesson: ${goal.task}.` });
}

/** Adds a goal to the lesson that the user is making. Renders nothing if the user is making no lesson. */
export function GoalButton({ goal }: { readonly goal: NewGoal }) {
  if (useMadeLesson() === undefined) return null;
  return (
    <p>
      <Button look="quiet" onPress={() => takeGoal(goal)}>
        <GraduationCap aria-hidden />
        Add as a lesson goal
      </Button>
    </p>
  );
}
