/** The members of Monaco's `SuggestWidget` that this file uses. Monaco has no types for this class. */
export interface SuggestList {
  readonly _showTimeout: { cancelAndSet(run: () => void, delay: number): void };
  _show(): void;
}

/** Milliseconds until a completion list becomes visible: enough for the frame that computes its position. */
const DELAY = 20;

/** Makes completion lists appear as soon as their position is known. Monaco waits for a tenth of a second. */
export function showListsSoon(prototype: SuggestList): void {
  const show = prototype._show;
  prototype._show = function (): void {
    const timeout = this._showTimeout;
    if (!Object.hasOwn(timeout, 'cancelAndSet')) {
      const cancelAndSet = timeout.cancelAndSet.bind(timeout);
      timeout.cancelAndSet = (run) => cancelAndSet(run, DELAY);
    }
    show.call(this);
  };
}
