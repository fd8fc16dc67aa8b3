import type { EngineClient } from '../../client/client-types.ts';
import { surveyMissing, type MissingState } from '../loops/missing-loop.ts';
import type { AppState } from '../state.ts';
import type { Actions } from '../state/actions.ts';
import type { ViewId } from '../state/view-state.ts';

export type Surveyor = Pick<EngineClient, 'beginMissing' | 'missingStep' | 'release'>;

type Set = (change: Partial<AppState>) => void;

/** Views in which the user types or reads. Results do not replace them. */
const WORK_VIEWS: ReadonlySet<ViewId> = new Set<ViewId>(['search', 'terminal', 'reference', 'preview']);

/**
 * Returns whether anything except facts is missing. The page then shows the results although the user did not request
 * them.
 */
function isAnythingMissing(state: MissingState): boolean {
  if (state.kind !== 'asked' || state.view === undefined) return false;
  const { modules, things } = state.view;
  return modules.length > 0 || things.some(({ kind }) => kind !== 'fact');
}

export function missingActions(
  set: Set,
  get: () => AppState,
  surveyClient: Surveyor,
): Pick<Actions, 'lookForMissing' | 'stopLookingForMissing' | 'holdMissing'> {
  /** Number of the newest survey. An older survey ends when it reads a higher number. */
  let requests = 0;
  let underWay = 0;
  let isHeld = false;
  let waiting: readonly (() => void)[] = [];
  const turn = (): Promise<void> =>
    isHeld ? new Promise((resolve) => (waiting = [...waiting, resolve])) : Promise.resolve();
  return {
    holdMissing: (held) => {
      isHeld = held;
      if (held) return;
      for (const goOn of waiting) goOn();
      waiting = [];
    },
    lookForMissing: async ({ shows, viewChoices = get().viewChoices } = { shows: false }) => {
      requests += 1;
      const own = requests;
      const { project, opening } = get();
      let isShown = !shows;
      const isWanted = (): boolean => own === requests && get().opening === opening;
      const report = (missing: MissingState): void => {
        if (!isWanted()) return;
        set({ missing });
        if (isShown || !isAnythingMissing(missing)) return;
        isShown = true;
        // Keeps a view that the user chose meanwhile, or works in.
        if (get().viewChoices === viewChoices && !WORK_VIEWS.has(get().view)) get().actions.showView('missing');
      };
      underWay += 1;
      await surveyMissing(surveyClient, project, report, isWanted, turn);
      underWay -= 1;
      // Ends the worker, because it holds a lot of data about the project that no later request needs.
      if (underWay === 0) surveyClient.release();
    },
    stopLookingForMissing: () => {
      requests += 1;
      surveyClient.release();
      const { missing } = get();
      if (missing.kind === 'asked' && missing.state === 'busy') set({ missing: { ...missing, state: 'stopped' } });
    },
  };
}
