/**
 * Checks the open lesson after each apply, and keeps the question of its prediction up to date while the code changes.
 */
import type { Project } from '../../protocol/project/project.ts';
import type { AppStore } from '../create-store.ts';
import { selectShownRun } from '../selectors.ts';

/** Milliseconds after a key press before the question of the prediction is loaded again. */
const TYPING_PAUSE = 600;

/** Starts to check the open lesson after each apply. Returns a function that stops this. */
export function startLessonLoop(store: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The project that the current run applies. The code in the editor may change during the run. */
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
    // Three kinds of runs are not checked. A noop run changes nothing, a cancelled run is incomplete, and a run of
    // different code shows nothing about the lesson.
    if (lesson === undefined || !isNew || record.run.noop || record.text === undefined) return;
    if (record.run.status === 'cancelled') return;
    judged = record.id;
    clearTimeout(timer);
    void actions.checkLesson(record, applied ?? project);
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
    // Loads the question again when the user presses "Predict again".
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
