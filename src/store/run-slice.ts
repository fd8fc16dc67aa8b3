import type { ShellAnswer } from '../protocol/shell.ts';
import type { EngineClient } from '../worker/client-types.ts';
import { nextTask } from './next-task.ts';
import { noProgress, withProgress } from './progress.ts';
import { freshMachine } from './project-slice.ts';
import type { Actions, AppState, ByHand, HandStep } from './state.ts';
import { selectSystemNow } from './system-at-step.ts';

type RunActions = Pick<
  Actions,
  'apply' | 'cancelRun' | 'runShell' | 'describeMachine' | 'undoByHand' | 'resetSystem' | 'showStep'
>;

/** As many steps by hand can be taken back: each keeps a machine. */
const MOST_HAND_STEPS = 30;

/** What a command did to the machine, with the way back. */
function changedByHand(state: AppState, label: string, { changed }: ShellAnswer): Partial<AppState> {
  const before = state.byHand?.before ?? selectSystemNow(state);
  if (changed === undefined || before === undefined) return {};
  const step: HandStep = { label, machine: state.machine, byHand: state.byHand };
  const done = [step, ...(state.byHand?.done ?? [])].slice(0, MOST_HAND_STEPS);
  const byHand: ByHand = { before, system: changed.system, done };
  return { machine: changed.machine, byHand, step: undefined };
}

/** What a command did to the project's files. */
function changedFiles(files: ShellAnswer['files']): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text ?? undefined]));
}

export function runActions(
  set: (change: (state: AppState) => Partial<AppState>) => void,
  get: () => AppState,
  engine: EngineClient,
): RunActions {
  /** Runs and commands take turns, as they work on one machine. */
  let turn: Promise<unknown> = Promise.resolve();
  async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const mine = turn.then(act);
    turn = mine;
    return mine;
  }

  async function applyNow(noop: boolean, fresh: boolean, opening: number): Promise<void> {
    const { project, revision, machine } = get();
    const token = fresh ? undefined : machine;
    const answer = await engine.apply(
      { revision, project, noop, ...(token === undefined ? {} : { machine: token }) },
      (batch) =>
        set((state) =>
          state.progress === undefined || state.opening !== opening
            ? {}
            : { progress: withProgress(state.progress, batch) },
        ),
    );
    // To read a long report takes as long as to show it.
    await nextTask();

    set((state) => {
      // Another project was opened meanwhile: its page shows nothing of this run.
      if (state.opening !== opening) return {};
      if (answer.kind !== 'answer') return { progress: undefined };
      const report = answer.value;
      return {
        progress: undefined,
        report,
        step: undefined,
        // What did nothing leaves what was changed by hand as it was, and its way back.
        ...(noop || report.journal.length === 0 ? {} : { byHand: undefined }),
        ...(noop ? {} : { machine: report.machine }),
        ...(noop || report.catalog === undefined ? {} : { applied: report.catalog }),
      };
    });
  }

  return {
    apply: async ({ noop, fresh = false }) => {
      const { opening, progress } = get();
      if (progress !== undefined) return;
      set(() => ({ progress: noProgress, step: undefined }));
      await inTurn(() => applyNow(noop, fresh, opening));
    },
    runShell: ({ line, label = line, ...rest }) =>
      inTurn(async () => {
        const { project, opening, machine } = get();
        set(() => ({ isShellBusy: true }));
        const answer = await engine.shell({ project, line, ...rest, ...(machine === undefined ? {} : { machine }) });
        const now = get();
        const isMoot =
          now.opening !== opening || now.machine !== machine || now.project.node.certname !== project.node.certname;
        set((state) => ({
          isShellBusy: false,
          ...(isMoot || answer.kind !== 'answer' ? {} : changedByHand(state, label, answer.value)),
        }));
        if (isMoot || answer.kind === 'stale') return { kind: 'moot' };
        if (answer.kind === 'ended') return { kind: 'ended', message: answer.message };
        const files = changedFiles(answer.value.files);
        if (Object.keys(files).length > 0) get().actions.changeFiles(files);
        return { kind: 'done', answer: answer.value };
      }),
    describeMachine: () =>
      inTurn(async () => {
        const { project, machine } = get();
        const answer = await engine.describeMachine(project, machine);
        return answer.kind === 'answer' ? answer.value : undefined;
      }),
    undoByHand: () =>
      set(({ byHand }) => {
        const last = byHand?.done[0];
        return last === undefined ? {} : { machine: last.machine, byHand: last.byHand, step: undefined };
      }),
    cancelRun: () => engine.cancel(),
    resetSystem: () => set(() => ({ ...freshMachine })),
    showStep: (step) => set(() => ({ step })),
  };
}
