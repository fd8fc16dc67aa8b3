import type { AppStore } from '../../store/create-store.ts';

/** Milliseconds of engine idleness after which the page counts as idle. */
const REST = 1000;

/**
 * Resolves when the engine has been idle for a while, since opened and edited projects come before any background work.
 */
export function atRest(store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = store.subscribe(
      ({ worker }) => worker.kind === 'starting' || worker.kind === 'busy' || worker.kind === 'loading',
      (isBusy) => {
        clearTimeout(timer);
        if (isBusy) return;
        timer = setTimeout(() => {
          end();
          resolve();
        }, REST);
      },
      { fireImmediately: true },
    );
  });
}
