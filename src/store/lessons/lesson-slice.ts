/** The open lesson with its tasks, hints and prediction, and the progress in all lessons. */
import type {
  AppliedRun,
  CheckedTask,
  GivenChecks,
  LessonAnswer,
  PredictionView,
} from '../../protocol/lessons/lesson.ts';
import type { Project } from '../../protocol/project/project.ts';
import type { RunRecord } from '../../protocol/run-record.ts';
import { isPackLesson, lessonOfDraft, puzzleOfLesson } from '../../workspace/drafts/lesson-drafts.ts';
import {
  mergeProgress,
  noProgress,
  withLesson,
  withSize,
  type LessonProgress,
} from '../../workspace/lessons/lesson-progress.ts';
import type { EngineClient } from '../../client/client-types.ts';
import { computeAge, type RunAge } from '../selectors.ts';
import type { AppState } from '../state.ts';
import type { Actions } from '../state/actions.ts';
import type { JudgedRun, LessonPrediction, OpenLesson } from '../state/lesson-state.ts';
import { takeTurns } from '../take-turns.ts';

type LessonActions = Pick<
  Actions,
  | 'openLesson'
  | 'previewLesson'
  | 'checkLesson'
  | 'recheckLesson'
  | 'predict'
  | 'skipPrediction'
  | 'showHint'
  | 'keepMine'
  | 'restartLesson'
  | 'noteLesson'
  | 'mergeLessonProgress'
  | 'forgetLessonProgress'
>;

/** Returns the state of a newly opened lesson; undefined if the draft belongs to no lesson. */
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
  return checks.every(({ state }) => state.kind === 'passed');
}

export function passedCount(checks: readonly CheckedTask[]): number {
  return checks.filter(({ state }) => state.kind === 'passed').length;
}

/** Returns whether every task of the open lesson passed in the last check. */
export function selectLessonPassed({ lesson }: Pick<AppState, 'lesson'>): boolean {
  return lesson?.result.kind === 'checked' && isPassed(lesson.result.answer);
}

/** Returns the last checked run, also while a newer run is being checked. */
function lastJudged({ result }: OpenLesson): JudgedRun | undefined {
  switch (result.kind) {
    case 'untried':
      return undefined;
    case 'checked':
      return result;
    case 'checking':
    case 'failed':
      return result.before;
  }
}

/** Returns the answer of the last check, also while a newer check is in progress. */
export function lastAnswer(lesson: OpenLesson): LessonAnswer | undefined {
  return lastJudged(lesson)?.answer;
}

/**
 * Returns the reason why the results of the open lesson do not match the current code and machine; undefined if they
 * match, or if there are no results.
 */
export function selectLessonAge(state: AppState): Exclude<RunAge, 'now'> | undefined {
  const { lesson, runs } = state;
  const judged = lesson === undefined ? undefined : lastJudged(lesson);
  const record = runs.find(({ id }) => id === judged?.run);
  const age = record === undefined ? 'now' : computeAge(record, state);
  return age === 'now' ? undefined : age;
}

/** Returns whether the current code of the open puzzle solves it, by the last check. */
export function selectPuzzleSolved(state: AppState): boolean {
  const age = selectLessonAge(state);
  return selectLessonPassed(state) && (age === undefined || age === 'older than the machine');
}

function appliedRun(record: RunRecord, runs: readonly RunRecord[]): AppliedRun {
  const { certname, text, machineBefore, run } = record;
  const earlier = runs
    .slice(runs.indexOf(record) + 1)
    .find((each) => each.certname === certname && !each.run.noop && each.run.error === undefined);
  return {
    run,
    isFresh: machineBefore === undefined,
    isSecond: earlier !== undefined && earlier.text === text && earlier.machineId === machineBefore,
  };
}

/** Keeps the learner's choice if it is still among the choices. Keeps the question if the code does not compile. */
function askedWith(before: LessonPrediction, view: PredictionView | undefined): LessonPrediction {
  if (before.kind !== 'none' && before.kind !== 'asked') return before;
  if (view === undefined) return { kind: 'none' };
  const { question, choices, isAboutSecond = false } = view;
  if (choices.length === 0 && before.kind === 'asked') return before;
  const choice = before.kind === 'asked' && choices.includes(before.choice ?? '') ? before.choice : undefined;
  return { kind: 'asked', question, choices, choice, isAboutSecond };
}

/** Returns the prediction with the answer from the run, if the learner has made a choice. */
function answeredWith(before: LessonPrediction, view: PredictionView | undefined): LessonPrediction {
  if (before.kind !== 'asked') return before;
  if (before.choice === undefined || view?.outcome === undefined) return askedWith(before, view);
  const { answer, why } = view.outcome;
  return { kind: 'answered', question: view.question, choice: before.choice, answer, why };
}

