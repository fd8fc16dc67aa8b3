import { projectDigest } from '../protocol/project/project-digest.ts';
import type { Project } from '../protocol/project/project.ts';
import type { RunOrigin, RunRecord } from '../protocol/run-record.ts';
import type { RunReportView, RunView } from '../protocol/run.ts';
import type { ShellAnswer, ShellRunView } from '../protocol/shell.ts';
import type { EngineClient } from '../client/client-types.ts';
import { servedBytes } from '../workspace/kept/kept-bytes.ts';
import type { PackStore } from '../workspace/kept/pack-store.ts';
import { nextTask } from './next-task.ts';
import { begun, withProgress } from './progress.ts';
import { freshMachine } from './project-slice.ts';
import { withEarlierRuns, withRun } from './run-history.ts';
import type { Actions, AppState, ByHand, HandStep } from './state.ts';
import { selectSystemNow } from './system-at-step.ts';

type RunActions = Pick<
  Actions,
  | 'readNow'
  | 'apply'
  | 'showRun'
  | 'addEarlierRuns'
  | 'cancelRun'
  | 'runShell'
  | 'describeMachine'
  | 'undoByHand'
  | 'resetSystem'
  | 'showStep'
>;

/** As many steps by hand can be taken back: each keeps a machine. */
const MOST_HAND_STEPS = 30;

/** What a command did to the machine, with the way back. */
function changedByHand(state: AppState, label: string, { changed }: ShellAnswer): Partial<AppState> {
  const before = state.byHand?.before ?? selectSystemNow(state);
  if (changed === undefined || before === undefined) return {};
  const step: HandStep = { label, machine: state.machine, machineId: state.machineId, byHand: state.byHand };
  const done = [step, ...(state.byHand?.done ?? [])].slice(0, MOST_HAND_STEPS);
  const byHand: ByHand = { before, system: changed.system, done };
  return { machine: changed.machine, machineId: crypto.randomUUID(), byHand, step: undefined };
}

/** The part of a record that the run itself does not tell. */
type Circumstances = Omit<RunRecord, 'id' | 'endedAt' | 'run' | 'isShortened'>;

function recordOf(run: RunView, circumstances: Circumstances): RunRecord {
  return { ...circumstances, id: crypto.randomUUID(), endedAt: Date.now(), run, isShortened: false };
}

/** A run without what only the answer to the page has. */
function runOf({ revision: _revision, machine: _machine, ...run }: RunReportView): RunView {
  return run;
}

/** The runs that a command made join the history, and the last of them is shown. */
function commandRuns(
  state: AppState,
  runs: readonly ShellRunView[],
  line: string,
  project: Project,
  machineId: string | undefined,
): Partial<AppState> {
  let history = state.runs;
  let machineBefore = state.machineId;
  let { applied } = state;
  runs.forEach(({ origin, isOfProject, run }, index) => {
    // Another command of the line may have changed the machine since the run.
    const left = index === runs.length - 1 ? machineId : crypto.randomUUID();
    const record = recordOf(run, {
      origin,
      command: line,
      certname: project.node.certname,
      text: isOfProject ? projectDigest(project) : undefined,
      machineBefore,
      machineId: left,
    });
    machineBefore = left;
    history = withRun(history, record);
    if (isOfProject && !run.noop && run.catalog !== undefined) applied = run.catalog;
  });
  return runs.length === 0 ? {} : { runs: history, applied, shownRun: history[0]?.id, step: undefined };
}

/** What a command did to the project's files. */
function changedFiles(files: ShellAnswer['files']): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text ?? undefined]));
}

/** Whether a person may apply: no run is under way but that of the opening, which nobody asked for and which is waited for. */
export function canApply({ progress }: Pick<AppState, 'progress'>): boolean {
  return progress === undefined || progress.origin === 'opening';
}

