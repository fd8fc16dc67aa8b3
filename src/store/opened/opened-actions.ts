/** Adds runs from files of real agents to the history, and removes them. The project stays as it is. */
import type { RunRecord } from '../../protocol/run-record.ts';
import { MOST_KEPT, withOpenedRuns } from '../runs/run-history.ts';
import type { Actions } from '../state/actions.ts';
import type { AppState } from '../state.ts';

type OpenedActions = Pick<
  Actions,
  'addOpenedRuns' | 'showProject' | 'keepOpenedRun' | 'closeOpenedRuns' | 'compareCatalog'
>;

export function openedActions(set: (change: (state: AppState) => Partial<AppState>) => void): OpenedActions {
  return {
    addOpenedRuns: (runs) => {
      const [first] = runs;
      if (first === undefined) return;
      set((state) => ({ runs: withOpenedRuns(state.runs, runs), ...showOpenedRun(state, first.id) }));
    },
    showProject: () => set(showOwn),
    keepOpenedRun: (id, isKept) => {
      let isPossible = true;
      set(({ runs }) => {
        isPossible = !isKept || runs.filter((run) => run.isKept).length < MOST_KEPT;
        return isPossible ? { runs: runs.map((run) => (run.id === id ? withKept(run, isKept) : run)) } : {};
      });
      return isPossible;
    },
    compareCatalog: (compared) => set(() => ({ compared })),
    closeOpenedRuns: () =>
      set((state) => ({ ...showOwn(state), runs: state.runs.filter(({ origin }) => origin !== 'opened') })),
  };
}

function withKept(record: RunRecord, isKept: boolean): RunRecord {
  const { isKept: _before, ...rest } = record;
  return isKept && record.origin === 'opened' ? { ...rest, isKept } : rest;
}

/**
 * Shows a run from an opened agent file. Removes the selection of a dependency or cycle, because it belongs to one
 * graph.
 */
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
