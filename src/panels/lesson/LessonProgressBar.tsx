import { Check } from 'lucide-react';
import type { LessonStep } from '../../lessons/lesson.ts';
import { passedCount, selectLessonAge } from '../../store/lessons/lesson-slice.ts';
import type { OpenLesson } from '../../store/state/lesson-state.ts';
import { useAppStore } from '../../store/store.ts';
import type { StepProgress } from './step-progress.ts';

interface LessonProgressBarProps {
  readonly open: OpenLesson;
  readonly steps: readonly LessonStep[];
  readonly progress: readonly StepProgress[];
  /** Index of the first step with an open task. */
  readonly current: number | undefined;
  readonly onShow: (step: number) => void;
}

/** Bar that stays visible: a button for each step, and the number of completed tasks. */
export function LessonProgressBar({ open, steps, progress, current, onShow }: LessonProgressBarProps) {
  return (
    <div className="lesson-status">
      <ol className="lesson-steps" aria-label="Steps">
        {steps.map(({ title }, index) => {
          const { tasks = [], isDone = false } = progress[index] ?? {};
          const state = tasks.length === 0 ? '' : `, ${passedCount(tasks)} of ${tasks.length} tasks done`;
          return (
            <li key={title}>
              <button
                type="button"
                className={isDone ? 'lesson-step-button lesson-step-done' : 'lesson-step-button'}
                aria-label={`Step ${index + 1}: ${title}${state}`}
                aria-current={index === current ? 'step' : undefined}
                title={title}
                onClick={() => onShow(index)}
              >
                {isDone ? <Check aria-hidden /> : index + 1}
              </button>
            </li>
          );
        })}
      </ol>
      <StatusText open={open} />
    </div>
  );
}

function StatusText({ open: { result, tasks } }: { readonly open: OpenLesson }) {
  const age = useAppStore(selectLessonAge);
  return <span className="lesson-status-text">{formatStatus()}</span>;

  function formatStatus(): string {
    switch (result.kind) {
      case 'untried':
        if (tasks === undefined) return '';
        return `${tasks.length === 1 ? 'One task' : `${tasks.length} tasks`}: apply to check`;
      case 'checking':
        return 'Checking…';
      case 'failed':
        return 'Not checked';
      case 'checked': {
        const { checks } = result.answer;
        const done = `${passedCount(checks)} of ${checks.length} tasks done`;
        switch (age) {
          case 'older than the code':
          case 'older than both':
            return `${done} before your last change: apply to check again`;
          case 'older than the machine':
            return `${done} before the machine was changed: apply to check again`;
          default:
            return done;
        }
      }
    }
  }
}
