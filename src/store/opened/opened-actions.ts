/** Adds runs from files of real agents to the history, and removes them. The project stays as it is. */
import type { RunRecord } from '../../protocol/run-record.ts';
import { withOpenedRuns } from '../runs/run-history.ts';
import type { Actions } from '../state/actions.ts';
import type { AppState } from '../state.ts';

type OpenedActions = Pick<Actions, 'addOpenedRuns' | 'showProject' | 'closeOpenedRuns' | 'compareCatalog'>;

export function openedActions(set: (change: (state: AppState) => Partial<AppState>) => void): OpenedActions {
  return {
    addOpenedRuns: (runs) => {
      const [first] = runs;
      if (first === undefined) return;
      set((state) => ({ runs: withOpenedRuns(state.runs, runs), ...showOpenedRun(state, first.id) }));
    },
    showProject: () => set(showOwn),
    compareCatalog: (compared) => set(() => ({ compared })),
    closeOpenedRuns: () =>
      set((state) => ({ ...showOwn(state), runs: state.runs.filter(({ origin }) => origin !== 'opened') })),
  };
}

/** Shows a run of an opened file. A dependency or cycle belongs to one graph, so its selection is removed. */
export function showOpenedRun({ selection }: AppState, id: string): Partial<AppState> {
  return { shownRun: id, step: undefined, ...(selection?.kind === 'resource' ? {} : { selection: undefined }) };
}

/** Shows the last run of the project's node, if an opened run is shown. */
function showOwn({ runs, shownRun, project }: AppState): Partial<AppState> {
  const isOpened = (record: RunRecord): boolean => record.origin === 'opened';
  if (!runs.some((record) => record.id === shownRun && isOpened(record))) return {};
  const own = runs.find((record) => !isOpened(record) && record.certname === project.node.certname);
  return { shownRun: own?.id, step: undefined, selection: undefined, selectedBy: undefined };
}
