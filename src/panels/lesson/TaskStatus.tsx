import { lastAnswer } from '../../store/lesson-slice.ts';
import type { OpenLesson } from '../../store/state.ts';
import { TaskMark } from './TaskMark.tsx';

export interface TaskStatusProps {
  readonly open: OpenLesson;
  /** Brings the tasks into view. */
  readonly onShow: () => void;
}

/** One line that is always in view: a mark for each task, how many are done, and the way to them. */
export function TaskStatus({ open, onShow }: TaskStatusProps) {
  const answer = lastAnswer(open);
  const tasks = answer?.checks ?? open.tasks;
  if (tasks === undefined) return null;
  const done = tasks.filter(({ seen }) => seen === undefined).length;
  return (
    <button type="button" className="lesson-status" onClick={onShow}>
      <span className="lesson-status-marks">
        {tasks.map(({ id, seen }) => (
          <TaskMark key={id} state={answer === undefined ? 'untried' : seen === undefined ? 'passed' : 'seen'} />
        ))}
      </span>
      {open.result.kind === 'checking'
        ? 'Checking…'
        : open.result.kind === 'failed'
          ? 'Not checked'
          : answer === undefined
            ? `${tasks.length === 1 ? 'One task' : `${tasks.length} tasks`}: apply to check`
            : `${done} of ${tasks.length} tasks done`}
    </button>
  );
}
