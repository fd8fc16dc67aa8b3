import type { EngineClient } from '../worker/client-types.ts';
import { noProgress, withProgress } from './progress.ts';
import { freshMachine } from './project-slice.ts';
import type { Actions, AppState } from './state.ts';

type RunActions = Pick<Actions, 'apply' | 'cancelRun' | 'resetSystem' | 'showStep'>;

export function runActions(
  set: (change: (state: AppState) => Partial<AppState>) => void,
  get: () => AppState,
  engine: EngineClient,
): RunActions {
  return {
    apply: async ({ noop, fresh = false }) => {
      const { project, opening, revision, progress, machine } = get();
      if (progress !== undefined) return;
      set(() => ({ progress: noProgress, step: undefined }));

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

      set((state) => {
        // Another project was opened meanwhile: its page shows nothing of this run.
        if (state.opening !== opening) return {};
        if (answer.kind !== 'answer') return { progress: undefined };
        const report = answer.value;
        return {
          progress: undefined,
          report,
          step: undefined,
          ...(noop ? {} : { machine: report.machine }),
        };
      });
    },
    cancelRun: () => engine.cancel(),
    resetSystem: () => set(() => ({ ...freshMachine })),
    showStep: (step) => set(() => ({ step })),
  };
}
