/**
 * Stations of opening the page. The editor's code loads before all other large code (the engine's worker, a view's library), so that on a
 * slow connection typing is possible as early as possible. Each station is a mark of the browser's performance timeline (`bunraku:graph`).
 */

/** In the usual order. */
export type Station =
  /** The page without its parts. */
  | 'shell'
  /** The editor has its text. */
  | 'editor'
  /** The first analysis is requested; the engine's worker starts when the editor's code has arrived. */
  | 'engine'
  /** The first catalog has arrived. */
  | 'catalog'
  /** The first graph is drawn. */
  | 'graph';

const marked = new Set<Station>();

/** Marks the first time that the page reaches a station. */
export function markStation(station: Station): void {
  if (marked.has(station)) return;
  marked.add(station);
  performance.mark(`bunraku:${station}`);
}

let arrived = (): void => undefined;

/** Resolves when the editor's code is loaded, failed to load, or is not needed on this page. */
export const afterEditor = new Promise<void>((resolve) => {
  arrived = resolve;
});

/** Starts to load the rest. */
export function editorArrived(): void {
  arrived();
}
