import type { AppStore } from '../../store/create-store.ts';

/** Milliseconds without work of the engine after which the page counts as idle. */
const REST = 1000;

/**
 * Resolves when the engine has been idle for a while. Background work can start then without slowing down the project.
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
