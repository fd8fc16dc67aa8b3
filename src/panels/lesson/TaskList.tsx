import { useState } from 'react';
import type { Lesson } from '../../lessons/lesson.ts';
import type { CheckedTask } from '../../protocol/lessons/lesson.ts';
import type { OpenLesson } from '../../store/state/lesson-state.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { takeFocus } from '../../ui/focus/take-focus.ts';
import { LessonProse } from './LessonProse.tsx';
import { TaskMark, taskStateWord } from './TaskMark.tsx';

interface TaskListProps {
  readonly lesson: Lesson;
  readonly open: OpenLesson;
  readonly step: string;
  readonly tasks: readonly CheckedTask[];
}

export function TaskList({ lesson, open, step, tasks }: TaskListProps) {
  return (
    <ul
      aria-label={`Tasks of “${step}”`}
      className={open.result.kind === 'checking' ? 'lesson-task-list lesson-checking' : 'lesson-task-list'}
    >
      {tasks.map((task) => (
        <Task key={task.id} task={task} hints={lesson.hints[task.id] ?? []} shown={open.hints[task.id] ?? 0} />
      ))}
    </ul>
  );
}

interface TaskProps {
  readonly task: CheckedTask;
  readonly hints: readonly string[];
  readonly shown: number;
}

function Task({ task: { id, task, state }, hints, shown }: TaskProps) {
  const { showHint } = useActions();
  // A new hint takes the focus: the user reads it next, and the pressed button disappears with the last hint.
  const [isRequested, setRequested] = useState(false);
  const left = hints.length - shown;
  return (
    <li className={`lesson-task lesson-task-${state.kind}`}>
      <TaskMark kind={state.kind} />
      <div className="lesson-task-text">
        <p className="lesson-task-title">
          {task} <span className="lesson-task-word">{taskStateWord(state)}</span>
        </p>
        {state.kind === 'open' ? <p className="lesson-seen">{state.seen}</p> : null}
        <NextRun state={state} />
        {shown === 0 || state.kind === 'passed' ? null : (
          <ol className="lesson-hints" aria-label="Hints">
            {hints.slice(0, shown).map((hint, index) => (
              <li key={hint} tabIndex={-1} ref={isRequested && index === shown - 1 ? takeFocus : null}>
                <LessonProse text={hint} />
              </li>
            ))}
          </ol>
        )}
        {left === 0 || state.kind === 'passed' ? null : (
          <Button
            look="quiet"
            className="lesson-hint"
            onPress={() => {
              setRequested(true);
              showHint(id);
            }}
          >
            {shown === 0 ? 'Show a hint' : `One more hint (${left} left)`}
          </Button>
        )}
      </div>
    </li>
  );
}

function NextRun({ state }: { readonly state: CheckedTask['state'] }) {
  const { apply } = useActions();
  const isRunning = useAppStore(({ progress }) => progress !== undefined);
  if (state.kind === 'waiting' && state.for === 'second') {
    return (
      <p className="lesson-next-run">
        This task checks a second apply of the same code.
        <Button isDisabled={isRunning} onPress={() => void apply({ noop: false })}>
          Apply again
        </Button>
      </p>
    );
  }
  const needsFresh = state.kind === 'waiting' || (state.kind === 'open' && state.needsFresh === true);
  if (!needsFresh) return null;
  return (
    <p className="lesson-next-run">
      {state.kind === 'waiting'
        ? 'This task needs a machine that is still unchanged.'
        : 'An earlier apply may have made the change already.'}
      <Button isDisabled={isRunning} onPress={() => void apply({ noop: false, fresh: true })}>
        Run on a fresh machine
      </Button>
    </p>
  );
}
