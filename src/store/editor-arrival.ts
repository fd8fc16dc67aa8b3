/**
 * What a first visit loads in which order: the editor's code before everything else that is large (the engine's worker, a
 * view's library), so that a person on a slow line can type soonest.
 */
let arrived = (): void => undefined;

/** Resolves when the editor's code is there, or cannot be had, or is not wanted on this page. */
export const afterEditor = new Promise<void>((resolve) => {
  arrived = resolve;
});

/** Lets the rest begin. */
export function editorArrived(): void {
  arrived();
}