interface LoadedGiven {
  readonly given?: { readonly given: GivenChecks };
  readonly runsCommands: boolean;
}

/** Loads the checks of a lesson in a lesson pack. The worker already has the checks of Bunraku's own lessons. */
async function loadGiven(id: string): Promise<LoadedGiven> {
  if (!isPackLesson(id)) return { runsCommands: false };
  const { findGivenChecks } = await import('../../lesson-packs/given-checks.ts');
  const found = await findGivenChecks(id);
  return found === undefined
    ? { runsCommands: false }
    : { given: { given: found.given }, runsCommands: found.runsCommands };
}

export function lessonActions(
  set: (change: (state: AppState) => Partial<AppState>) => void,
  get: () => AppState,
  engine: Pick<EngineClient, 'checkLesson'>,
): LessonActions {
  type Next = (lesson: OpenLesson) => Partial<OpenLesson>;
  const inTurn = takeTurns();
  let lastChecked: { readonly record: RunRecord; readonly project: Project } | undefined;

  /** Changes the open lesson. Does nothing if a project was opened after the one with the number `opening`. */
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
    openLesson: (id) =>
      set(({ requestedLesson }) => ({ requestedLesson: { id, token: (requestedLesson?.token ?? 0) + 1 } })),
    previewLesson: async () => {
      const { lesson, opening, project, revision } = get();
      // A check does not start while a check is in progress, nor for code whose last analysis did not finish.
      if (lesson === undefined || lesson.result.kind === 'checking' || get().unread !== undefined) return;
      const { given } = await loadGiven(lesson.id);
      const answer = await engine.checkLesson({ project, ...given, before: [] }, lesson.id);
      // The code has changed, or a run is being checked. In both cases, a newer answer will follow.
      if (answer.kind !== 'answer' || get().revision !== revision) return;
      const { checks, prediction } = answer.value;
      change(opening, (now) => ({ tasks: checks, prediction: askedWith(now.prediction, prediction) }));
    },
    checkLesson: async (record, project) => {
      const { lesson, opening, runs, machine } = get();
      const { id, text } = record;
      if (lesson === undefined || text === undefined) return;
      lastChecked = { record, project };
      change(opening, (now) => ({ result: { kind: 'checking', before: lastJudged(now) } }));
      // Checks run one after another: if the user applies twice, the second check needs the results of the first.
      await inTurn(async () => {
        const { lesson: open } = get();
        if (open === undefined || get().opening !== opening) return;
        const before = lastJudged(open);
        change(opening, () => ({ result: { kind: 'checking', before } }));
        const { given, runsCommands } = await loadGiven(open.id);
        const token = runsCommands && machine !== undefined ? { machine } : {};
        const answer = await engine.checkLesson(
          {
            project,
            ...given,
            applied: { ...appliedRun(record, runs), ...token },
            before: before?.text === text ? before.answer.checks : [],
          },
          open.id,
        );
        if (answer.kind === 'stale') return;
        if (answer.kind === 'ended') {
          change(opening, () => ({ result: { kind: 'failed', message: answer.message, before } }));
          return;
        }
        const { prediction } = answer.value;
        change(opening, (now) => ({
          result: { kind: 'checked', answer: answer.value, run: id, text },
          prediction: answeredWith(now.prediction, prediction),
        }));
        if (get().opening !== opening) return;
        // A shown solution does not solve a puzzle.
        const isOwn = puzzleOfLesson(open.id) === undefined || get().lesson?.mine === undefined;
        if (isPassed(answer.value) && isOwn) get().actions.noteLesson(open.id, 'done', answer.value.changeSize);
        else get().actions.noteLesson(open.id, 'started');
      });
    },
    recheckLesson: async () => {
      if (lastChecked !== undefined) await get().actions.checkLesson(lastChecked.record, lastChecked.project);
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
    noteLesson: (id, state, size) =>
      set(({ lessonProgress }) => {
        const noted = withLesson(lessonProgress, id, state);
        return { lessonProgress: size === undefined ? noted : withSize(noted, id, size) };
      }),
    mergeLessonProgress: (progress: LessonProgress) =>
      set(({ lessonProgress }) => ({ lessonProgress: mergeProgress(lessonProgress, progress) })),
    forgetLessonProgress: () => {
      const { lessonProgress } = get();
      set(() => ({ lessonProgress: noProgress }));
      return () => get().actions.mergeLessonProgress(lessonProgress);
    },
  };
}
