import { appStore } from '../store.ts';

interface UndoAction {
  readonly label: 'Undo';
  readonly run: () => void;
  readonly isPossible: () => boolean;
}

/** Creates the Undo button of a notice. It works while the same project is open and `isPossible` returns true. */
export function undoAction(run: () => void, isPossible: () => boolean = () => true): UndoAction {
  const { opening } = appStore.getState();
  return { label: 'Undo', run, isPossible: () => appStore.getState().opening === opening && isPossible() };
}
