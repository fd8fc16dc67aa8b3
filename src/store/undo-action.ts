import { appStore } from './store.ts';

interface UndoAction {
  readonly label: 'Undo';
  readonly run: () => void;
  readonly isPossible: () => boolean;
}

/** The Undo button of a notice. Works while the same project is open and `isPossible` returns true. */
export function undoAction(run: () => void, isPossible: () => boolean = () => true): UndoAction {
  const { opening } = appStore.getState();
  return { label: 'Undo', run, isPossible: () => appStore.getState().opening === opening && isPossible() };
}
