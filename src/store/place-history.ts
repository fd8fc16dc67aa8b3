/** Goes back and forward through the places that the user visited in the editor, as in VS Code. */
import type { AppStore } from './create-store.ts';
import type { AppState } from './state.ts';
import type { Actions } from './state/actions.ts';

export interface VisitedPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface PlaceHistory {
  /** Visited places, oldest first. */
  readonly places: readonly VisitedPlace[];
  /** Index of the current place; -1 if there is none. */
  readonly at: number;
}

export interface HistorySlice {
  readonly visited: PlaceHistory;
}

export const NO_HISTORY: PlaceHistory = { places: [], at: -1 };

const MOST = 50;
/** Maximum number of lines that the cursor can move without leaving its current place. */
const NEAR = 10;

/**
 * Returns the history after a cursor movement. A short movement replaces the current place.
 *
 * @param isJump true if the cursor moved to a requested place, such as a definition; then each different line counts as
 * a new place
 */
export function visitPlace({ places, at }: PlaceHistory, place: VisitedPlace, isJump: boolean): PlaceHistory {
  const current = places[at];
  const near = isJump ? 0 : NEAR;
  if (current?.file === place.file && Math.abs(current.line - place.line) <= near) {
    if (current.line === place.line && current.column === place.column) return { places, at };
    return { places: places.with(at, place), at };
  }
  const kept = [...places.slice(0, at + 1), place].slice(-MOST);
  return { places: kept, at: kept.length - 1 };
}

/**
 * Finds the nearest place in a direction whose file still exists. Returns the index of the place, or undefined if there
 * is none.
 */
export function findStep({ places, at }: PlaceHistory, by: -1 | 1, files: AppState['project']['files']) {
  for (let next = at + by; next >= 0 && next < places.length; next += by) {
    const place = places[next];
    if (place !== undefined && files[place.file] !== undefined) return next;
  }
  return undefined;
}

export function historyActions(
  set: (change: (state: AppState) => Partial<AppState>) => void,
  get: () => AppState,
): Pick<Actions, 'stepPlace'> {
  return {
    stepPlace: (by) => {
      const { visited, project, actions } = get();
      const next = findStep(visited, by, project.files);
      const place = next === undefined ? undefined : visited.places[next];
      if (next === undefined || place === undefined) return;
      set(() => ({ visited: { ...visited, at: next } }));
      actions.revealPlace(place);
    },
  };
}

export function recordPlaces(store: AppStore): void {
  let { opening, reveal, visited } = store.getState();
  let isWaiting = false;

  function record(): void {
    isWaiting = false;
    const state = store.getState();
    if (state.opening !== opening) {
      opening = state.opening;
      visited = NO_HISTORY;
    }
    // `stepPlace` has already recorded the place. The cursor only follows.
    const isStep = state.visited !== visited;
    const isJump = state.reveal !== reveal;
    const { cursor, activeFile } = state;
    // A file is about to be shown, and its cursor position is not known yet.
    if (cursor === undefined || cursor.file !== activeFile) return;
    reveal = state.reveal;
    visited = isStep
      ? { ...state.visited, places: state.visited.places.with(state.visited.at, cursor) }
      : visitPlace(visited, cursor, isJump);
    if (visited !== state.visited) store.setState({ visited });
  }

  // When a file is shown, its cursor moves several times within one task of the event loop: to the start, to its last
  // position, and to the requested place.
  store.subscribe(
    (state) => state.cursor,
    () => {
      if (isWaiting) return;
      isWaiting = true;
      queueMicrotask(record);
    },
  );
}
