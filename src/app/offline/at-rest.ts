import type { AppStore } from '../../store/create-store.ts';

/** Milliseconds without work for the engine after which the page counts as at rest. */
const REST = 1000;

/** Resolves when the engine has had nothing to do for a while: what is opened or typed is shown before the page does anything else. */
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
