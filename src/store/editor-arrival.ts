/**
 * The editor's code loads before all other large code (the engine's worker, the library of a view), so that the user
 * can type early even on a slow connection.
 */

let arrived = (): void => undefined;

/** Resolves when the editor's code has loaded, could not be loaded, or is not needed on this page. */
export const afterEditor = new Promise<void>((resolve) => {
  arrived = resolve;
});

export function editorArrived(): void {
  arrived();
}