export function runActions(
  set: (change: (state: AppState) => Partial<AppState>) => void,
  get: () => AppState,
  engine: EngineClient,
  packs: Pick<PackStore, 'blob'>,
): RunActions {
  /** Runs and commands take turns, as they work on one machine. */
  let turn: Promise<unknown> = Promise.resolve();
  async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const mine = turn.then(act);
    turn = mine;
    return mine;
  }

  async function applyNow(noop: boolean, fresh: boolean, origin: RunOrigin, opening: number): Promise<void> {
    const { project, revision, machine } = get();
    const token = fresh ? undefined : machine;
    const machineBefore = fresh ? undefined : get().machineId;
    const kept = project.kept === undefined ? undefined : await servedBytes(packs, project.kept);
    const answer = await engine.apply(
      {
        revision,
        project,
        noop,
        ...(token === undefined ? {} : { machine: token }),
        ...(kept === undefined ? {} : { kept }),
      },
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
      const run = runOf(report);
      const isChanged = !noop && report.journal.length > 0;
      const machineId = isChanged ? crypto.randomUUID() : fresh ? undefined : state.machineId;
      const { certname } = project.node;
      const record = recordOf(run, { origin, certname, text: projectDigest(project), machineBefore, machineId });
      return {
        progress: undefined,
        runs: withRun(state.runs, record),
        shownRun: record.id,
        lastRunSystem: { before: run.before, after: noop ? run.before : run.after },
        machineId: noop ? state.machineId : machineId,
        step: undefined,
        // What did nothing leaves what was changed by hand as it was, and its way back.
        ...(isChanged ? { byHand: undefined } : {}),
        ...(noop ? {} : { machine: report.machine }),
        ...(noop || report.catalog === undefined ? {} : { applied: report.catalog }),
      };
    });
  }

  return {
    readNow: () => {
      set(({ readsAsked }) => ({ readsAsked: readsAsked + 1, unread: undefined }));
      const { lastRunSystem, byHand, actions } = get();
      if (lastRunSystem === undefined && byHand === undefined)
        void actions.apply({ noop: false, fresh: true, origin: 'opening' });
    },
    apply: async ({ noop, fresh = false, origin = 'button' }) => {
      const { opening, unread } = get();
      if (!canApply(get()) || (origin === 'opening' && unread !== undefined)) return;
      const begin = (): void => set(() => ({ progress: begun(origin), step: undefined }));
      begin();
      await inTurn(async () => {
        if (get().opening !== opening) return;
        // The run of the opening, which this one waited for, took its progress along.
        begin();
        await applyNow(noop, fresh, origin, opening);
      });
    },
    showRun: (id) => {
      const record = get().runs.find((each) => each.id === id);
      if (record === undefined || get().progress !== undefined) return;
      const { certname } = record;
      if (certname !== get().project.node.certname) get().actions.switchNode(certname);
      if (certname === get().project.node.certname) set(() => ({ shownRun: id, step: undefined }));
    },
    addEarlierRuns: (runs) => set((state) => ({ runs: withEarlierRuns(state.runs, runs) })),
    runShell: ({ line, label = line, ...rest }) =>
      inTurn(async () => {
        const { project, opening, machine } = get();
        set(() => ({ isShellBusy: true }));
        const kept = project.kept === undefined ? undefined : await servedBytes(packs, project.kept);
        const answer = await engine.shell({
          project,
          line,
          ...rest,
          ...(machine === undefined ? {} : { machine }),
          ...(kept === undefined ? {} : { kept }),
        });
        const now = get();
        const isMoot =
          now.opening !== opening || now.machine !== machine || now.project.node.certname !== project.node.certname;
        set((state) => {
          if (isMoot || answer.kind !== 'answer') return { isShellBusy: false };
          const changed = changedByHand(state, label, answer.value);
          const { machineId = state.machineId } = changed;
          return { isShellBusy: false, ...changed, ...commandRuns(state, answer.value.runs, line, project, machineId) };
        });
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
        if (last === undefined) return {};
        return { machine: last.machine, machineId: last.machineId, byHand: last.byHand, step: undefined };
      }),
    cancelRun: () => engine.cancel(),
    resetSystem: () => set(() => ({ ...freshMachine })),
    showStep: (step) => set(() => ({ step })),
  };
}
