import type { Lesson } from '../../lessons/lesson.ts';
import type { CheckedTask } from '../../protocol/lesson.ts';
import { lastAnswer } from '../../store/lesson-slice.ts';
import type { OpenLesson } from '../../store/state.ts';
import { useActions } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { LessonProse } from './LessonProse.tsx';
import { TaskMark, taskStateWords, type TaskState } from './TaskMark.tsx';

/** The tasks of a lesson: how each stands, what was seen in its place, and its hints one at a time. */
export function TaskList({ lesson, open }: { readonly lesson: Lesson; readonly open: OpenLesson }) {
  const { checkLesson } = useActions();
  const { result } = open;
  const answer = lastAnswer(open);
  const tasks = answer?.checks ?? open.tasks;
  const done = answer?.checks.filter(({ seen }) => seen === undefined).length ?? 0;
  return (
    <section className="lesson-tasks" aria-labelledby="lesson-tasks">
      <div className="lesson-tasks-head">
        <h3 id="lesson-tasks">{tasks?.length === 1 ? 'Task' : 'Tasks'}</h3>
        <span className="lesson-tasks-state">
          {result.kind === 'checking'
            ? 'Checking…'
            : tasks === undefined || answer === undefined
              ? 'Apply to check'
              : `${done} of ${tasks.length} done`}
        </span>
      </div>
      {result.kind === 'failed' ? (
        <div className="lesson-failure" role="alert">
          <p>{`The tasks could not be checked. ${result.message}`}</p>
          <Button onPress={() => void checkLesson()}>Check again</Button>
        </div>
      ) : null}
      <ul
        aria-labelledby="lesson-tasks"
        className={result.kind === 'checking' ? 'lesson-task-list lesson-checking' : 'lesson-task-list'}
      >
        {tasks?.map((task) => (
          <Task
            key={task.id}
            task={task}
            state={answer === undefined ? 'untried' : task.seen === undefined ? 'passed' : 'seen'}
            hints={lesson.hints[task.id] ?? []}
            shown={open.hints[task.id] ?? 0}
          />
        ))}
      </ul>
    </section>
  );
}

interface TaskProps {
  readonly task: CheckedTask;
  readonly state: TaskState;
  readonly hints: readonly string[];
  /** How many hints are shown. */
  readonly shown: number;
}

function Task({ task, state, hints, shown }: TaskProps) {
  const { showHint } = useActions();
  const left = hints.length - shown;
  return (
    <li className={`lesson-task lesson-task-${state}`}>
      <TaskMark state={state} />
      <div className="lesson-task-text">
        <p className="lesson-task-title">
          {task.task} <span className="lesson-task-word">{taskStateWords[state]}</span>
        </p>
        {state === 'seen' ? <p className="lesson-seen">{task.seen}</p> : null}
        {shown === 0 || state === 'passed' ? null : (
          <ol className="lesson-hints" aria-label="Hints">
            {hints.slice(0, shown).map((hint) => (
              <li key={hint}>
                <LessonProse text={hint} />
              </li>
            ))}
          </ol>
        )}
        {left === 0 || state === 'passed' ? null : (
          <Button look="quiet" className="lesson-hint" onPress={() => showHint(task.id)}>
            {shown === 0 ? 'Show a hint' : `One more hint (${left})`}
          </Button>
        )}
      </div>
    </li>
  );
}
