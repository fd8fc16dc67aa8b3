/** Asks the engine about the open lesson: after each apply how the tasks stand, and before it what can be predicted. */
import type { Project } from '../protocol/project.ts';
import type { AppStore } from './create-store.ts';
import { selectShownRun } from './selectors.ts';

/** Keystrokes closer together than this (milliseconds) lead to one question. */
const TYPING_PAUSE = 600;

/** Returns what ends it. */
export function startLessonLoop(store: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the run under way applies: the text may change while it runs. */
  let applied: Project | undefined;
  let judged: string | undefined;

  function preview(): void {
    const { lesson, actions } = store.getState();
    if (lesson === undefined) return;
    const { tasks, prediction } = lesson;
    if (tasks === undefined || prediction.kind === 'asked' || prediction.kind === 'none') void actions.previewLesson();
  }

  function judge(): void {
    const { lesson, runs, project, actions, openedAt } = store.getState();
    const record = selectShownRun(store.getState());
    const isNew = record !== undefined && record === runs[0] && record.id !== judged && record.endedAt >= openedAt;
    // A noop changes nothing, and code that is not the project's says nothing of the lesson.
    if (lesson === undefined || !isNew || record.run.noop || record.text === undefined) return;
    judged = record.id;
    clearTimeout(timer);
    void actions.checkLesson(applied ?? project);
  }

  const ends = [
    store.subscribe(
      ({ revision, opening }) => ({ revision, opening }),
      (now, before) => {
        clearTimeout(timer);
        const { lesson, actions } = store.getState();
        if (lesson === undefined) return;
        if (now.opening !== before.opening) preview();
        else {
          actions.noteLesson(lesson.id, 'started');
          timer = setTimeout(preview, TYPING_PAUSE);
        }
      },
      { equalityFn: (a, b) => a.revision === b.revision && a.opening === b.opening },
    ),
    store.subscribe(
      ({ progress }) => progress !== undefined,
      (isRunning) => {
        if (isRunning) applied = store.getState().project;
      },
    ),
    store.subscribe(
      ({ shownRun }) => shownRun,
      () => {
        judge();
        applied = undefined;
      },
    ),
    // "Predict again", after a verdict or a skip.
    store.subscribe(
      ({ lesson }) => lesson?.prediction.kind,
      (kind, before) => {
        if (kind === 'none' && before !== undefined && before !== 'asked') preview();
      },
    ),
  ];
  if (store.getState().lesson !== undefined) preview();
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}
