import type { AppStore } from '../store/create-store.ts';

/**
 * Calls the listener for each result of the engine, of lint and of the static checks, even if the problems are
 * unchanged: if the source was replaced in the meantime, the editor has lost its markers.
 */
export function watchProblems(store: AppStore, show: () => void): () => void {
  return store.subscribe(
    ({ analysis, lint, checks, editorSettings: { showsUnused } }) => [analysis, lint, checks, showsUnused] as const,
    show,
    {
      equalityFn: (a, b) => a.every((part, index) => part === b[index]),
    },
  );
}
