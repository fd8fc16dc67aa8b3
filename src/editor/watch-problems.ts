import type { AppStore } from '../store/create-store.ts';

/**
 * Calls back with each answer of the engine and of lint, also with one that says what the last did: the text may have been
 * replaced meanwhile, and what was marked in it is gone with it.
 */
export function watchProblems(store: AppStore, show: () => void): () => void {
  return store.subscribe(({ analysis, lint }) => [analysis, lint] as const, show, {
    equalityFn: (a, b) => a.every((part, index) => part === b[index]),
  });
}
