/**
 * The editor's code loads before all other large code (the engine's worker, a view's library), so that on a slow connection typing is
 * possible as early as possible.
 */

let arrived = (): void => undefined;

/** Resolves when the editor's code is loaded, failed to load, or is not needed on this page. */
export const afterEditor = new Promise<void>((resolve) => {
  arrived = resolve;
});

/** Called when the editor's code has arrived, so that the rest can load. */
export function editorArrived(): void {
  arrived();
}
