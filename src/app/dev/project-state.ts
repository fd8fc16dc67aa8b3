import { loadExample } from '../../examples/index.ts';
import { editorArrived } from '../../store/editor-arrival.ts';
import { startAnalysisLoop } from '../../store/loops/analysis-loop.ts';
import { startChecksLoop } from '../../store/loops/checks-loop.ts';
import { startLintLoop } from '../../store/loops/lint-loop.ts';
import { appStore, engine, language, unfinished } from '../../store/store.ts';
import type { AppState } from '../../store/state.ts';

export type ProjectState = Omit<AppState, 'actions'>;

declare global {
  interface Window {
    /** State of the gallery's project, shared by all frames, so that the project is compiled and applied only once. */
    bunrakuProjectState?: Promise<ProjectState>;
  }
}

/** Opens, compiles and applies an example. Resolves to the state for all frames. */
export async function applyExample(id: string): Promise<ProjectState> {
  const loaded = await loadExample(id);
  if (loaded.kind !== 'loaded') throw new Error(`The example ${id} is ${loaded.kind}.`);
  const { actions } = appStore.getState();
  editorArrived();
  startAnalysisLoop(appStore, engine, unfinished);
  startLintLoop(appStore, language);
  startChecksLoop(appStore, language);
  const { project, open } = loaded.example;
  actions.openProject(project, `dev-${id}`, { open, active: open[0] });
  await Promise.all([
    actions.apply({ noop: false, fresh: true }),
    until(({ analysis, initialSystem }) => analysis !== undefined && initialSystem !== undefined),
  ]);
  const { actions: _, ...state } = appStore.getState();
  return state;
}

async function until(isReached: (state: AppState) => boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    const check = (): void => {
      if (!isReached(appStore.getState())) return;
      end();
      resolve();
    };
    const end = appStore.subscribe(check);
    check();
  });
}
