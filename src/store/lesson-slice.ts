/** The lesson that is open: its tasks, hints and prediction; and what was done of all lessons. */
import type { LessonAnswer, PredictionView } from '../protocol/lesson.ts';
import type { Project } from '../protocol/project.ts';
import { lessonOfDraft } from '../workspace/drafts/lesson-drafts.ts';
import { mergeProgress, noProgress, withLesson, type LessonProgress } from '../workspace/lesson-progress.ts';
import type { EngineClient } from '../worker/client-types.ts';
import type { Actions, AppState, LessonPrediction, OpenLesson } from './state.ts';

type LessonActions = Pick<
  Actions,
  | 'openLesson'
  | 'previewLesson'
  | 'checkLesson'
  | 'predict'
  | 'skipPrediction'
  | 'showHint'
  | 'keepMine'
  | 'restartLesson'
  | 'noteLesson'
  | 'mergeLessonProgress'
  | 'forgetLessonProgress'
>;

/** The state of a lesson that was just opened; undefined for a draft that belongs to none. */
export function lessonToOpen(draftId: string): OpenLesson | undefined {
  const id = lessonOfDraft(draftId);
  return id === undefined ? undefined : freshLesson(id);
}

function freshLesson(id: string): OpenLesson {
  return {
    id,
    tasks: undefined,
    result: { kind: 'untried' },
    hints: {},
    prediction: { kind: 'none' },
    mine: undefined,
  };
}

export function isPassed({ checks }: LessonAnswer): boolean {
  return checks.every(({ seen }) => seen === undefined);
}

/** Whether every task of the open lesson was passed at the last check. */
export function selectLessonPassed({ lesson }: Pick<AppState, 'lesson'>): boolean {
  return lesson?.result.kind === 'checked' && isPassed(lesson.result.answer);
}

/** The last check's answer, also while a newer one is on its way. */
export function lastAnswer({ result }: OpenLesson): LessonAnswer | undefined {
  switch (result.kind) {
    case 'untried':
      return undefined;
    case 'checked':
      return result.answer;
    case 'checking':
    case 'failed':
      return result.before;
  }
}

/** The question is asked anew as the project changes; a choice stays while it is among the choices. */
function askedWith(before: LessonPrediction, view: PredictionView | undefined): LessonPrediction {
  if (before.kind !== 'none' && before.kind !== 'asked') return before;
  if (view === undefined) return { kind: 'none' };
  const { question, choices } = view;
  const choice = before.kind === 'asked' && choices.includes(before.choice ?? '') ? before.choice : undefined;
  return { kind: 'asked', question, choices, choice };
}

/** After the run the machine answers whoever chose; whoever did not is left alone. */
function answeredWith(before: LessonPrediction, view: PredictionView | undefined): LessonPrediction {
  if (before.kind !== 'asked') return before;
  if (before.choice === undefined || view === undefined) return askedWith(before, view);
  const { question, answer, why } = view;
  return { kind: 'answered', question, choice: before.choice, answer, why };
}

export function lessonActions(
  set: (change: (state: AppState) => Partial<AppState>) => void,
  get: () => AppState,
  engine: Pick<EngineClient, 'checkLesson'>,
): LessonActions {
  type Next = (lesson: OpenLesson) => Partial<OpenLesson>;

  /** Changes the lesson of an opening, unless something else was opened since. */
  function change(opening: number, next: Next): void {
    set((state) =>
      state.lesson === undefined || state.opening !== opening
        ? {}
        : { lesson: { ...state.lesson, ...next(state.lesson) } },
    );
  }

  function changeOpen(next: Next): void {
    change(get().opening, next);
  }

  return {
    openLesson: (id) => set(({ lessonAsked }) => ({ lessonAsked: { id, token: (lessonAsked?.token ?? 0) + 1 } })),
    previewLesson: async () => {
      const { lesson, opening, project, revision } = get();
      // What did not end is not begun again by itself.
      if (lesson === undefined || lesson.result.kind === 'checking' || get().unread !== undefined) return;
      const answer = await engine.checkLesson(lesson.id, project);
      // The text went on, or a run is judged: a newer answer is on its way.
      if (answer.kind !== 'answer' || get().revision !== revision) return;
      const { checks, prediction } = answer.value;
      change(opening, (now) => ({ tasks: checks, prediction: askedWith(now.prediction, prediction) }));
    },
    checkLesson: async (project: Project = get().project) => {
      const { lesson, opening } = get();
      if (lesson === undefined) return;
      const before = lastAnswer(lesson);
      change(opening, () => ({ result: { kind: 'checking', before } }));
      const answer = await engine.checkLesson(lesson.id, project);
      // A newer run is being judged.
      if (answer.kind === 'stale') return;
      if (answer.kind === 'ended') {
        change(opening, () => ({ result: { kind: 'failed', message: answer.message, before } }));
        return;
      }
      const { checks, prediction } = answer.value;
      change(opening, (now) => ({
        tasks: checks,
        result: { kind: 'checked', answer: answer.value },
        prediction: answeredWith(now.prediction, prediction),
      }));
      if (get().opening === opening) get().actions.noteLesson(lesson.id, isPassed(answer.value) ? 'done' : 'started');
    },
    predict: (choice) =>
      changeOpen(({ prediction }) => (prediction.kind === 'asked' ? { prediction: { ...prediction, choice } } : {})),
    skipPrediction: (isSkipped) =>
      changeOpen(() => ({ prediction: isSkipped ? { kind: 'skipped' } : { kind: 'none' } })),
    showHint: (check) => changeOpen(({ hints }) => ({ hints: { ...hints, [check]: (hints[check] ?? 0) + 1 } })),
    keepMine: (mine) => changeOpen(() => ({ mine })),
    restartLesson: () => {
      const { opening, actions } = get();
      change(opening, ({ id, tasks }) => ({ ...freshLesson(id), tasks }));
      actions.resetSystem();
    },
    noteLesson: (id, state) => set(({ lessonProgress }) => ({ lessonProgress: withLesson(lessonProgress, id, state) })),
    mergeLessonProgress: (progress: LessonProgress) =>
      set(({ lessonProgress }) => ({ lessonProgress: mergeProgress(lessonProgress, progress) })),
    forgetLessonProgress: () => {
      const { lessonProgress } = get();
      set(() => ({ lessonProgress: noProgress }));
      return () => get().actions.mergeLessonProgress(lessonProgress);
    },
  };
}
