/** Adds runs from files of real agents to the history, and removes them. The project stays as it is. */
import type { RunRecord } from '../../protocol/run-record.ts';
import { withOpenedRuns } from '../runs/run-history.ts';
import type { Actions } from '../state/actions.ts';
import type { AppState } from '../state.ts';

type OpenedActions = Pick<Actions, 'addOpenedRuns' | 'showProject' | 'closeOpenedRuns' | 'compareCatalog'>;

export function openedActions(
  set: (change: (state: AppState) => Partial<AppState>) => void,
  get: () => AppState,
): OpenedActions {
  return {
    addOpenedRuns: (runs) => {
      const [first] = runs;
      if (first === undefined) return;
      set((state) => ({ runs: withOpenedRuns(state.runs, runs) }));
      get().actions.showRun(first.id);
    },
    showProject: () => set(showOwn),
    compareCatalog: (compared) => set(() => ({ compared })),
    closeOpenedRuns: () =>
      set((state) => ({ ...showOwn(state), runs: state.runs.filter(({ origin }) => origin !== 'opened') })),
  };
}

/** Shows the last run of the project's node, if an opened run is shown. */
function showOwn({ runs, shownRun, project }: AppState): Partial<AppState> {
  const isOpened = (record: RunRecord): boolean => record.origin === 'opened';
  if (!runs.some((record) => record.id === shownRun && isOpened(record))) return {};
  const own = runs.find((record) => !isOpened(record) && record.certname === project.node.certname);
  return { shownRun: own?.id, step: undefined, selection: undefined, selectedBy: undefined };
}
