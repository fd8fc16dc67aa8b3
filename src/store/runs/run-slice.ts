import { showOpenedRun } from '../opened/opened-actions.ts';
import { startProgress } from './progress.ts';
import { freshMachine } from '../project-slice.ts';
import { withEarlierRuns } from './run-history.ts';
import { applyProject } from './apply-project.ts';
import { runCommand } from './run-command.ts';
import type { WorkContext } from './work-context.ts';
import { takeTurns } from '../take-turns.ts';
import type { AppState } from '../state.ts';
import type { Actions } from '../state/actions.ts';

type RunActions = Pick<
  Actions,
  | 'readNow'
  | 'apply'
  | 'showRun'
  | 'addEarlierRuns'
  | 'cancelRun'
  | 'waitLonger'
  | 'runShell'
  | 'describeMachine'
  | 'undoByHand'
  | 'resetSystem'
  | 'showStep'
>;

/**
 * Returns whether the user can apply. This is not possible during a run. The only exception is the automatic run after
 * a project is opened: the new run waits for it.
 */
export function canApply({ progress }: Pick<AppState, 'progress'>): boolean {
  return progress === undefined || progress.origin === 'opening';
}

export function runActions(
  set: WorkContext['set'],
  get: WorkContext['get'],
  engine: WorkContext['engine'],
  packs: WorkContext['packs'],
): RunActions {
  const context: WorkContext = { set, get, engine, packs };
  /** Runs and commands take turns, because they share one machine. */
  const inTurn = takeTurns();
  let stops = 0;
  return {
    readNow: () => {
      set(({ readRequests }) => ({ readRequests: readRequests + 1, unread: undefined }));
      const { lastRunSystem, byHand, actions } = get();
      if (lastRunSystem === undefined && byHand === undefined)
        void actions.apply({ noop: false, fresh: true, origin: 'opening' });
    },
    apply: async ({ noop, fresh = false, origin = 'button' }) => {
      const { opening, unread, shownRun: shownBefore } = get();
      if (!canApply(get()) || (origin === 'opening' && unread !== undefined)) return;
      const begin = (): void => set(() => ({ progress: startProgress(origin), step: undefined }));
      begin();
      const before = stops;
      const isStopped = (): boolean => stops !== before;
      await inTurn(async () => {
        if (get().opening !== opening) return;
        if (isStopped()) return set(() => ({ progress: undefined }));
        // Sets the progress again, because the automatic run before this one cleared the progress at its end.
        begin();
        await applyProject(context, { noop, fresh, origin, shownBefore, isStopped });
      });
    },
    showRun: (id) => {
      const record = get().runs.find((each) => each.id === id);
      if (record === undefined || get().progress !== undefined) return;
      if (record.origin === 'opened') return set((state) => showOpenedRun(state, id));
      const { certname } = record;
      if (certname !== get().project.node.certname) get().actions.switchNode(certname);
      if (certname === get().project.node.certname) set(() => ({ shownRun: id, step: undefined }));
    },
    addEarlierRuns: (runs) => set((state) => ({ runs: withEarlierRuns(state.runs, runs) })),
    runShell: (command) => inTurn(() => runCommand(context, command)),
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
    cancelRun: () => {
      stops += 1;
      return engine.cancel();
    },
    waitLonger: () => engine.wait(),
    resetSystem: () => set(() => ({ ...freshMachine })),
    showStep: (step) => set(() => ({ step })),
  };
}
